import type { RuleCases } from '../testing/cases.ts'
import { firm } from '../testing/firm.ts'

const guides = { label: 'our mountain guides', sort: 'expertise' } as const

/** A trekking agency and a law tutor claim what rivals claim too; a proved strength, or an edge of another sort, is not contested. */
export const cases: RuleCases = {
  rule: 'competition.contested',
  fires: [
    {
      firm: firm({
        strength: [guides],
        rival: [{ label: 'Summit Trails', betterAt: ['expertise'] }],
      }),
      says: 'You count the mountain guides as a strength, yet Summit Trails is said to be ahead in expertise. Only figures from both sides settle which is true.',
    },
    {
      firm: firm({
        strength: [{ label: 'short waiting times', sort: 'speed' }],
        rival: [{ label: 'the exam apps', sort: 'substitute', betterAt: ['price', 'speed'] }],
      }),
      says: 'You count short waiting times as a strength, yet the exam apps are said to be ahead in speed. Only figures from both sides settle which is true.',
    },
  ],
  silent: [
    firm({
      strength: [{ ...guides, proof: 14, proofForm: 'years' }],
      rival: [{ label: 'Summit Trails', betterAt: ['expertise'] }],
    }),
    firm({ strength: [guides], rival: [{ label: 'Summit Trails', betterAt: ['price'] }] }),
  ],
}
