import type { RuleCases } from '../testing/cases.ts'
import { dollars, firm } from '../testing/firm.ts'

const SALES = { label: 'sales', metric: 'sales', form: 'money', per: 'year' } as const

/** A glass foundry, a bus company and a pottery studio see what a small rise would cover; a cost nobody put in money, or one that fell, asks for none. */
export const cases: RuleCases = {
  rule: 'price.cost-rise-covered',
  fires: [
    {
      firm: firm(
        {
          change: [
            {
              label: 'gas for the furnace',
              touches: 'cost',
              by: 0.5,
              yearlyCost: dollars(60_000, 'year', 'EUR'),
            },
          ],
          measure: [{ ...SALES, value: 80_000_000 }],
        },
        { currency: 'EUR' },
      ),
      says: 'Higher costs take about €20,000 a year more from you than before. Prices raised by 2.5% all round would pay for it, if as many buy.',
    },
    {
      firm: firm({
        change: [
          { label: 'diesel', touches: 'cost', by: 0.25, yearlyCost: dollars(20_000, 'month') },
          { label: 'insurance', touches: 'cost', by: 0.2, yearlyCost: dollars(72_000, 'year') },
        ],
        measure: [{ ...SALES, value: 300_000_000 }],
      }),
      says: 'Higher costs take about $60,000 a year more from you than before. Prices raised by 2% all round would pay for it, if as many buy.',
    },
    {
      firm: firm({
        change: [
          {
            label: 'studio rent',
            touches: 'cost',
            form: 'money',
            from: 4_000_000,
            to: 4_800_000,
            when: '2027-02',
            yearlyCost: dollars(40_000, 'year'),
          },
        ],
        measure: [{ ...SALES, value: 40_000_000 }],
      }),
      says: 'Higher costs will take about $8,000 a year more from you than now. Prices raised by 2% all round would pay for it, if as many buy.',
    },
    {
      firm: firm({
        change: [
          { label: 'diesel', touches: 'cost', by: 0.25, yearlyCost: dollars(20_000, 'month') },
          {
            label: 'tolls',
            touches: 'cost',
            by: 0.2,
            when: '2027',
            yearlyCost: dollars(60_000, 'year'),
          },
        ],
        measure: [{ ...SALES, value: 300_000_000 }],
      }),
      says: 'With those still to come, higher costs take about $60,000 a year more from you than before. Prices raised by 2% all round would pay for it, if as many buy.',
    },
    {
      firm: firm({
        change: [
          { label: 'diesel', touches: 'cost', by: 0.25, yearlyCost: dollars(20_000, 'month') },
          {
            label: 'the yard licence',
            touches: 'rule',
            bearing: 'hurts',
            when: '2027-03',
            yearlyCost: dollars(30_000, 'year'),
          },
        ],
        measure: [{ ...SALES, value: 300_000_000 }],
      }),
      says: 'With those still to come, higher costs take about $78,000 a year more from you than before. Prices raised by 2.6% all round would pay for it, if as many buy.',
    },
    // The yearly cost is what the bills of twelve months rise by.
    {
      firm: firm({
        change: [
          {
            label: 'water',
            touches: 'cost',
            form: 'money',
            from: 100_000,
            to: 150_000,
            yearlyCost: dollars(6000, 'year'),
          },
        ],
        measure: [{ ...SALES, value: 30_000_000 }],
      }),
      says: 'Higher costs take about $6,000 a year more from you than before. Prices raised by 2% all round would pay for it, if as many buy.',
    },
  ],
  silent: [
    // What is paid today and nobody said by how much it rises, and what is paid once.
    firm({
      change: [
        {
          label: 'diesel',
          touches: 'cost',
          direction: 'rising',
          bearing: 'hurts',
          yearlyCost: dollars(20_000, 'year'),
        },
        {
          label: 'the new scales',
          touches: 'rule',
          bearing: 'hurts',
          when: '2027-03',
          yearlyCost: dollars(9000, 'once'),
        },
      ],
      measure: [{ ...SALES, value: 300_000_000 }],
    }),
    firm({
      change: [{ label: 'diesel', touches: 'cost', by: 0.25 }],
      measure: [{ ...SALES, value: 300_000_000 }],
    }),
    firm({
      change: [
        { label: 'diesel', touches: 'cost', by: -0.1, yearlyCost: dollars(20_000, 'month') },
      ],
      measure: [{ ...SALES, value: 300_000_000 }],
    }),
  ],
  asks: [
    {
      firm: firm({
        change: [{ label: 'diesel', touches: 'cost', by: 0.25 }],
        measure: [{ ...SALES, value: 300_000_000 }],
      }),
      says: 'Tell me what you pay in a year for diesel, and I can say which rise in prices would cover it.',
    },
  ],
}
