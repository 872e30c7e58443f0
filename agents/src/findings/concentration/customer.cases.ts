import type { RuleCases } from '../testing/cases.ts'
import { dollars, firm } from '../testing/firm.ts'

const SALES = { label: 'sales', metric: 'sales', form: 'money', per: 'year' } as const

/** A label printer and a catering firm live on one account; a group of many, or a small account, decides alone over little. */
export const cases: RuleCases = {
  rule: 'concentration.customer',
  fires: [
    {
      firm: firm({
        segment: [{ label: 'Norwell Foods', single: true, share: 0.31 }],
        measure: [{ ...SALES, value: 240_000_000 }],
      }),
      says: 'Norwell Foods: 31% of sales, $744,000 a year on a single decision that is not yours.',
    },
    {
      firm: firm(
        {
          segment: [{ label: 'the county hospital', single: true, share: 0.22 }],
          measure: [{ ...SALES, value: 60_000_000 }],
          offer: [{ label: 'buffets', price: dollars(1100, 'sale', 'EUR') }],
        },
        { currency: 'EUR' },
      ),
      says: 'The county hospital: 22% of sales, €132,000 a year on a single decision that is not yours. To replace it takes about 120 sales elsewhere.',
    },
    {
      firm: firm({
        segment: [
          { label: 'Norwell Foods', single: true, share: 0.31, spend: dollars(61_000, 'year') },
        ],
      }),
      says: 'Norwell Foods: 31% of sales, $61,000 a year on a single decision that is not yours.',
    },
  ],
  silent: [
    // Its sum denies its share of what the lines make.
    firm({
      offer: [{ label: 'jars', price: dollars(10), volume: 2000 }],
      segment: [
        { label: 'Norwell Foods', single: true, share: 0.5, spend: dollars(61_000, 'year') },
      ],
    }),
    firm({
      segment: [{ label: 'law firms', share: 0.4, size: 60 }],
      measure: [{ ...SALES, value: 60_000_000 }],
    }),
    firm({
      segment: [{ label: 'the county hospital', single: true, share: 0.06 }],
      measure: [{ ...SALES, value: 60_000_000 }],
    }),
  ],
  asks: [
    {
      firm: firm({ segment: [{ label: 'Norwell Foods', single: true, share: 0.31 }] }),
      says: 'Tell me your sales of a year, and I can say what the loss of Norwell Foods would take to replace.',
    },
    {
      firm: firm({ segment: [{ label: 'Norwell Foods', single: true }] }),
      says: 'Tell me which part of sales comes from Norwell Foods, and I can say what its loss would take to replace.',
    },
  ],
}
