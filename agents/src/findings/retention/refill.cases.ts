import type { RuleCases } from '../testing/cases.ts'
import { firm } from '../testing/firm.ts'

const goal = { label: 'co-op members', counts: 'members', baseline: 1200, target: 1500 } as const
const churn = {
  label: 'leaving members',
  metric: 'churn',
  form: 'share',
  value: 0.02,
  per: 'month',
} as const

/** A housing co-operative and an allotment society; a goal of sales, and a loss of another segment, are left alone. */
export const cases: RuleCases = {
  rule: 'retention.refill',
  fires: [
    {
      firm: firm({ goal: [goal], measure: [churn] }),
      says: 'At the present rate about 258 of the 1,200 members leave in a year, and some of the new ones with them. Reaching 1,500 therefore means winning about 622 members, not 300.',
    },
    {
      firm: firm({
        goal: [
          { label: 'subscribers', counts: 'customers', baseline: 400, target: 460, by: '2027-05' },
        ],
        measure: [{ ...churn, value: 0.25, per: 'year' }],
      }),
      says: 'At the present rate about 56 of the 400 customers leave by May 2027. Reaching 460 therefore means winning 116 customers, not 60.',
    },
  ],
  silent: [
    // Who works here is no member: by the words, or by over how many it was counted.
    firm({ goal: [goal], measure: [{ ...churn, label: 'caretakers who left, of the staff' }] }),
    firm({ goal: [goal], measure: [{ ...churn, label: 'caretakers who left', of: 30 }] }),
    firm({ goal: [{ ...goal, counts: 'sales' }], measure: [churn] }),
    firm({
      segment: [{ label: 'tenants' }],
      goal: [goal],
      measure: [{ ...churn, about: 'segment-1' }],
    }),
  ],
}
