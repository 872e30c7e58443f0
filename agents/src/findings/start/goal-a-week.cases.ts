import type { RuleCases } from '../testing/cases.ts'
import { dollars, firm } from '../testing/firm.ts'

const goal = {
  label: 'saddle repairs',
  counts: 'sales' as const,
  baseline: 10,
  target: 40,
  form: 'count' as const,
  per: 'month' as const,
  by: '2027-02-21',
}
const offer = [{ label: 'saddle repairs', price: dollars(80), unitCost: dollars(20) }]

/** A stock has a pace of its own, and who turns buyers away needs no more of them. */
export const cases: RuleCases = {
  rule: 'start.goal-a-week',
  fires: [
    {
      firm: firm({
        goal: [goal],
        offer,
        budget: [{ label: 'for marketing', amount: dollars(1_000, 'month') }],
      }),
      says: 'Your goal takes about 10 more in the first month, 3 a week. Together they leave $600: so spend at most that in the first month, though you could spend $1,000. What is more than that has to come back in later months. Look after two weeks: with fewer than 4 so far, the first move alone is too slow, and the others begin at once.',
    },
    {
      firm: firm({ goal: [{ ...goal, target: 16 }], offer: [{ label: 'saddle repairs' }] }),
      says: 'Your goal takes about 2 more in the first month, one in 2 weeks.',
    },
    {
      firm: firm({
        goal: [{ ...goal, counts: 'customers', baseline: 74, target: 104, per: undefined }],
        offer: [{ label: 'rowing', price: dollars(28), boughtAs: 'by-the-month' }],
        budget: [{ label: 'for marketing', amount: dollars(1_000, 'month') }],
      }),
      says: 'Your goal takes about 10 more in the first month, 3 a week. Each of them pays $28 a month for as long as they stay. If all $1,000 went into finding them, each would have to stay 4 months before they have paid for it: so find out first how long people stay. Look after two weeks: with fewer than 4 so far, the first move alone is too slow, and the others begin at once.',
    },
    {
      firm: firm({
        goal: [{ ...goal, baseline: 5, target: 7, per: 'year', by: '2027-11-22' }],
        offer: [{ label: 'roofs', price: dollars(24_000) }],
      }),
      says: 'Your goal takes 2 more in all, about one in 6 months. Each brings $24,000: so it is worth days of your own, in talks with people whose names you know, and no advertisement that has to reach many.',
    },
    {
      firm: firm({
        goal: [
          {
            ...goal,
            label: 'rowers',
            counts: 'members',
            baseline: 74,
            target: 104,
            per: undefined,
          },
        ],
        offer: [{ label: 'rowing' }],
        measure: [
          { label: 'those who stop', metric: 'churn', value: 2, form: 'count', per: 'month' },
        ],
      }),
      says: 'Your goal takes about 12 more in the first month, those who replace leavers among them, 3 a week. Look after two weeks: with fewer than 4 so far, the first move alone is too slow, and the others begin at once.',
    },
  ],
  silent: [
    firm({ goal: [{ ...goal, baseline: 0, per: undefined }], offer }),
    firm({ goal: [goal], offer, constraint: [{ label: 'turned away', lost: 60 }] }),
  ],
}
