import type { RuleCases } from '../testing/cases.ts'
import { dollars, firm } from '../testing/firm.ts'

const rate = {
  label: 'the mortgage rate',
  touches: 'cost',
  costOf: 'money',
  form: 'share',
  from: 0.045,
  to: 0.06,
} as const

/** A campsite and a haulier borrow; without the interest of a year, or for a cost that is no loan, the debt stays unknown. */
export const cases: RuleCases = {
  rule: 'cash.rate-shock',
  fires: [
    {
      firm: firm(
        { change: [{ ...rate, yearlyCost: dollars(36000, 'year', 'EUR') }] },
        { currency: 'EUR' },
      ),
      says: 'The mortgage rate: at 6% you pay €36,000 a year, €9,000 more than before. Each percentage point more would cost about €6,000 a year.',
    },
    {
      firm: firm({
        change: [
          {
            ...rate,
            label: 'lorry loans',
            from: 0.08,
            to: 0.07,
            yearlyCost: dollars(1750, 'month'),
          },
        ],
      }),
      says: 'Lorry loans: at 7% you pay $21,000 a year, $3,000 less than before. Each percentage point more would cost about $3,000 a year.',
    },
  ],
  silent: [
    firm({ change: [rate] }),
    firm({ change: [{ ...rate, costOf: 'energy', yearlyCost: dollars(36000, 'year') }] }),
  ],
}
