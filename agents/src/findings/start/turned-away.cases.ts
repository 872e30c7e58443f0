import type { RuleCases } from '../testing/cases.ts'
import { dollars, firm } from '../testing/firm.ts'

const refused = [{ label: 'saddles turned away', lost: 60 }]
const offer = [{ label: 'saddle repairs', price: dollars(80) }]

/** Less than one a month is nothing to plan for; who is held back in another way refuses nobody. */
export const cases: RuleCases = {
  rule: 'start.turned-away',
  fires: [
    {
      firm: firm({ offer, constraint: refused }),
      says: 'You turn away about 5 a month: at $80 each that is up to $400 a month. They asked already: to serve one of them costs a call, and to find a new one costs money. So the first hours go into another time for them, and no money into being found.',
    },
    {
      firm: firm({
        offer,
        constraint: refused,
        budget: [{ label: 'for marketing', amount: dollars(100, 'month') }],
      }),
      says: 'You turn away about 5 a month: at $80 each that is up to $400 a month, more than the $100 that you can spend in that month. They asked already: to serve one of them costs a call, and to find a new one costs money. So the first hours go into another time for them, and no money into being found.',
    },
  ],
  silent: [
    firm({ offer, constraint: [{ label: 'saddles turned away', lost: 6 }] }),
    firm({ offer, constraint: [{ label: 'being known', sort: 'awareness' }] }),
  ],
}
