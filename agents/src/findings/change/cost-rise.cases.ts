import type { RuleCases } from '../testing/cases.ts'
import { dollars, firm } from '../testing/firm.ts'

const gas = { label: 'kiln gas', touches: 'cost', costOf: 'energy', by: 0.5 } as const
const tiles = { label: 'hand-made tiles', price: dollars(60), unitCost: dollars(20) }

/** A tile maker and a courier firm pay more than before, and the tile maker’s next bill will be dearer still; a falling cost, or one whose sum is unknown, takes no sales. */
export const cases: RuleCases = {
  rule: 'change.cost-rise',
  fires: [
    {
      firm: firm({ offer: [tiles], change: [{ ...gas, yearlyCost: dollars(18000, 'year') }] }),
      says: 'Kiln gas: about $6,000 a year more than before. To be where you were takes 150 sales more.',
    },
    {
      firm: firm(
        {
          organization: [
            { label: 'Swift Couriers', unit: { one: 'delivery', many: 'deliveries' } },
          ],
          offer: [{ label: 'same-day delivery', price: dollars(12, 'sale', 'GBP'), margin: 0.25 }],
          change: [
            {
              label: 'van insurance',
              touches: 'cost',
              costOf: 'insurance',
              form: 'money',
              from: 820_000,
              to: 1_110_000,
              yearlyCost: dollars(11100, 'year', 'GBP'),
            },
          ],
        },
        { currency: 'GBP' },
      ),
      says: 'Van insurance: about £2,900 a year more than before. To be where you were takes 967 deliveries more.',
    },
    {
      firm: firm({
        offer: [tiles],
        change: [{ label: 'clay', touches: 'cost', costOf: 'goods', by: 0.5 }],
        partner: [{ label: 'the clay mill', gives: 'supplies', yearlyCost: dollars(9000, 'year') }],
      }),
      says: 'Clay: about $3,000 a year more than before. To be where you were takes 75 sales more.',
    },
    {
      firm: firm({
        offer: [tiles],
        change: [{ ...gas, when: '2027-04', yearlyCost: dollars(18000, 'year') }],
      }),
      says: 'Kiln gas: about $9,000 a year more than now. To stay where you are takes 225 sales more.',
    },
  ],
  silent: [
    // Of two mills nobody said whose clay gets dearer.
    firm({
      offer: [tiles],
      change: [{ label: 'clay', touches: 'cost', costOf: 'goods', by: 0.5 }],
      partner: [
        { label: 'the clay mill', gives: 'supplies', yearlyCost: dollars(9000, 'year') },
        { label: 'the sand mill', gives: 'supplies', yearlyCost: dollars(3000, 'year') },
      ],
    }),
    firm({ offer: [tiles], change: [{ ...gas, by: -0.2, yearlyCost: dollars(18000, 'year') }] }),
    firm({
      offer: [tiles],
      change: [{ ...gas, touches: 'demand', yearlyCost: dollars(18000, 'year') }],
    }),
  ],
  asks: [
    {
      firm: firm({ offer: [tiles], change: [gas] }),
      says: 'Tell me what you pay in a year for kiln gas, and I can say how many sales the rise eats up.',
    },
  ],
}
