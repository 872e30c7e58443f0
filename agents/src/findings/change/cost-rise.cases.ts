import type { RuleCases } from '../testing/cases.ts'
import { dollars, firm } from '../testing/firm.ts'

const gas = { label: 'kiln gas', touches: 'cost', costOf: 'energy', by: 0.5 } as const
const bills = {
  label: 'kiln gas',
  touches: 'cost',
  costOf: 'energy',
  form: 'money',
  from: 40_000,
  to: 60_000,
} as const
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
    // Bills of a month and what their rise comes to in a year; the same told as the whole of a year, and as one price of a piece.
    {
      firm: firm({
        offer: [tiles],
        change: [{ ...bills, yearlyCost: dollars(2400, 'year') }],
      }),
      says: 'Kiln gas: about $2,400 a year more than before. To be where you were takes 60 sales more.',
    },
    {
      firm: firm({
        offer: [tiles],
        change: [{ ...bills, yearlyCost: dollars(7200, 'year') }],
      }),
      says: 'Kiln gas: about $2,400 a year more than before. To be where you were takes 60 sales more.',
    },
    {
      firm: firm({
        offer: [tiles],
        change: [{ ...bills, from: 200, to: 300, yearlyCost: dollars(9000, 'year') }],
      }),
      says: 'Kiln gas: about $3,000 a year more than before. To be where you were takes 75 sales more.',
    },
  ],
  silent: [
    // No bills of a month or a year come to it: contradiction.cost-bills tells it.
    firm({ offer: [tiles], change: [{ ...bills, yearlyCost: dollars(1500, 'year') }] }),
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
