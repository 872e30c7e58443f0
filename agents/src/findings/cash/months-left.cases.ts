import type { RuleCases } from '../testing/cases.ts'
import { firm } from '../testing/firm.ts'

const cash = { label: 'the account', metric: 'cash', form: 'money', value: 9_000_000 } as const
const burn = {
  label: 'monthly burn',
  metric: 'burn',
  form: 'money',
  per: 'month',
  value: 750_000,
} as const

/** A drone maker and a seed lab count their months; with a dated goal the other rule speaks, and without the burn nobody does. */
export const cases: RuleCases = {
  rule: 'cash.months-left',
  fires: [
    {
      firm: firm({ measure: [cash, burn] }),
      says: 'At $7,500 a month beyond what comes in, the $90,000 last 12 months. Whatever is begun now has to show well before then.',
    },
    {
      firm: firm({ measure: [{ ...cash, value: 2_000_000 }, burn] }),
      says: 'At $7,500 a month beyond what comes in, the $20,000 last 2 months. Whatever is begun now has to show well before then.',
    },
  ],
  silent: [
    firm({ measure: [cash] }),
    firm({
      measure: [cash, burn],
      goal: [{ label: 'pilots', counts: 'sales', baseline: 4, target: 12, by: '2027-10' }],
    }),
  ],
}
