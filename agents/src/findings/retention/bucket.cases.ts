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
const homes = { label: 'managed homes', size: 310 }

/** Two plans paid by the month: who pays for them is counted on their cards. */
const plans = [
  { label: 'the solo plan', price: dollars(20, 'month'), volume: 300 },
  { label: 'the studio plan', price: dollars(60, 'month'), volume: 100 },
]

/** A property manager hardly grows and a pest controller shrinks; without the base or counted customers, or where one group of several leaves, nothing is set off. */
export const cases: RuleCases = {
  rule: 'retention.bucket',
  fires: [
    {
      firm: firm({
        segment: [homes],
        measure: [churn],
        channel: [
          { label: 'estate agents', customers: 50 },
          { label: 'letters', customers: 25 },
        ],
      }),
      says: 'The channels you count win 75 customers a year, and about 62 leave. All that work comes to 13 more in the end.',
    },
    {
      firm: firm({
        offer: plans,
        measure: [{ ...churn, value: 0.03, per: 'month', about: undefined }],
        channel: [{ label: 'trade fairs', customers: 12 }],
      }),
      says: 'The channels you count win 12 customers a year. With 3% leaving in each month, so many hold about 33, where there are 400: without other ways, or fewer who leave, it shrinks to that.',
    },
    {
      firm: firm({
        segment: [{ label: 'restaurants', size: 200 }],
        measure: [{ ...churn, value: 0.03, per: 'month' }],
        channel: [{ label: 'cold calls', customers: 40 }],
      }),
      says: 'The channels you count win 40 customers a year. With 3% leaving in each month, so many hold about 111, where there are 200: without other ways, or fewer who leave, it shrinks to that.',
    },
  ],
  silent: [
    firm({
      offer: [...plans, { label: 'training days', price: dollars(400) }],
      measure: [{ ...churn, value: 0.03, per: 'month', about: undefined }],
      channel: [{ label: 'trade fairs', customers: 12 }],
    }),
    firm({
      segment: [{ label: 'managed homes' }],
      measure: [churn],
      channel: [{ label: 'letters', customers: 25 }],
    }),
    firm({ segment: [homes], measure: [churn], channel: [{ label: 'letters', share: 0.4 }] }),
    firm({
      segment: [homes, { label: 'holiday flats', size: 90 }],
      measure: [churn],
      channel: [{ label: 'letters', customers: 25 }],
    }),
    firm({
      offer: [{ label: 'garden care' }, { label: 'snow clearing' }],
      goal: [{ label: 'gardens', counts: 'members', baseline: 200, target: 240, about: 'offer-1' }],
      measure: [{ ...churn, about: 'offer-1' }],
      channel: [{ label: 'letters', customers: 25 }],
    }),
  ],
}
