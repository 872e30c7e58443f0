import type { RuleCases } from '../testing/cases.ts'
import { dollars, firm } from '../testing/firm.ts'

/** A translation agency and a garden centre spend to sell more; a goal of savings deposits is no turnover, and two goals share the money. */
export const cases: RuleCases = {
  rule: 'goal.budget-return',
  fires: [
    {
      firm: firm(
        {
          goal: [
            {
              label: 'yearly turnover',
              counts: 'sales',
              form: 'money',
              baseline: 48_000_000,
              target: 60_000_000,
            },
          ],
          budget: [{ label: 'marketing money', amount: dollars(24_000, 'year', 'EUR') }],
          measure: [{ label: 'gross margin', metric: 'margin', form: 'share', value: 0.4 }],
        },
        { currency: 'EUR' },
      ),
      says: 'The budget of €24,000 stands against €120,000 of further sales, so each €1 spent has to bring €5, of which €2 stays after direct cost.',
    },
    {
      firm: firm(
        {
          goal: [
            {
              label: 'turnover',
              counts: 'money',
              form: 'money',
              baseline: 90_000_000,
              target: 99_000_000,
            },
          ],
          measure: [
            { label: 'sales', metric: 'sales', form: 'money', per: 'year', value: 90_000_000 },
          ],
          budget: [{ label: 'the budget', amount: dollars(4000, 'month', 'GBP') }],
          offer: [{ label: 'plants', margin: 0.35 }],
        },
        { currency: 'GBP' },
      ),
      says: 'The budget of £48,000 stands against £90,000 of further sales, so each £1 spent has to bring £1.88, of which £0.66 stays after direct cost.',
    },
    {
      // A goal in money that bears the name of a line earns with the margin of that line.
      firm: firm({
        goal: [
          {
            label: 'oak tables',
            counts: 'sales',
            form: 'money',
            baseline: 10_000_000,
            target: 20_000_000,
          },
        ],
        offer: [
          { label: 'oak tables', revenue: dollars(100_000, 'year'), margin: 0.5, growth: 0.2 },
          { label: 'repairs', revenue: dollars(300_000, 'year'), margin: 0.1 },
        ],
        budget: [{ label: 'the budget', amount: dollars(40_000, 'year') }],
      }),
      says: 'The budget of $40,000 stands against $100,000 of further sales, so each $1 spent has to bring $2.50, of which $1.25 stays after direct cost.',
    },
  ],
  silent: [
    firm({
      goal: [
        {
          label: 'deposits held',
          counts: 'money',
          form: 'money',
          baseline: 900_000_000,
          target: 1_200_000_000,
        },
      ],
      measure: [{ label: 'fees', metric: 'sales', form: 'money', per: 'year', value: 40_000_000 }],
      budget: [{ label: 'the budget', amount: dollars(80_000, 'year') }],
    }),
    firm({
      goal: [
        {
          label: 'turnover',
          counts: 'sales',
          form: 'money',
          baseline: 40_000_000,
          target: 50_000_000,
        },
        { label: 'schools served', counts: 'customers', baseline: 12, target: 20 },
      ],
      budget: [{ label: 'the budget', amount: dollars(20_000, 'year') }],
    }),
  ],
}
