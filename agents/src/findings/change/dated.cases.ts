import type { RuleCases } from '../testing/cases.ts'
import { firm } from '../testing/firm.ts'

const goal = {
  label: 'trained nurses',
  counts: 'customers',
  baseline: 200,
  target: 260,
  by: '2027-11',
} as const
const fee = {
  label: 'the new training levy',
  bearing: 'hurts',
  touches: 'rule',
  when: '2027-04',
} as const

/** A nursing academy and a ferry line meet a date on the way; what comes after the goal, or bears on another line, is left alone. */
export const cases: RuleCases = {
  rule: 'change.dated',
  fires: [
    {
      firm: firm({ goal: [goal], change: [fee] }),
      says: 'The new training levy: in force from April 2027, 4 months from now. By then 35% of the time to the goal for trained nurses is over; what it asks for has to be ready then.',
    },
    {
      firm: firm({
        goal: [{ ...goal, label: 'passengers', by: '2027-12' }],
        change: [
          { label: 'the second pier', bearing: 'helps', touches: 'demand', when: '2027-07' },
        ],
      }),
      says: 'The second pier: in force from July 2027, 7 months from now. By then 55% of the time to the goal for passengers is over, and what is left can use it.',
    },
  ],
  silent: [
    // A help for all lines says nothing of a goal for one of them.
    firm({
      offer: [{ label: 'harbour tours' }, { label: 'night trips' }],
      goal: [{ ...goal, label: 'night trips', by: '2027-12', about: 'offer-2' }],
      change: [{ label: 'the second pier', bearing: 'helps', touches: 'funding', when: '2027-07' }],
    }),
    firm({ goal: [goal], change: [{ ...fee, when: '2028-01' }] }),
    firm({
      offer: [{ label: 'first aid' }, { label: 'nursing' }],
      goal: [{ ...goal, about: 'offer-2' }],
      change: [{ ...fee, about: 'offer-1' }],
    }),
  ],
}
