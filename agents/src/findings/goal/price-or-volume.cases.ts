import type { RuleCases } from '../testing/cases.ts'
import { dollars, firm } from '../testing/firm.ts'

/** A furniture maker and a coding school weigh price against number; money that is given, not sold, is no turnover, and day rates make no piece. */
export const cases: RuleCases = {
  rule: 'goal.price-or-volume',
  fires: [
    {
      firm: firm(
        {
          organization: [{ label: 'Elm & Ash', unit: { one: 'table', many: 'tables' } }],
          goal: [
            {
              label: 'turnover',
              counts: 'sales',
              form: 'money',
              baseline: 24_000_000,
              target: 30_000_000,
            },
          ],
          offer: [{ label: 'oak tables', price: dollars(1600, 'sale', 'GBP') }],
        },
        { currency: 'GBP' },
      ),
      says: 'Adding £60,000 takes about 38 tables more at £1,600, or as many as today at a price of £2,000. Every step in price shortens the list of buyers still to be found.',
    },
    {
      firm: firm(
        {
          goal: [
            {
              label: 'yearly sales',
              counts: 'sales',
              form: 'money',
              baseline: 40_000_000,
              target: 46_000_000,
            },
          ],
          offer: [
            {
              label: 'bootcamps',
              unit: { one: 'sale', many: 'sales' },
              price: dollars(5000),
              share: 0.8,
            },
            {
              label: 'evening classes',
              unit: { one: 'sale', many: 'sales' },
              price: dollars(500),
              share: 0.2,
            },
          ],
        },
        { currency: 'USD' },
      ),
      says: 'Adding $60,000 takes about 34 sales more at $1,790, or as many as today at a price of $2,050. Every step in price shortens the list of buyers still to be found.',
    },
  ],
  silent: [
    firm({
      goal: [
        {
          label: 'donations',
          counts: 'money',
          form: 'money',
          baseline: 24_000_000,
          target: 30_000_000,
        },
      ],
      offer: [{ label: 'charity cards', price: dollars(6) }],
    }),
    firm({
      goal: [
        {
          label: 'turnover',
          counts: 'sales',
          form: 'money',
          baseline: 24_000_000,
          target: 30_000_000,
        },
      ],
      offer: [{ label: 'site surveys', price: dollars(700, 'day') }],
    }),
  ],
  asks: [
    {
      firm: firm({
        goal: [
          {
            label: 'turnover',
            counts: 'sales',
            form: 'money',
            baseline: 24_000_000,
            target: 30_000_000,
          },
        ],
        offer: [{ label: 'oak tables' }],
      }),
      says: 'Tell me the price of oak tables, and I can say how many more sales the goal takes, or which price would do it alone.',
    },
  ],
}
