import type { RuleCases } from '../testing/cases.ts'
import { dollars, firm } from '../testing/firm.ts'

const cash = {
  label: 'cash',
  metric: 'cash',
  form: 'money',
  value: 4_200_000,
  per: 'once',
} as const
const fixed = {
  label: 'rent and pay',
  metric: 'fixed-cost',
  form: 'money',
  value: 1_150_000,
  per: 'month',
} as const
const kites = { label: 'kites', price: dollars(80), unitCost: dollars(20), volume: 5000 }

/** A kite maker can bear a short winter or a long one; without cash, or while money runs out, other rules speak. */
export const cases: RuleCases = {
  rule: 'cash.months-covered',
  fires: [
    {
      firm: firm({ offer: [kites], measure: [cash, fixed] }),
      says: 'The $42,000 of cash pays the fixed costs for 3.7 months without one sale. What is begun now has to be small enough to be stopped before that.',
    },
    {
      firm: firm({ offer: [kites], measure: [{ ...cash, value: 11_500_000 }, fixed] }),
      says: 'The $115,000 of cash pays the fixed costs for 10 months without one sale.',
    },
  ],
  silent: [
    firm({ offer: [kites], measure: [fixed] }),
    firm({ offer: [{ ...kites, volume: 900 }], measure: [cash, fixed] }),
  ],
}
