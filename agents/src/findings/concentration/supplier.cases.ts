import type { RuleCases } from '../testing/cases.ts'
import { dollars, firm } from '../testing/firm.ts'

/** A soap maker and a tile dealer depend on a supplier; who sends customers, or costs nothing, cannot ask for more, and without what a sale leaves there is nothing to set it against. */
export const cases: RuleCases = {
  rule: 'concentration.supplier',
  fires: [
    {
      firm: firm(
        {
          partner: [
            {
              label: 'the oil mill',
              gives: 'supplies',
              yearlyCost: dollars(36_000, 'year', 'EUR'),
              alone: true,
            },
          ],
          offer: [
            {
              label: 'soap boxes',
              price: dollars(24, 'sale', 'EUR'),
              unitCost: dollars(9, 'sale', 'EUR'),
            },
          ],
        },
        { currency: 'EUR' },
      ),
      says: 'If the oil mill asked 10% more, that would be €3,600 a year, as much as 240 sales leave after their own cost, and nobody could take over soon.',
    },
    {
      firm: firm({
        offer: [{ label: 'tiled floors', price: dollars(2400), margin: 0.25 }],
        partner: [
          { label: 'Ceramica Alta', gives: 'supplies', yearlyCost: dollars(15_000, 'month') },
        ],
      }),
      says: 'If Ceramica Alta asked 10% more, that would be $18,000 a year, as much as 30 sales leave after their own cost.',
    },
  ],
  silent: [
    firm({
      partner: [{ label: 'the architects', gives: 'customers', yearlyCost: dollars(9000, 'year') }],
    }),
    firm({ partner: [{ label: 'the oil mill', gives: 'supplies' }] }),
    firm({
      partner: [{ label: 'the oil mill', gives: 'supplies', yearlyCost: dollars(36_000, 'year') }],
    }),
  ],
  asks: [
    {
      firm: firm({
        offer: [{ label: 'soap boxes', price: dollars(24), unitCost: dollars(9) }],
        partner: [{ label: 'the oil mill', gives: 'supplies' }],
      }),
      says: 'Tell me what you pay the oil mill in a year, and I can say how many sales a rise there would eat up.',
    },
  ],
}
