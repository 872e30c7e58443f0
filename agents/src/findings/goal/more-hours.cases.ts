import type { RuleCases } from '../testing/cases.ts'
import { dollars, firm } from '../testing/firm.ts'

const boats = { label: 'boat repairs', price: dollars(9_000), hoursEach: 180 }
const goal = {
  label: 'boat repairs',
  counts: 'sales' as const,
  baseline: 14,
  target: 26,
  about: 'offer-1',
}

/** A boatyard wants more than one pair of hands gives; a bakery for weddings wants a part of one. A few hours, or hours told beside it, leave it silent. */
export const cases: RuleCases = {
  rule: 'goal.more-hours',
  fires: [
    {
      firm: firm({ offer: [boats, { label: 'winter storage' }], goal: [goal] }),
      says: '12 further sales of boat repairs take 2,160 hours of work a year, at 180 hours each: more than one person works in a year (1,776 hours). Say first who does it, and what they leave undone.',
    },
    {
      firm: firm({
        organization: [{ label: 'Bakery', people: 3 }],
        offer: [{ label: 'wedding cakes', hoursEach: 12 }],
        goal: [{ label: 'cakes', counts: 'sales', baseline: 60, target: 100 }],
      }),
      says: '40 further sales of wedding cakes take 480 hours of work a year, at 12 hours each: 27% of what one person works in a year (1,776 hours). You are 3, so say first who does it.',
    },
  ],
  silent: [
    firm({ offer: [{ ...boats, hoursEach: 2 }], goal: [goal] }),
    firm({
      offer: [{ ...boats, volume: 14 }],
      goal: [goal],
      constraint: [{ label: 'the yard', hoursPerWeek: 60 }],
    }),
  ],
  asks: [
    {
      firm: firm({ offer: [{ label: 'boat repairs' }], goal: [goal] }),
      says: 'Tell me how many hours a sale of boat repairs takes, and I can say how many hands the goal needs.',
    },
  ],
}
