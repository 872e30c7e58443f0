import type { RuleCases } from '../testing/cases.ts'
import { firm } from '../testing/firm.ts'

const said = (about: string) => ({ label: 'the waiting time', about, sort: 'complaint' as const })

/** A law office and a toy shop build on few voices; a small group, or one of which nobody was quoted, is no finding. */
export const cases: RuleCases = {
  rule: 'segment.evidence-n',
  fires: [
    {
      firm: firm({
        segment: [{ label: 'landlords', share: 0.55 }],
        quote: [said('segment-1'), said('segment-1')],
      }),
      says: 'What is known here of landlords, 55% of what comes in, rests on 2 quotations in their own words. New reasons keep coming up until about 12 conversations, so read it as a first sketch.',
    },
    {
      firm: firm({
        segment: [
          { label: 'grandparents', share: 0.3 },
          { label: 'nurseries', share: 0.1 },
        ],
        quote: [said('segment-1'), said('segment-2')],
      }),
      says: 'What is known here of grandparents, 30% of what comes in, rests on 1 quotation in their own words. New reasons keep coming up until about 12 conversations, so read it as a first sketch.',
    },
  ],
  silent: [
    firm({
      segment: [{ label: 'nurseries', share: 0.1 }],
      quote: [said('segment-1')],
    }),
    firm({
      segment: [{ label: 'landlords', share: 0.55 }],
      quote: [{ label: 'the fees', sort: 'complaint' }],
    }),
  ],
}
