import type { RuleCases } from '../testing/cases.ts'
import { dollars, firm } from '../testing/firm.ts'

const goal = {
  label: 'jam jars',
  counts: 'sales' as const,
  baseline: 0,
  target: 200,
  form: 'count' as const,
}

/** Nothing of it is sold yet, and there is a day; what comes again each month is no stock. */
export const cases: RuleCases = {
  rule: 'start.stock',
  fires: [
    {
      firm: firm({ goal: [{ ...goal, by: '2027-01-03' }] }),
      says: 'The 200 that have to go are 34 in each of the 6 weeks left, and what one week misses the next has to make up for.',
    },
    {
      firm: firm({
        goal: [{ ...goal, by: '2026-12-13' }],
        offer: [{ label: 'jam jars', price: dollars(6) }],
      }),
      says: 'The 200 that have to go are 67 in each of the 3 weeks left, and what one week misses the next has to make up for. At $6 each all of them bring $1,200.',
    },
  ],
  silent: [
    firm({ goal: [{ ...goal, per: 'month', by: '2027-01-03' }] }),
    firm({ goal: [{ ...goal, baseline: 20, by: '2027-01-03' }] }),
  ],
}
