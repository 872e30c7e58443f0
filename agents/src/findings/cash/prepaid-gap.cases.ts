import type { RuleCases } from '../testing/cases.ts'
import { firm } from '../testing/firm.ts'

const owed = {
  label: 'open invoices',
  metric: 'arrears',
  form: 'money',
  value: 14_000_000,
} as const
const sales = {
  label: 'sales',
  metric: 'sales',
  form: 'money',
  value: 90_000_000,
  per: 'year',
} as const

/** A scaffolder and a translation agency wait for their money; two weeks are no delay, and a count of invoices is no sum. */
export const cases: RuleCases = {
  rule: 'cash.prepaid-gap',
  fires: [
    {
      firm: firm({ measure: [owed, sales] }, { currency: 'EUR' }),
      says: 'The €140,000 that customers owe you is 57 days of sales. Each week sooner frees about €17,300 for good.',
    },
    {
      firm: firm({
        measure: [
          { ...owed, value: 5_500_000 },
          { ...sales, value: 40_000_000 },
        ],
      }),
      says: 'The $55,000 that customers owe you is 50 days of sales. Each week sooner frees about $7,690 for good.',
    },
    {
      // One group owes it: what it buys is what counts.
      firm: firm({
        segment: [{ label: 'the city', share: 0.25 }, { label: 'house owners' }],
        measure: [{ ...owed, about: 'segment-1' }, sales],
      }),
      says: 'The $140,000 that customers owe you is 227 days of what the city brings. Each week sooner frees about $4,330 for good.',
    },
    {
      firm: firm({
        segment: [{ label: 'the city' }, { label: 'house owners' }],
        measure: [owed, sales],
      }),
      says: 'The $140,000 that customers owe you is 57 days of all sales, and more days of those alone who pay by bill.',
    },
  ],
  silent: [
    // What a lender waits for are no bills of a year's sales.
    firm(
      {
        measure: [
          { label: 'overdue', metric: 'arrears', form: 'money', value: 9_000_000 },
          { label: 'sales', metric: 'sales', form: 'money', per: 'year', value: 40_000_000 },
        ],
      },
      { industry: 'Financial Services' },
    ),
    firm({ measure: [{ ...owed, value: 3_000_000 }, sales] }),
    firm({ measure: [{ ...owed, form: 'count', value: 62 }, sales] }),
  ],
  asks: [
    {
      firm: firm({ measure: [owed] }),
      says: 'Tell me what you sell in a year, and I can say how many days of sales are tied up in open invoices.',
    },
  ],
}
