import type { RuleCases } from '../testing/cases.ts'
import { dollars, firm } from '../testing/firm.ts'

/** A laundry's and a nursery school's costs outran their prices; costs that fell, or belong to another line, do not. */
export const cases: RuleCases = {
  rule: 'price.costs-since',
  fires: [
    {
      firm: firm(
        {
          offer: [{ label: 'hotel laundry', price: dollars(2.4, 'sale', 'GBP'), priceYear: 2023 }],
          change: [
            { label: 'gas', touches: 'cost', costOf: 'energy', by: 0.38 },
            { label: 'wages', touches: 'cost', costOf: 'pay', by: 0.09 },
          ],
        },
        { currency: 'GBP' },
      ),
      says: 'The price of hotel laundry has stood at £2.40 since 2023 while costs went up: gas and wages, the most by 38%. Each sale leaves less than it did when the price was set, and nobody decided that.',
    },
    {
      firm: firm({
        offer: [{ label: 'day places', price: dollars(900, 'month'), priceYear: 2024 }],
        change: [
          {
            label: 'the rent',
            touches: 'cost',
            form: 'money',
            from: 400_000,
            to: 460_000,
          },
        ],
      }),
      says: 'The price of day places has stood at $900 a month since 2024 while costs went up: the rent by 15%. Each sale leaves less than it did when the price was set, and nobody decided that.',
    },
  ],
  silent: [
    firm({
      offer: [{ label: 'hotel laundry', price: dollars(2.4), priceYear: 2023 }],
      change: [{ label: 'detergent', touches: 'cost', by: -0.1 }],
    }),
    firm({
      offer: [
        { label: 'hotel laundry', price: dollars(2.4), priceYear: 2023 },
        { label: 'carpets', price: dollars(40), priceYear: 2026 },
      ],
      change: [{ label: 'carpet soap', touches: 'cost', by: 0.3, about: 'offer-2' }],
    }),
  ],
  asks: [
    {
      firm: firm({
        offer: [{ label: 'hotel laundry', price: dollars(2.4) }],
        change: [{ label: 'gas', touches: 'cost', by: 0.38 }],
      }),
      says: 'Tell me since when the price of hotel laundry stands, and I can say whether costs have overtaken it.',
    },
  ],
}
