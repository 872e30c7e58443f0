import type { RuleCases } from '../testing/cases.ts'
import { dollars, firm } from '../testing/firm.ts'

/** A hearing-aid shop and a fuel dealer see how price and number trade; without a cost or a margin, there is nothing to trade. */
export const cases: RuleCases = {
  rule: 'price.breakeven-loss',
  fires: [
    {
      firm: firm(
        {
          offer: [
            {
              label: 'hearing aids',
              price: dollars(2000, 'sale', 'EUR'),
              unitCost: dollars(1200, 'sale', 'EUR'),
            },
          ],
        },
        { currency: 'EUR' },
      ),
      says: 'Hearing aids: a price 10% higher leaves as much as today even if 20% of the buyers stay away; 10% lower, 33% more would have to come.',
    },
    {
      firm: firm({
        measure: [{ label: 'gross margin', metric: 'margin', form: 'share', value: 0.08 }],
      }),
      says: 'A price 10% higher leaves as much as today even if 56% of the buyers stay away; 10% lower, no number of further buyers makes it good.',
    },
  ],
  silent: [
    firm({ offer: [{ label: 'hearing aids', price: dollars(2000) }] }),
    firm({
      offer: [{ label: 'hearing aids', price: dollars(2000), unitCost: dollars(2100) }],
    }),
  ],
  asks: [
    {
      firm: firm({ offer: [{ label: 'hearing aids', price: dollars(2000) }] }),
      says: 'Tell me what a sale of hearing aids costs you, and I can say how many buyers a higher price may lose before it costs money.',
    },
  ],
}
