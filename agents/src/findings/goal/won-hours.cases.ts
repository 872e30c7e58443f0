import { dollars, firm } from '../testing/firm.ts'
import type { RuleCases } from '../testing/cases.ts'

const plan = { label: 'the herd app', price: dollars(100, 'month'), volume: 200 }
const fitter = {
  label: 'the one fitter',
  sort: 'one-person',
  hoursEach: 20,
  hoursPerWeek: 30,
} as const
const heads = {
  label: 'farms',
  counts: 'customers',
  baseline: 200,
  target: 320,
  by: '2027-11-22',
} as const
const churn = {
  label: 'leavers',
  metric: 'churn',
  form: 'share',
  value: 0.25,
  per: 'year',
} as const

/** A herd app has one fitter, with and without leavers; a goal that fits, or a thing that is sold once, is another matter. */
export const cases: RuleCases = {
  rule: 'goal.won-hours',
  fires: [
    {
      firm: firm({ offer: [plan], goal: [heads], constraint: [fitter] }),
      says: 'The one fitter: by November 2027 the goal takes 120 more customers. At 20 hours for each new one that is 2,400 hours, and there are about 1,440: the goal waits for these hours, not for buyers.',
    },
    {
      firm: firm({
        offer: [plan],
        goal: [
          {
            label: 'sales',
            counts: 'money',
            form: 'money',
            baseline: 24_000_000,
            target: 30_000_000,
            by: '2027-11-22',
          },
        ],
        measure: [churn],
        constraint: [fitter],
      }),
      says: 'The one fitter: by November 2027 the goal takes 50 more customers, and about 50 in place of those who leave. At 20 hours for each new one that is 2,000 hours, and there are about 1,440: the goal waits for these hours, not for buyers.',
    },
  ],
  silent: [
    firm({ offer: [plan], goal: [{ ...heads, target: 240 }], constraint: [fitter] }),
    firm({
      offer: [{ label: 'milking robots', price: dollars(90000), volume: 200 }],
      goal: [heads],
      constraint: [fitter],
    }),
  ],
}
