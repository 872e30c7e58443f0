import type { RuleCases } from '../testing/cases.ts'
import { firm } from '../testing/firm.ts'

const limit = {
  label: 'the limit on fees',
  touches: 'rule' as const,
  form: 'share' as const,
  to: 0.24,
  when: '2027-07',
  about: 'offer-1',
}
const fee = {
  label: 'the fee',
  form: 'share' as const,
  value: 0.02,
  per: 'month' as const,
  about: 'offer-1',
}

/** A lender of tools earns as much as a new limit allows, a school has more guests from abroad than it may; below the limit, or with nothing to compare, it is silent. */
export const cases: RuleCases = {
  rule: 'rules.cap',
  fires: [
    {
      firm: firm({ offer: [{ label: 'advances' }], change: [limit], measure: [fee] }),
      says: 'The limit on fees: at most 24% from July 2027, and today you take 2% a month, 24% a year. No room is left to raise it, so what you earn has to come from elsewhere.',
    },
    {
      firm: firm({
        segment: [{ label: 'guests from abroad', share: 0.4 }],
        measure: [
          { label: 'sales', metric: 'sales', form: 'money', per: 'year', value: 50_000_000 },
        ],
        change: [{ ...limit, label: 'the quota', to: 0.3, about: 'segment-1' }],
      }),
      says: 'The quota: at most 30% from July 2027. Guests from abroad bring 40% of your sales, so about $50,000 a year has to come from others.',
    },
  ],
  silent: [
    firm({ offer: [{ label: 'advances' }], change: [limit], measure: [{ ...fee, value: 0.01 }] }),
    firm({ offer: [{ label: 'advances' }], change: [limit] }),
  ],
}
