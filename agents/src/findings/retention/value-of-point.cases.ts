import type { RuleCases } from '../testing/cases.ts'
import { dollars, firm } from '../testing/firm.ts'

const churn = {
  label: 'lost accounts',
  metric: 'churn',
  form: 'share',
  value: 0.18,
  per: 'year',
} as const

/** A cleaning contractor and a fitness studio; without a base, or where people buy in pieces, no year can be priced. */
export const cases: RuleCases = {
  rule: 'retention.value-of-point',
  fires: [
    {
      firm: firm(
        {
          segment: [{ label: 'offices', size: 150, spend: dollars(800, 'month', 'EUR') }],
          measure: [{ ...churn, about: 'segment-1' }],
        },
        { currency: 'EUR' },
      ),
      says: 'Those who leave in a year take about €259,000 of yearly sales with them. Each percentage point of the 150 that stays instead keeps about €14,400 a year.',
    },
    {
      firm: firm({
        goal: [{ label: 'members', counts: 'members', baseline: 520, target: 600 }],
        offer: [{ label: 'the membership', price: dollars(45, 'month') }],
        measure: [{ ...churn, value: 0.03, per: 'month' }],
      }),
      says: 'Those who leave in a year take about $86,000 of yearly sales with them. Each percentage point of the 520 that stays instead keeps about $2,810 a year.',
    },
  ],
  silent: [
    firm({ offer: [{ label: 'the membership', price: dollars(45, 'month') }], measure: [churn] }),
    firm({
      goal: [{ label: 'buyers', counts: 'customers', baseline: 520, target: 600 }],
      offer: [{ label: 'rugs', price: dollars(450) }],
      measure: [churn],
    }),
  ],
}
