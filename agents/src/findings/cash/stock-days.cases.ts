import type { RuleCases } from '../testing/cases.ts'
import { firm } from '../testing/firm.ts'

const stock = { label: 'stock', metric: 'stock', form: 'money', value: 12_000_000 } as const
const sales = {
  label: 'sales',
  metric: 'sales',
  form: 'money',
  value: 60_000_000,
  per: 'year',
} as const
const margin = { label: 'margin', metric: 'margin', form: 'share', value: 0.4 } as const

/** A hardware shop and a watch dealer; without a margin the cost of sales is unknown, and stock in pieces is no money. */
export const cases: RuleCases = {
  rule: 'cash.stock-days',
  fires: [
    {
      firm: firm({ measure: [stock, sales, margin] }),
      says: 'At this rate the $120,000 of stock stands 122 days before it is sold and turns over 3 times a year. Each week less frees about $6,920.',
    },
    {
      firm: firm(
        { measure: [{ ...stock, value: 60_000_000 }, sales, { ...margin, value: 0.3 }] },
        { currency: 'CHF' },
      ),
      says: 'At this rate the CHF 600,000 of stock stands 521 days before it is sold and turns over 0.7 times a year. Each week less frees about CHF 8,080.',
    },
  ],
  silent: [
    firm({ measure: [stock, sales] }),
    firm({ measure: [{ ...stock, form: 'count', value: 4000 }, sales, margin] }),
  ],
}
