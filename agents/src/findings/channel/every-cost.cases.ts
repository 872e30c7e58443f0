import type { RuleCases } from '../testing/cases.ts'
import { dollars, firm } from '../testing/firm.ts'

const vets = { label: 'the vets', sort: 'referral' as const, spend: dollars(0), customers: 30 }
const flyers = { label: 'flyers', spend: dollars(900, 'year'), customers: 6 }
const fair = {
  label: 'the spring fair',
  spend: dollars(2_000, 'once'),
  customers: 4,
  attempt: 'failed' as const,
}

/** A dog school and a chimney sweep see every way at once, the failed and the free included; two kept ones are compared elsewhere. */
export const cases: RuleCases = {
  rule: 'channel.every-cost',
  fires: [
    {
      firm: firm({ channel: [vets, flyers, fair] }),
      says: 'What a new customer costs: through the spring fair (given up) $500, through flyers $150, through the vets nothing but time.',
    },
    {
      firm: firm({ channel: [flyers, fair] }),
      says: 'What a new customer costs: through the spring fair (given up) $500, through flyers $150.',
    },
  ],
  silent: [
    firm({ channel: [flyers, { ...fair, attempt: undefined }] }),
    firm({ channel: [vets, { ...flyers, customers: undefined }] }),
  ],
}
