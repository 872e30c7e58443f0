import type { RuleCases } from '../testing/cases.ts'
import { dollars, firm } from '../testing/firm.ts'

/** A sauce maker loses on delivered gift boxes and a tutor on trial lessons; what barely earns, and what has no cost, is left alone. */
export const cases: RuleCases = {
  rule: 'economics.contribution',
  fires: [
    {
      firm: firm(
        {
          offer: [
            {
              label: 'delivered gift boxes',
              price: dollars(30, 'sale', 'GBP'),
              passThrough: dollars(8, 'sale', 'GBP'),
              unitCost: dollars(24.5, 'sale', 'GBP'),
              volume: 1200,
            },
          ],
        },
        { currency: 'GBP' },
      ),
      says: 'Delivered gift boxes: each sale loses £2.50, or £3,000 on the 1,200 of a year. That only pays where it leads to another sale.',
    },
    {
      firm: firm({
        offer: [
          { label: 'the trial lesson', price: dollars(15), unitCost: dollars(22) },
          { label: 'lesson packs', price: dollars(400), unitCost: dollars(220) },
        ],
      }),
      says: 'The trial lesson: each sale loses $7, because its own cost is above what you keep of the price. That only pays where it leads to another sale.',
    },
  ],
  silent: [
    firm({ offer: [{ label: 'gift boxes', price: dollars(30), unitCost: dollars(29) }] }),
    firm({ offer: [{ label: 'gift boxes', price: dollars(30), passThrough: dollars(8) }] }),
  ],
}
