import type { RuleCases } from '../testing/cases.ts'
import { firm } from '../testing/firm.ts'

const goal = { label: 'walking holidays', counts: 'sales', baseline: 90, target: 120 } as const
const people = { label: 'newsletter readers', metric: 'audience', value: 12000 } as const
const asked = { label: 'enquiries', metric: 'leads', value: 360, per: 'year' } as const
const sold = { label: 'bookings', metric: 'volume', value: 90, per: 'year' } as const

/** A walking-tour firm and a sewing school count back from the goal; a goal in money, or no audience, has no reach. */
export const cases: RuleCases = {
  rule: 'campaign.reach-needed',
  fires: [
    {
      firm: firm({ goal: [goal], measure: [people, asked, sold] }),
      says: 'Of 12,000 people reached, 360 ask and 90 buy. At those rates the 30 sales missing take about 4,000 people more, or better rates.',
    },
    {
      firm: firm({
        goal: [{ ...goal, label: 'course places', baseline: 40, target: 60 }],
        measure: [
          { ...people, label: 'visitors of the page', value: 900, per: 'month' },
          { ...asked, value: 200 },
          { ...sold, label: 'places', value: 40 },
        ],
      }),
      says: 'Of 10,800 people reached, 200 ask and 40 buy. At those rates the 20 sales missing take about 5,400 people more, or better rates.',
    },
  ],
  silent: [
    firm({ goal: [{ ...goal, form: 'money' }], measure: [people, asked, sold] }),
    firm({ goal: [goal], measure: [asked, sold] }),
  ],
}
