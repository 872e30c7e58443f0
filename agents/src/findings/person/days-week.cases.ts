import type { RuleCases } from '../testing/cases.ts'
import { firm } from '../testing/firm.ts'

/** A goat dairy and a street-food stall have no free day for their plans; five days a week, or a plan without hours, leave the question open. */
export const cases: RuleCases = {
  rule: 'person.days-week',
  fires: [
    {
      firm: firm({
        person: [{ label: 'the owner', daysPerWeek: 7 }],
        budget: [{ label: 'time for marketing', hoursPerWeek: 4 }],
      }),
      says: 'The owner: at work 7 days a week already, while the plan counts on 4 hours a week, 192 hours in a year. They are not there until something else stops or goes to somebody else, so name that first.',
    },
    {
      firm: firm({
        person: [
          { label: 'Lien', daysPerWeek: 6 },
          { label: 'the Saturday help', daysPerWeek: 1 },
        ],
        budget: [{ label: 'hours a week', hoursPerWeek: 2.5 }],
      }),
      says: 'Lien: at work 6 days a week already, while the plan counts on 2.5 hours a week, 120 hours in a year. Unless those hours are somebody else’s, they are not there until something stops or is handed over.',
    },
  ],
  silent: [
    firm({
      person: [{ label: 'Lien', daysPerWeek: 5 }],
      budget: [{ label: 'hours a week', hoursPerWeek: 6 }],
    }),
    firm({ person: [{ label: 'the owner', daysPerWeek: 7 }] }),
  ],
  asks: [
    {
      firm: firm({ person: [{ label: 'the owner', daysPerWeek: 7 }] }),
      says: 'Tell me how many hours a week there are for the plan, and I can say whether they fit into the week of the owner.',
    },
  ],
}
