import type { RuleCases } from '../testing/cases.ts'
import { firm } from '../testing/firm.ts'

const goal = {
  label: 'choir members',
  counts: 'members',
  baseline: 80,
  target: 200,
  by: '2027-11',
} as const

/** A choir and a car-sharing club want far more than come; where enough come, or nobody counts them, nothing is short. */
export const cases: RuleCases = {
  rule: 'goal.wins-short',
  fires: [
    {
      firm: firm({ goal: [goal], channel: [{ label: 'concerts', customers: 30 }] }),
      says: 'The goal takes about 10 new members a month. The channels you count bring 2.5: 4 times as many have to come as do today, so more of the same does not reach it.',
    },
    {
      firm: firm({
        goal: [{ ...goal, label: 'drivers', counts: 'customers', baseline: 500, target: 740 }],
        channel: [
          { label: 'neighbours', customers: 60 },
          { label: 'posters', customers: 60 },
        ],
      }),
      says: 'The goal takes about 20 new customers a month. The channels you count bring 10: 2 times as many have to come as do today, so more of the same does not reach it.',
    },
  ],
  silent: [
    firm({ goal: [goal], channel: [{ label: 'concerts', customers: 150 }] }),
    firm({ goal: [goal], channel: [{ label: 'concerts', share: 0.6 }] }),
    firm({
      goal: [goal],
      channel: [{ label: 'concerts', customers: 30, attempt: 'failed' }],
    }),
  ],
}
