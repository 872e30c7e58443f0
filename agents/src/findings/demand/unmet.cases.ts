import type { RuleCases } from '../testing/cases.ts'
import { dollars, firm } from '../testing/firm.ts'

/** A swimming club and a bridal florist send people away; a few in a thousand, or an unmet share without a count, say nothing. */
export const cases: RuleCases = {
  rule: 'demand.unmet',
  fires: [
    {
      firm: firm({
        measure: [
          {
            label: 'the waiting list',
            metric: 'unmet',
            value: 140,
            unit: { one: 'child', many: 'children' },
          },
          { label: 'children taught', metric: 'volume', value: 420 },
        ],
      }),
      says: 'Of every 100 who ask in a year, 25 go away empty: 140 children in all, beside the 420 you serve. Demand is not what is missing.',
    },
    {
      firm: firm(
        {
          measure: [{ label: 'refused bouquets', metric: 'unmet', value: 5, per: 'month' }],
          offer: [{ label: 'bridal bouquets', price: dollars(450, 'sale', 'GBP'), volume: 220 }],
        },
        { currency: 'GBP' },
      ),
      says: 'Of every 100 who ask in a year, 21 go away empty: 60 in all, worth about £27,000 a year, beside the 220 you serve. Demand is not what is missing.',
    },
  ],
  silent: [
    firm({
      measure: [
        { label: 'refusals', metric: 'unmet', value: 3 },
        { label: 'orders', metric: 'volume', value: 900 },
      ],
    }),
    firm({
      measure: [
        { label: 'refusals', metric: 'unmet', form: 'share', value: 0.2 },
        { label: 'orders', metric: 'volume', value: 900 },
      ],
    }),
  ],
  asks: [
    {
      firm: firm({ measure: [{ label: 'the waiting list', metric: 'unmet', value: 140 }] }),
      says: 'Tell me how many you deliver in a year, and I can say which part of demand goes unmet.',
    },
  ],
}
