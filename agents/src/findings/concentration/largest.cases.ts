import type { RuleCases } from '../testing/cases.ts'
import { firm } from '../testing/firm.ts'

const sales = {
  label: 'sales',
  metric: 'sales',
  form: 'money',
  value: 40_000_000,
  per: 'year',
} as const

/** A net maker and a choir school hang on one payer whose sum nobody told; in money another rule says it, and a small part is none. */
export const cases: RuleCases = {
  rule: 'concentration.largest',
  fires: [
    {
      firm: firm({ segment: [{ label: 'the salmon farm', single: true, share: 0.6 }] }),
      says: 'The salmon farm: 60% of sales on a single decision that is not yours.',
    },
    {
      firm: firm({
        organization: [{ label: 'The choir school', sells: 'gifts' }],
        segment: [
          { label: 'the cathedral', single: true, share: 0.45 },
          { label: 'parents', share: 0.55 },
        ],
      }),
      says: 'The cathedral: 45% of income on a single decision that is not yours.',
    },
  ],
  silent: [
    firm({
      segment: [{ label: 'the salmon farm', single: true, share: 0.6 }],
      measure: [sales],
    }),
    firm({ segment: [{ label: 'the salmon farm', single: true, share: 0.1 }] }),
  ],
}
