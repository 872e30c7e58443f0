import type { RuleCases } from '../testing/cases.ts'
import { firm } from '../testing/firm.ts'

/** A driving school and a pump repairer lose while they plan to grow; a rise, or a measure of another line, says nothing. */
export const cases: RuleCases = {
  rule: 'goal.against-trend',
  fires: [
    {
      firm: firm({
        goal: [
          {
            label: 'learners',
            counts: 'sales',
            baseline: 260,
            target: 300,
            unit: { one: 'learner', many: 'learners' },
          },
        ],
        measure: [{ label: 'learners last year', metric: 'volume', value: 260, previous: 288 }],
      }),
      says: 'The last year went from 288 down to 260. Another like it takes 25 learners away, so reaching 300 needs 65 new ones, not 40.',
    },
    {
      firm: firm({
        goal: [{ label: 'pump overhauls', counts: 'sales', baseline: 95, target: 110 }],
        measure: [{ label: 'overhauls', metric: 'volume', value: 95, previous: 104 }],
      }),
      says: 'The last year went from 104 down to 95. Another like it takes 8 sales away, so reaching 110 needs 23 new ones, not 15.',
    },
  ],
  silent: [
    firm({
      goal: [{ label: 'learners', counts: 'sales', baseline: 260, target: 300 }],
      measure: [{ label: 'learners last year', metric: 'volume', value: 260, previous: 240 }],
    }),
    firm({
      goal: [
        { label: 'car lessons', counts: 'sales', baseline: 260, target: 300, about: 'offer-1' },
      ],
      offer: [{ label: 'car lessons' }, { label: 'motorcycle lessons' }],
      measure: [
        {
          label: 'motorcycle learners',
          metric: 'volume',
          value: 40,
          previous: 60,
          about: 'offer-2',
        },
      ],
    }),
  ],
}
