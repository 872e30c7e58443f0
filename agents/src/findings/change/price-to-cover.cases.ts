import type { RuleCases } from '../testing/cases.ts'
import { dollars, firm } from '../testing/firm.ts'

const sales = {
  label: 'sales',
  metric: 'sales',
  form: 'money',
  value: 42_000_000,
  per: 'year',
} as const
const pay = {
  label: 'wages',
  touches: 'cost',
  costOf: 'pay',
  by: 0.06,
  yearlyCost: dollars(159000, 'year'),
} as const

/** A nursery for plants and a print shop; without sales, or with costs that fell, no price has to rise. */
export const cases: RuleCases = {
  rule: 'change.price-to-cover',
  fires: [
    {
      firm: firm({ change: [pay], measure: [sales] }),
      says: 'What has become dearer adds about $9,000 a year. Prices 2.1% higher would pay for all of it, if you go on selling as much.',
    },
    {
      firm: firm(
        {
          change: [
            { ...pay, yearlyCost: dollars(106000, 'year', 'EUR') },
            {
              label: 'paper',
              touches: 'cost',
              by: 0.25,
              yearlyCost: dollars(5000, 'month', 'EUR'),
            },
          ],
          measure: [sales],
        },
        { currency: 'EUR' },
      ),
      says: 'What has become dearer adds about €18,000 a year. Prices 4.3% higher would pay for all of it, if you go on selling as much.',
    },
  ],
  silent: [
    firm({ change: [pay] }),
    firm({
      organization: [{ label: 'Clean Rivers', sells: 'gifts' }],
      change: [pay],
      measure: [sales],
    }),
    firm({ change: [{ ...pay, by: -0.06 }], measure: [sales] }),
  ],
}
