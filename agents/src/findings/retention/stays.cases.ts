import type { RuleCases } from '../testing/cases.ts'
import { firm } from '../testing/firm.ts'

const churn = {
  label: 'cancelled boxes',
  metric: 'churn',
  form: 'share',
  value: 0.06,
  per: 'month',
} as const

/** A vegetable box and an invoicing tool; a yearly loss says itself, and a count of leavers is no rate. */
export const cases: RuleCases = {
  rule: 'retention.stays',
  fires: [
    {
      firm: firm({ measure: [churn] }),
      says: 'Losing 6% a month means losing 52% in a year. On average a customer stays about 17 months.',
    },
    {
      firm: firm({ measure: [{ ...churn, label: 'cancellations', value: 0.015 }] }),
      says: 'Losing 1.5% a month means losing 17% in a year. On average a customer stays about 5.6 years.',
    },
  ],
  silent: [
    firm({ measure: [{ ...churn, per: 'year' }] }),
    firm({ measure: [{ ...churn, form: 'count', value: 12 }] }),
  ],
}
