import type { RuleCases } from '../testing/cases.ts'
import { dollars, firm } from '../testing/firm.ts'

const boats = { label: 'rowing boats', price: dollars(4000), unitCost: dollars(2500), volume: 30 }
const timber = { label: 'larch', touches: 'cost', costOf: 'goods', by: 0.1 } as const

/** A boat builder has room below the next yard, and less than none after a steep rise; a cheaper rival, or a cost that is no goods, gives no room. */
export const cases: RuleCases = {
  rule: 'price.room-to-pass-on',
  fires: [
    {
      firm: firm({
        offer: [boats],
        change: [timber],
        rival: [{ label: 'Lakeside Yard', price: dollars(4500) }],
      }),
      says: 'Lakeside Yard asks $500 more than you for rowing boats. What larch will add is at most $250 of a sale, so even passed on in full it leaves you the cheaper of the two.',
    },
    {
      firm: firm({
        offer: [boats],
        change: [{ ...timber, by: 0.3 }],
        rival: [{ label: 'Lakeside Yard', price: dollars(4500) }],
      }),
      says: 'Lakeside Yard asks $500 more than you for rowing boats. What larch will add is at most $750 of a sale: passed on in full it would make you the dearer of the two.',
    },
  ],
  silent: [
    firm({
      offer: [boats],
      change: [timber],
      rival: [{ label: 'Lakeside Yard', price: dollars(3500) }],
    }),
    firm({
      offer: [boats],
      change: [{ ...timber, costOf: 'energy' }],
      rival: [{ label: 'Lakeside Yard', price: dollars(4500) }],
    }),
  ],
}
