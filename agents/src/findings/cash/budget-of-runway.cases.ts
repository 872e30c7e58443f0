import type { RuleCases } from '../testing/cases.ts'
import { dollars, firm } from '../testing/firm.ts'

const burn = {
  label: 'net spending',
  metric: 'burn',
  form: 'money',
  value: 4_000_000,
  per: 'month',
} as const

/** A robotics start-up and a museum in the red; two budgets, or one of hours alone, are not counted against the money. */
export const cases: RuleCases = {
  rule: 'cash.budget-of-runway',
  fires: [
    {
      firm: firm(
        {
          budget: [{ label: 'the launch budget', amount: dollars(120000, 'once', 'EUR') }],
          measure: [burn],
        },
        { currency: 'EUR' },
      ),
      says: 'The budget of €120,000 is as much as you spend beyond your income in 3 months. Unless it is counted already, the money runs out that much sooner.',
    },
    {
      firm: firm({
        budget: [{ label: 'marketing', amount: dollars(1500, 'month') }],
        measure: [{ ...burn, label: 'the monthly deficit', value: 2_000_000 }],
      }),
      says: 'The budget of $18,000 is as much as you spend beyond your income in 3.9 weeks. Unless it is counted already, the money runs out that much sooner.',
    },
  ],
  silent: [
    firm({ budget: [{ label: 'evenings', hoursPerWeek: 6 }], measure: [burn] }),
    firm({
      budget: [
        { label: 'marketing', amount: dollars(1500, 'month') },
        { label: 'events', amount: dollars(900, 'month') },
      ],
      measure: [burn],
    }),
  ],
}
