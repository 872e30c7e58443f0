import type { RuleCases } from '../testing/cases.ts'
import { firm } from '../testing/firm.ts'

/** A printer and a subscription-box shop want a better margin; a margin in money, or a share of something else, is no lever on price. */
export const cases: RuleCases = {
  rule: 'goal.margin-lever',
  fires: [
    {
      firm: firm({
        goal: [
          { label: 'gross margin', counts: 'margin', form: 'share', baseline: 0.4, target: 0.45 },
        ],
      }),
      says: 'A margin of 45% instead of 40% takes prices that are 9.1% higher at today’s cost, or 8.3% less cost at today’s prices. Selling more of the same does not move it.',
    },
    {
      firm: firm({
        goal: [
          {
            label: 'the margin on boxes',
            counts: 'margin',
            form: 'share',
            baseline: 0.22,
            target: 0.3,
          },
        ],
      }),
      says: 'A margin of 30% instead of 22% takes prices that are 11% higher at today’s cost, or 10% less cost at today’s prices. Selling more of the same does not move it.',
    },
  ],
  silent: [
    firm({
      goal: [
        {
          label: 'margin a job',
          counts: 'margin',
          form: 'money',
          baseline: 4000,
          target: 5000,
        },
      ],
    }),
    firm({
      goal: [
        { label: 'renewals', counts: 'retention', form: 'share', baseline: 0.4, target: 0.45 },
      ],
    }),
  ],
}
