import type { RuleCases } from '../testing/cases.ts'
import { dollars, firm } from '../testing/firm.ts'

const stock = {
  label: 'timber in stock',
  metric: 'stock',
  form: 'money',
  value: 18_000_000,
} as const

/** A joinery and a ski shop are short of cash beside full shelves; a count of pieces, and a limit of room, are not money. */
export const cases: RuleCases = {
  rule: 'cash.limit',
  fires: [
    {
      firm: firm(
        {
          constraint: [
            { label: 'the overdraft', sort: 'cash', limit: dollars(50000, 'once', 'GBP') },
          ],
          measure: [stock],
        },
        { currency: 'GBP' },
      ),
      says: 'The overdraft: the limit is £50,000, while £180,000 stands in stock. Selling off 28% of the stock at what it cost would free as much as the whole limit.',
    },
    {
      firm: firm({
        constraint: [{ label: 'supplier credit', sort: 'cash', limit: dollars(80000) }],
        measure: [{ ...stock, label: 'skis', value: 32_000_000 }],
      }),
      says: 'Supplier credit: the limit is $80,000, while $320,000 stands in stock. Selling off 25% of the stock at what it cost would free as much as the whole limit.',
    },
  ],
  silent: [
    firm({
      constraint: [{ label: 'the overdraft', sort: 'cash', limit: dollars(50000) }],
      measure: [{ ...stock, form: 'count', value: 18_000 }],
    }),
    firm({
      constraint: [{ label: 'the yard', sort: 'capacity', limit: dollars(50000) }],
      measure: [stock],
    }),
  ],
}
