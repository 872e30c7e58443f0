import type { RuleCases } from '../testing/cases.ts'
import { dollars, firm } from '../testing/firm.ts'

const days = { n: 7_300, from: '2026-09-01', to: '2026-10-10' } as const
const rate = {
  label: 'conversion rate of visits',
  form: 'share',
  value: 0.024,
  of: 7_300,
  measured: { ...days, metric: 'shop_cvr', low: 0.021, high: 0.028 },
} as const
const order = {
  label: 'average order value',
  form: 'money',
  value: 6_000,
  measured: { ...days, metric: 'aov', n: 175, low: 5_700, high: 6_300 },
} as const

/** A lamp shop and a seed catalogue; a rate that somebody told, or one of a single channel, is no measured one. */
export const cases: RuleCases = {
  rule: 'conversion.visits',
  fires: [
    {
      firm: firm({ measure: [rate, order] }),
      says: 'Of a thousand visits, 24 end with an order, measured over 7,300 of them; the true number lies between 21 and 28. One more of each thousand, at $60, brings about $4,000 a year at the pace of those days.',
    },
    {
      firm: firm({ offer: [{ label: 'seed boxes', price: dollars(20) }], measure: [rate] }),
      says: 'Of a thousand visits, 24 end with an order, measured over 7,300 of them; the true number lies between 21 and 28. One more of each thousand, at $20, brings about $1,330 a year at the pace of those days.',
    },
    {
      firm: firm({ measure: [rate] }),
      says: 'Of a thousand visits, 24 end with an order, measured over 7,300 of them; the true number lies between 21 and 28.',
    },
  ],
  silent: [
    firm({ measure: [{ ...rate, measured: undefined }, order] }),
    firm({ measure: [{ ...rate, measured: { ...rate.measured, channel: 'email' } }, order] }),
    firm({ measure: [{ ...rate, value: 0.001 }, order] }),
  ],
}
