import type { RuleCases } from '../testing/cases.ts'
import { dollars, firm } from '../testing/firm.ts'

const churn = {
  label: 'leavers',
  metric: 'churn',
  form: 'share',
  value: 0.2,
  per: 'year',
  about: 'segment-1',
} as const
const pools = { label: 'pool owners', size: 240 }
const ads = { label: 'local ads', spend: dollars(400, 'month'), customers: 40 } as const

/** A pool service and a telemedicine firm pay for replacement; a channel without a price, or a base nobody counted, leaves it open. */
export const cases: RuleCases = {
  rule: 'retention.replacement-cost',
  fires: [
    {
      firm: firm({ segment: [pools], measure: [churn], channel: [ads] }),
      says: 'Replacing the 48 who leave in a year costs about $5,760 at what a new customer costs you today. What keeps them may cost up to that.',
    },
    {
      firm: firm(
        {
          segment: [{ label: 'patients', size: 3000 }],
          measure: [{ ...churn, value: 0.04, per: 'month' }],
          channel: [
            { label: 'employers', spend: dollars(60000, 'year', 'CAD'), customers: 900 },
            { label: 'app stores', spend: dollars(5000, 'month', 'CAD'), customers: 600 },
          ],
        },
        { currency: 'CAD' },
      ),
      says: 'Replacing the 1,162 who leave in a year costs about CA$93,000 at what a new customer costs you today. What keeps them may cost up to that.',
    },
  ],
  silent: [
    firm({ segment: [pools], measure: [churn], channel: [{ ...ads, attempt: 'failed' }] }),
    firm({ segment: [{ label: 'pool owners' }], measure: [churn], channel: [ads] }),
  ],
}
