import type { RuleCases } from '../testing/cases.ts'
import { firm } from '../testing/firm.ts'

const goal = {
  label: 'turnover',
  counts: 'sales',
  form: 'money',
  baseline: 60_000_000,
  target: 80_000_000,
} as const
const sales = {
  label: 'sales',
  metric: 'sales',
  form: 'money',
  value: 60_000_000,
  per: 'year',
} as const
const stock = {
  label: 'fabric in stock',
  metric: 'stock',
  form: 'money',
  value: 9_000_000,
} as const

/** A clothing label and a loom maker grow into their own cash; a goal in pieces, or nothing tied up, asks for no money. */
export const cases: RuleCases = {
  rule: 'cash.goal-funding',
  fires: [
    {
      firm: firm({ goal: [goal], measure: [sales, stock] }, { currency: 'EUR' }),
      says: 'Selling €200,000 more a year ties up about €30,000 more in stock, if that grows in step with sales. That money is needed before the new sales pay.',
    },
    {
      firm: firm({
        goal: [goal],
        measure: [
          sales,
          stock,
          { label: 'open invoices', metric: 'arrears', form: 'money', value: 6_000_000 },
        ],
      }),
      says: 'Selling $200,000 more a year ties up about $50,000 more in stock and unpaid bills, if that grows in step with sales. That money is needed before the new sales pay.',
    },
  ],
  silent: [
    firm({
      goal: [{ ...goal, form: 'count', baseline: 600, target: 800 }],
      measure: [sales, stock],
    }),
    firm({ goal: [goal], measure: [sales] }),
  ],
}
