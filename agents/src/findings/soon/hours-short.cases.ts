import type { RuleCases } from '../testing/cases.ts'
import { firm } from '../testing/firm.ts'

export const cases: RuleCases = {
  rule: 'soon.hours-short',
  fires: [
    {
      firm: firm({ constraint: [{ label: 'the bookkeeper', sort: 'one-person' }] }),
      says: 'Hours of work run short (the bookkeeper), and whatever is explained again and again takes some of them.',
    },
    {
      firm: firm({ budget: [{ label: 'spare time', hoursPerWeek: 3 }] }),
      says: 'For anything new there are 3 hours a week, and whatever is explained again and again takes some of them.',
    },
  ],
  silent: [
    firm({ constraint: [{ label: 'the one oven', sort: 'capacity', resource: 'equipment' }] }),
    firm({ budget: [{ label: 'spare time', hoursPerWeek: 40 }] }),
  ],
}
