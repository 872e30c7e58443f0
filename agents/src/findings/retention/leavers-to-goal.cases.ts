import type { RuleCases } from '../testing/cases.ts'
import { firm } from '../testing/firm.ts'

const goal = { label: 'rowers', counts: 'members', baseline: 150, target: 200 } as const

/** A rowing club and a choir lose some on the way; where groups are of another size, or nobody is counted, nothing is said. */
export const cases: RuleCases = {
  rule: 'retention.leavers-to-goal',
  fires: [
    {
      firm: firm({
        goal: [goal],
        segment: [
          { label: 'juniors', size: 60, leaves: 0.3 },
          { label: 'seniors', size: 90, leaves: 0.1 },
        ],
      }),
      says: 'About 27 of those you have leave in a year at the rate you gave. Reaching 200 therefore means winning 77 members, not 50.',
    },
    {
      firm: firm({
        goal: [
          {
            label: 'singers',
            counts: 'customers',
            unit: { one: 'singer', many: 'singers' },
            baseline: 80,
            target: 90,
            by: '2028-11',
            about: 'segment-1',
          },
        ],
        segment: [{ label: 'evening singers', size: 80, leaves: 0.5 }],
      }),
      says: 'About 60 of those you have leave by November 2028 at the rate you gave. Reaching 90 therefore means winning 70 singers, not 10.',
    },
  ],
  silent: [
    firm({ goal: [goal], segment: [{ label: 'guests', size: 900, leaves: 0.3 }] }),
    firm({
      goal: [{ label: 'boat days', counts: 'sales', baseline: 150, target: 200 }],
      segment: [{ label: 'juniors', size: 150, leaves: 0.3 }],
    }),
  ],
}
