import type { RuleCases } from '../testing/cases.ts'
import { dollars, firm } from '../testing/firm.ts'

/** A piano school and a backup service have old prices; a gift, last year's price, or sales nobody told, move nothing. */
export const cases: RuleCases = {
  rule: 'price.stale',
  fires: [
    {
      firm: firm(
        {
          offer: [
            {
              label: 'piano lessons',
              price: dollars(32, 'sale', 'EUR'),
              volume: 2500,
              priceYear: 2022,
            },
          ],
        },
        { currency: 'EUR' },
      ),
      says: 'Piano lessons: €32 for 4 years now. A step of 5% is about €4,000 a year if as many buy, and all of it stays.',
    },
    {
      firm: firm({
        offer: [
          {
            label: 'the basic plan',
            price: dollars(9, 'month'),
            revenue: dollars(210_000, 'year'),
            priceYear: 2019,
          },
        ],
      }),
      says: 'The basic plan: $9 a month for 7 years now. A step of 5% is about $10,500 a year if as many buy, and all of it stays.',
    },
  ],
  silent: [
    firm({
      organization: [{ label: 'Choir Friends', sells: 'gifts' }],
      offer: [{ label: 'a music stand', price: dollars(60), volume: 80, priceYear: 2019 }],
    }),
    firm({
      offer: [{ label: 'piano lessons', price: dollars(32), volume: 2500, priceYear: 2026 }],
    }),
    firm({ offer: [{ label: 'piano lessons', price: dollars(32), priceYear: 2022 }] }),
  ],
  asks: [
    {
      firm: firm({ offer: [{ label: 'piano lessons', price: dollars(32), priceYear: 2022 }] }),
      says: 'Tell me your yearly sales of piano lessons, and I can say what a small step in a price that old is worth.',
    },
    {
      firm: firm({ offer: [{ label: 'piano lessons', price: dollars(32), volume: 2500 }] }),
      says: 'Tell me since when the price of piano lessons stands, and I can say whether it is due for another look.',
    },
  ],
}
