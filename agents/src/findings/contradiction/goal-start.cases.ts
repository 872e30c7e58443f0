import type { RuleCases } from '../testing/cases.ts'
import { firm } from '../testing/firm.ts'

const goal = { label: 'saunas', counts: 'sales', baseline: 80, target: 110 } as const
const sold = { label: 'saunas built', metric: 'volume', value: 66, per: 'year' } as const

/** A sauna builder is further off than it thinks, a cookery school nearer; a goal for one line, or a small difference, is let be. */
export const cases: RuleCases = {
  rule: 'contradiction.goal-start',
  fires: [
    {
      firm: firm({ goal: [goal], measure: [sold] }),
      says: 'The goal for saunas starts from 80, but 66 are sold in a year. So 44 more are needed, not 30.',
    },
    {
      firm: firm({
        goal: [{ ...goal, label: 'course evenings', baseline: 40, target: 60 }],
        measure: [{ ...sold, label: 'evenings', value: 4, per: 'month' }],
      }),
      says: 'The goal for course evenings starts from 40, but 48 are sold in a year. So 12 more are needed, not 20.',
    },
    {
      firm: firm({
        offer: [{ label: 'barrel saunas', volume: 92 }],
        goal: [{ ...goal, about: 'offer-1' }],
      } as Parameters<typeof firm>[0]),
      says: 'The goal for saunas starts from 80, but its line says that 92 were sold in a year. Either 18 more are needed and not 30, or some of those sold do not come again.',
    },
  ],
  silent: [
    firm({
      offer: [{ label: 'barrel saunas' }],
      goal: [{ ...goal, about: 'offer-1' }],
      measure: [sold],
    }),
    firm({ goal: [goal], measure: [{ ...sold, value: 78 }] }),
  ],
}
