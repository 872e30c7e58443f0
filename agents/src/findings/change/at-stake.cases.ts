import type { RuleCases } from '../testing/cases.ts'
import { dollars, firm } from '../testing/firm.ts'

/** A sign painter and a ferry learn what hangs on a change; one that touches nothing, or a cost, has no such sum. */
export const cases: RuleCases = {
  rule: 'change.at-stake',
  fires: [
    {
      firm: firm({
        offer: [
          {
            label: 'painted signs',
            price: dollars(500),
            unitCost: dollars(300),
            volume: 200,
            share: 0.4,
          },
          {
            label: 'lettering',
            price: dollars(100),
            unitCost: dollars(40),
            volume: 1500,
            share: 0.6,
          },
        ],
        change: [
          {
            label: 'printed film',
            touches: 'technology',
            bearing: 'hurts',
            about: 'offer-1',
            likelihood: 4,
          },
        ],
        measure: [
          {
            label: 'rent and pay',
            metric: 'fixed-cost',
            form: 'money',
            per: 'year',
            value: 10_000_000,
          },
        ],
      }),
      says: 'Printed film: what it puts at stake is painted signs, about $100,000 of sales a year, 40% of all, of which $40,000 stays after its own cost, beside the $30,000 that a year leaves after the fixed costs.',
    },
    {
      firm: firm({
        offer: [
          { label: 'crossings', revenue: dollars(80_000, 'year') },
          { label: 'tours', revenue: dollars(20_000, 'year') },
        ],
        change: [{ label: 'the new pier', bearing: 'helps', direction: 'new', about: 'offer-2' }],
      }),
      says: 'The new pier: what it bears on is tours, about $20,000 of sales a year, 20% of all.',
    },
  ],
  silent: [
    firm({
      offer: [{ label: 'crossings', revenue: dollars(80_000, 'year') }],
      change: [{ label: 'the new pier', bearing: 'helps', direction: 'new' }],
    }),
    firm({
      offer: [{ label: 'crossings', revenue: dollars(80_000, 'year') }],
      change: [{ label: 'diesel', bearing: 'hurts', touches: 'cost', about: 'offer-1' }],
    }),
  ],
}
