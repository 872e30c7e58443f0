import type { RuleCases } from '../testing/cases.ts'
import { dollars, firm } from '../testing/firm.ts'

/** A tyre dealer could match at a price, a saddler cannot; a dearer rival, or one hardly cheaper, need not be met. */
export const cases: RuleCases = {
  rule: 'price.match-volume',
  fires: [
    {
      firm: firm(
        {
          offer: [
            {
              label: 'winter tyres',
              price: dollars(120, 'sale', 'EUR'),
              unitCost: dollars(80, 'sale', 'EUR'),
              volume: 2200,
            },
          ],
          rival: [{ label: 'ReifenDirekt Nord', price: dollars(108, 'sale', 'EUR') }],
        },
        { currency: 'EUR' },
      ),
      says: 'Winter tyres at the price of ReifenDirekt Nord: €28 left of each after its own cost, instead of €40. To earn as much as today you would have to sell 43% more.',
    },
    {
      firm: firm({
        offer: [{ label: 'saddles', price: dollars(2600), margin: 0.3 }],
        rival: [{ label: 'the mail-order houses', sort: 'rival', price: dollars(1500) }],
      }),
      says: 'Saddles at the price of the mail-order houses: each sale would lose $320, because $780 is left today and the cut is $1,100. That price cannot be met; it can only be explained.',
    },
  ],
  silent: [
    firm({
      offer: [{ label: 'saddles', price: dollars(2600), margin: 0.3 }],
      rival: [{ label: 'the master saddler', price: dollars(3900) }],
    }),
    firm({
      offer: [{ label: 'saddles', price: dollars(2600), margin: 0.3 }],
      rival: [{ label: 'the master saddler', price: dollars(2580) }],
    }),
  ],
  asks: [
    {
      firm: firm({
        offer: [{ label: 'saddles', price: dollars(2600) }],
        rival: [{ label: 'the mail-order houses', sort: 'rival', price: dollars(1500) }],
      }),
      says: 'Tell me what a sale of saddles costs you, and I can say whether the price of the mail-order houses can be met.',
    },
  ],
}
