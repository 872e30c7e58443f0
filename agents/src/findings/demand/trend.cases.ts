import type { RuleCases } from '../testing/cases.ts'
import { dollars, firm } from '../testing/firm.ts'

/** A riding school loses and a rain-barrel shop gains; a year like the last, or a figure of one line, is no trend of the whole. */
export const cases: RuleCases = {
  rule: 'demand.trend',
  fires: [
    {
      firm: firm(
        {
          measure: [
            {
              label: 'riding lessons',
              metric: 'volume',
              value: 3680,
              previous: 4000,
              unit: { one: 'lesson', many: 'lessons' },
            },
          ],
          offer: [{ label: 'lessons', price: dollars(35, 'sale', 'EUR') }],
        },
        { currency: 'EUR' },
      ),
      says: 'Riding lessons: down by 8%. Another year like it ends at 3,386, with about €10,300 less in sales.',
    },
    {
      firm: firm({
        organization: [{ label: 'Dripwell', unit: { one: 'order', many: 'orders' } }],
        measure: [{ label: 'orders', metric: 'volume', value: 1320, previous: 1200, per: 'year' }],
      }),
      says: 'Orders: up by 10%. Another year like it ends at 1,452.',
    },
  ],
  silent: [
    firm({
      measure: [{ label: 'orders', metric: 'volume', value: 1210, previous: 1200 }],
    }),
    firm({
      offer: [{ label: 'day rides' }, { label: 'lessons' }],
      measure: [
        { label: 'day rides', metric: 'volume', value: 90, previous: 140, about: 'offer-1' },
      ],
    }),
  ],
  asks: [
    {
      firm: firm({ measure: [{ label: 'orders sent out', metric: 'volume', value: 1320 }] }),
      says: 'Tell me the figure of the year before for orders sent out, and I can say where things lead if nothing changes.',
    },
  ],
}
