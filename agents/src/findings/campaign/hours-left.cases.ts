import type { RuleCases } from '../testing/cases.ts'
import { firm } from '../testing/firm.ts'

const goal = {
  label: 'wholesale customers',
  counts: 'customers',
  baseline: 20,
  target: 35,
  by: '2027-05',
} as const
const ideas = [
  { label: 'a sample box', hours: 60 },
  { label: 'shop visits', hours: 140 },
]
const evenings = { label: 'Friday afternoons', hoursPerWeek: 4 }

/** A honey maker and a think tank plan more than their week holds; enough hours, or a goal without a day, is no trouble. */
export const cases: RuleCases = {
  rule: 'campaign.hours-left',
  fires: [
    {
      firm: firm({ goal: [goal], idea: ideas, budget: [evenings] }),
      says: 'The ideas together take 200 hours. At 4 hours a week that is 50 weeks, and the goal for wholesale customers falls due in 27 weeks, so some of them have to go.',
    },
    {
      firm: firm({
        goal: [{ ...goal, label: 'donors', by: '2027-01' }],
        idea: [
          { label: 'the annual report', hours: 90 },
          { label: 'a donor dinner', hours: 50 },
        ],
        budget: [{ label: 'the team', hoursPerWeek: 8 }],
      }),
      says: 'The ideas together take 140 hours. At 8 hours a week that is 18 weeks, and the goal for donors falls due in 10 weeks, so some of them have to go.',
    },
  ],
  silent: [
    firm({ goal: [goal], idea: ideas, budget: [{ ...evenings, hoursPerWeek: 20 }] }),
    firm({ goal: [{ ...goal, by: undefined }], idea: ideas, budget: [evenings] }),
  ],
}
