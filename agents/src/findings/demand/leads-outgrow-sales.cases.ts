import type { RuleCases } from '../testing/cases.ts'
import { dollars, firm } from '../testing/firm.ts'

/** A kitchen fitter and an insurance broker are asked more and sell less of it; a handful of enquiries, or a rate that holds, says nothing. */
export const cases: RuleCases = {
  rule: 'demand.leads-outgrow-sales',
  fires: [
    {
      firm: firm(
        {
          measure: [
            { label: 'enquiries', metric: 'leads', value: 300, previous: 240 },
            {
              label: 'fitted kitchens',
              metric: 'volume',
              value: 75,
              previous: 72,
              unit: { one: 'kitchen', many: 'kitchens' },
            },
          ],
          offer: [{ label: 'kitchens', price: dollars(14_000, 'sale', 'GBP') }],
        },
        { currency: 'GBP' },
      ),
      says: 'A smaller part of the enquiries becomes a sale than a year ago: 25% instead of 30%. At the earlier rate there would have been 15 kitchens more, about £210,000.',
    },
    {
      firm: firm({
        measure: [
          { label: 'quote requests', metric: 'leads', value: 90, previous: 70, per: 'month' },
          { label: 'policies', metric: 'volume', value: 240, previous: 252 },
        ],
      }),
      says: 'A smaller part of the enquiries becomes a sale than a year ago: 22% instead of 30%. At the earlier rate there would have been 84 more, so more advertising is not what is missing.',
    },
  ],
  silent: [
    firm({
      measure: [
        { label: 'enquiries', metric: 'leads', value: 24, previous: 18 },
        { label: 'sales', metric: 'volume', value: 8, previous: 9 },
      ],
    }),
    firm({
      measure: [
        { label: 'enquiries', metric: 'leads', value: 300, previous: 240 },
        { label: 'sales', metric: 'volume', value: 95, previous: 72 },
      ],
    }),
  ],
  asks: [
    {
      firm: firm({
        measure: [
          { label: 'quote requests', metric: 'leads', value: 900 },
          { label: 'policies', metric: 'volume', value: 240, previous: 252 },
        ],
      }),
      says: 'Tell me last year’s figure for quote requests, and I can say whether you lose more between the question and the sale than you did.',
    },
  ],
}
