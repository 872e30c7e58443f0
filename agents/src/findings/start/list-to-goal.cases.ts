import type { RuleCases } from '../testing/cases.ts'
import { firm } from '../testing/firm.ts'

const goal = (target: number) => [
  {
    label: 'seats',
    counts: 'sales' as const,
    baseline: 0,
    target,
    form: 'count' as const,
    by: '2027-01-22',
  },
]
const segment = (size: number) => [{ label: 'past guests', size }]

/** Without a goal it decides nothing, and few enough to be rung are no list. */
export const cases: RuleCases = {
  rule: 'start.list-to-goal',
  fires: [
    {
      firm: firm({ segment: segment(800), goal: goal(40) }),
      says: 'You can write to 800 who know you, and your goal takes about 20 more in the first month: 2.5% of them. As a rule of thumb up to 3% of those who know you answer a letter with an order: so the letter comes first, and money for strangers only if it falls short.',
    },
    {
      firm: firm({ segment: segment(60), goal: goal(40) }),
      says: 'You can write to 60 who know you, and your goal takes about 20 more in the first month: 33% of them. As a rule of thumb not more than 15% of them buy again in a month: so they are a beginning, and most of the goal has to come from people who do not know you yet.',
    },
  ],
  silent: [firm({ segment: segment(800) }), firm({ segment: segment(12), goal: goal(40) })],
}
