import type { RuleCases } from '../testing/cases.ts'
import { dollars, firm } from '../testing/firm.ts'

/** A map publisher and a ticketed farm park hand much of the price on; a small fee, or none known, is no leak. */
export const cases: RuleCases = {
  rule: 'price.arrives',
  fires: [
    {
      firm: firm(
        {
          offer: [
            {
              label: 'hiking maps',
              price: dollars(18, 'sale', 'EUR'),
              passThrough: dollars(9.9, 'sale', 'EUR'),
              volume: 9000,
            },
          ],
        },
        { currency: 'EUR' },
      ),
      says: 'Of the €18 for hiking maps, €8.10 arrives; 55% is only handed on. Judge what a buyer may cost to win by what arrives, not by the price.',
    },
    {
      firm: firm({
        offer: [
          { label: 'the day ticket', price: dollars(30), passThrough: dollars(6) },
          { label: 'guided rides', price: dollars(20) },
        ],
      }),
      says: 'Of the $30 for the day ticket, $24 arrives; 20% is only handed on. Judge what a buyer may cost to win by what arrives, not by the price.',
    },
  ],
  silent: [
    firm({ offer: [{ label: 'hiking maps', price: dollars(18), passThrough: dollars(0.5) }] }),
    firm({ offer: [{ label: 'hiking maps', price: dollars(18) }] }),
  ],
}
