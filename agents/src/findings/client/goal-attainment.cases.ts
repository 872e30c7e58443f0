import type { RuleCases } from '../testing/cases.ts'
import { firm } from '../testing/firm.ts'

const goal = {
  label: 'newsletter readers',
  counts: 'audience',
  baseline: 800,
  target: 2000,
  by: '2027-05',
} as const
const today = { label: 'readers today', metric: 'audience', value: 1100, about: 'goal-1' } as const

/** A concert hall and a lender stand somewhere on the way; a figure of another form, or a goal just set, needs no pace. */
export const cases: RuleCases = {
  rule: 'client.goal-attainment',
  fires: [
    {
      firm: firm({ goal: [goal], measure: [today] }),
      says: 'Newsletter readers: 25% of the way is made. Each of the 6 months left has to move the figure by 150.',
    },
    {
      firm: firm(
        {
          goal: [
            {
              ...goal,
              label: 'lending',
              counts: 'money',
              form: 'money',
              baseline: 300_000_000,
              target: 360_000_000,
              by: '2027-03',
            },
          ],
          measure: [{ ...today, metric: 'other', form: 'money', value: 290_000_000 }],
        },
        { currency: 'KES' },
      ),
      says: 'Lending: further from the goal than at the start. Each of the 4 months left has to move the figure by Ksh 175,000.',
    },
  ],
  silent: [
    firm({ goal: [goal], measure: [{ ...today, form: 'share', value: 0.4 }] }),
    firm({ goal: [goal], measure: [{ ...today, value: 800 }] }),
  ],
}
