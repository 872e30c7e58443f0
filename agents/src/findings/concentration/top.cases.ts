import type { RuleCases } from '../testing/cases.ts'
import { firm } from '../testing/firm.ts'

/** A label-software maker and a dairy live on a short list; a long list, or a list with little of the sales, is no such risk. */
export const cases: RuleCases = {
  rule: 'concentration.top',
  fires: [
    {
      firm: firm({
        segment: [{ label: 'enterprise accounts', size: 12, share: 0.66 }],
        measure: [
          { label: 'sales', metric: 'sales', form: 'money', per: 'year', value: 180_000_000 },
        ],
      }),
      says: 'Enterprise accounts: 12 names, 66% of sales. Each that leaves takes about $99,000 a year along, so keep a list of when each was last spoken to.',
    },
    {
      firm: firm({ segment: [{ label: 'the delicatessens', size: 20, share: 0.5 }] }),
      says: 'The delicatessens: 20 names, 50% of sales. Each that leaves takes 2.5% of all sales along, so keep a list of when each was last spoken to.',
    },
  ],
  silent: [
    firm({ segment: [{ label: 'households', size: 900, share: 0.7 }] }),
    firm({ segment: [{ label: 'the delicatessens', size: 20, share: 0.1 }] }),
  ],
  asks: [
    {
      firm: firm({ segment: [{ label: 'the delicatessens', share: 0.5 }] }),
      says: 'Tell me how many customers come under the delicatessens, and I can say what each that leaves would take along.',
    },
  ],
}
