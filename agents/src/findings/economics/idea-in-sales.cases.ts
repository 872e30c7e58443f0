import type { RuleCases } from '../testing/cases.ts'
import { dollars, firm } from '../testing/firm.ts'

/** A beekeeper's shed and a museum's lift are told in sales; with a known cost of a sale, or without a price, another rule or none speaks. */
export const cases: RuleCases = {
  rule: 'economics.idea-in-sales',
  fires: [
    {
      firm: firm({
        idea: [{ label: 'the drying shed', cost: dollars(4_500, 'once') }],
        offer: [{ label: 'honey jars', price: dollars(9, 'sale'), volume: 700 }],
      }),
      says: 'The drying shed: $4,500 are 500 times honey jars at $9, beside the 700 of a year today, and more once what each costs you is taken off.',
    },
    {
      firm: firm({
        idea: [{ label: 'the lift', cost: dollars(24_000, 'once') }],
        offer: [{ label: 'entries', price: dollars(12, 'sale') }],
      }),
      says: 'The lift: $24,000 are 2,000 times entries at $12, and more once what each costs you is taken off.',
    },
    {
      firm: firm({
        idea: [{ label: 'the new pump', cost: dollars(6_000, 'once') }],
        offer: [{ label: 'garden plots', price: dollars(120, 'year'), volume: 90 }],
      }),
      says: 'The new pump: $6,000 are the first year of 50 new buyers of garden plots at $120, beside the 90 of a year today; each further year they stay counts again.',
    },
  ],
  silent: [
    firm({
      idea: [{ label: 'the lift', cost: dollars(24_000, 'once') }],
      offer: [{ label: 'passes', price: dollars(12, 'month') }],
    }),
    firm({ idea: [{ label: 'the lift', cost: dollars(24_000, 'once') }] }),
    firm({
      idea: [{ label: 'the lift', cost: dollars(24_000, 'once') }],
      offer: [{ label: 'entries', price: dollars(12, 'sale'), unitCost: dollars(2) }],
    }),
  ],
}
