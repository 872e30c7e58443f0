import type { RuleCases } from '../testing/cases.ts'
import { dollars, firm } from '../testing/firm.ts'

const offer = [
  { label: 'sash windows', price: dollars(1_200), share: 0.7 },
  { label: 'shutters', price: dollars(400), share: 0.3 },
]

/** A window maker hears of a cheaper factory, a caterer of two; with one line, or a line named, another rule speaks. */
export const cases: RuleCases = {
  rule: 'price.gap-in-money',
  fires: [
    {
      firm: firm({
        offer,
        rival: [{ label: 'the plastic factory', gapLow: -0.4, gapHigh: -0.25 }],
      }),
      says: 'The plastic factory is said to be 25% to 40% cheaper. On sash windows at $1,200 that would be $300 to $480 a sale: what is worth that much to a buyer has to be said before the price is.',
    },
    {
      firm: firm({
        offer,
        goal: [{ label: 'shutters', counts: 'sales', baseline: 5, target: 9 }],
        rival: [{ label: 'web shops', gapLow: -0.3 }],
      }),
      says: 'Web shops are said to be 30% cheaper. On shutters at $400 that would be $120 a sale: what is worth that much to a buyer has to be said before the price is.',
    },
  ],
  silent: [
    firm({ offer, rival: [{ label: 'web shops', gapLow: -0.3, about: 'offer-2' }] }),
    firm({ offer, rival: [{ label: 'web shops', gapLow: -0.1, gapHigh: 0.2 }] }),
  ],
}
