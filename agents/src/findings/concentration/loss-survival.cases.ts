import type { RuleCases } from '../testing/cases.ts'
import { dollars, firm } from '../testing/firm.ts'

const figures = (sales: number, fixed: number) => [
  {
    label: 'sales',
    metric: 'sales' as const,
    form: 'money' as const,
    per: 'year' as const,
    value: sales,
  },
  { label: 'margin', metric: 'margin' as const, form: 'share' as const, value: 0.4 },
  {
    label: 'fixed costs',
    metric: 'fixed-cost' as const,
    form: 'money' as const,
    per: 'month' as const,
    value: fixed,
  },
]

/** A mould maker would fall without its largest account, a call centre would stand; a loss already made, or a group of customers, is another matter. */
export const cases: RuleCases = {
  rule: 'concentration.loss-survival',
  fires: [
    {
      firm: firm(
        {
          segment: [{ label: 'Brandt Automotive', single: true, share: 0.35 }],
          measure: figures(200_000_000, 6_000_000),
        },
        { currency: 'EUR' },
      ),
      says: 'Without Brandt Automotive, sales would be about €1.3 million a year; the fixed costs need €1.8 million. You would be €500,000 of sales short, so replacing a part of it comes before growth.',
    },
    {
      firm: firm({
        segment: [{ label: 'the water board', single: true, share: 0.2 }],
        measure: figures(150_000_000, 3_500_000),
      }),
      says: 'Without the water board, sales would be about $1.2 million a year; the fixed costs need $1.05 million. You could bear the loss, with $150,000 of sales to spare, and can bargain with that in mind.',
    },
  ],
  silent: [
    // What it spends is three times what its share makes: one of the two is wrong.
    firm({
      segment: [
        {
          label: 'the water board',
          single: true,
          share: 0.2,
          spend: dollars(900_000, 'year'),
        },
      ],
      measure: figures(150_000_000, 3_500_000),
    }),
    firm({
      segment: [{ label: 'Brandt Automotive', single: true, share: 0.35 }],
      measure: figures(100_000_000, 6_000_000),
    }),
    firm({
      segment: [{ label: 'workshops', share: 0.35 }],
      measure: figures(200_000_000, 6_000_000),
    }),
  ],
  asks: [
    {
      firm: firm({
        segment: [{ label: 'the water board', single: true, share: 0.2 }],
        measure: figures(150_000_000, 3_500_000).slice(0, 2),
      }),
      says: 'Tell me what you pay in a year whether you sell or not, and I can say whether you would stand without the water board.',
    },
  ],
}
