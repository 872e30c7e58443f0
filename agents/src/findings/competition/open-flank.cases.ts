import type { RuleCases } from '../testing/cases.ts'
import { firm } from '../testing/firm.ts'

const delivery = { label: 'next-day delivery', sort: 'speed', proof: 1, proofForm: 'days' } as const

/** A paint maker and a micro-lender meet rivals where they are weak; a weakness in another field opens nothing. */
export const cases: RuleCases = {
  rule: 'competition.open-flank',
  fires: [
    {
      firm: firm({
        strength: [delivery],
        rival: [
          { label: 'Colorama', worseAt: ['speed'] },
          { label: 'importers', worseAt: ['speed', 'trust'] },
        ],
      }),
      says: 'Next-day delivery speaks for you where Colorama and importers are said to be behind, in speed. You have a figure, so let buyers compare.',
    },
    {
      firm: firm({
        strength: [{ label: 'village agents', sort: 'relationship' }],
        rival: [{ label: 'the mobile banks', worseAt: ['relationship'] }],
      }),
      says: 'Village agents speak for you where the mobile banks are said to be behind, in personal contact. A figure would make the comparison for you.',
    },
  ],
  silent: [
    firm({ strength: [delivery], rival: [{ label: 'Colorama', worseAt: ['range'] }] }),
    firm({ strength: [delivery], rival: [{ label: 'Colorama', betterAt: ['speed'] }] }),
  ],
}
