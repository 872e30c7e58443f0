import type { RuleCases } from '../testing/cases.ts'
import { dollars, firm } from '../testing/firm.ts'

const offer = [{ label: 'boat trips', price: dollars(40), unitCost: dollars(10), volume: 2_000 }]
const costs = {
  label: 'crew and mooring',
  metric: 'fixed-cost' as const,
  form: 'money' as const,
  per: 'year' as const,
}
const grant = {
  label: 'the heritage grant',
  touches: 'funding' as const,
  direction: 'ending' as const,
  form: 'money' as const,
  from: 5_000_000,
  to: 0,
  when: '2027-06-30',
}

/** A heritage boat lives on a grant for the rest, or for a part of it; where the lines pay for all, or nobody told how much is given, nothing hangs on it. */
export const cases: RuleCases = {
  rule: 'economics.carried-by',
  fires: [
    {
      firm: firm({ offer, change: [grant], measure: [{ ...costs, value: 9_600_000 }] }),
      says: 'The lines leave about $60,000 a year after their own cost, $36,000 less than the fixed costs. It is the heritage grant, $50,000 a year, that pays for it; after June 2027 about $3,000 is missing each month.',
    },
    {
      firm: firm({ offer, change: [grant], measure: [{ ...costs, value: 13_200_000 }] }),
      says: 'The lines leave about $60,000 a year after their own cost, $72,000 less than the fixed costs. The heritage grant, $50,000 a year, pays for a part of it; after June 2027 about $6,000 is missing each month.',
    },
  ],
  silent: [
    firm({ offer, change: [grant], measure: [{ ...costs, value: 5_000_000 }] }),
    firm({
      offer,
      change: [{ ...grant, from: undefined, to: undefined, form: undefined }],
      measure: [{ ...costs, value: 9_600_000 }],
    }),
  ],
}
