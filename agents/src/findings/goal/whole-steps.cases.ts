import type { RuleCases } from '../testing/cases.ts'
import { firm } from '../testing/firm.ts'

const ROOM = { one: 'treatment room', many: 'treatment rooms' }

/** A speech therapist adds rooms and a nursery adds sites; one step has nothing between, and what can be had in parts has no steps. */
export const cases: RuleCases = {
  rule: 'goal.whole-steps',
  fires: [
    {
      firm: firm({
        goal: [
          {
            label: 'rooms',
            counts: 'other',
            baseline: 3,
            target: 5,
            whole: true,
            unit: ROOM,
            by: '2027-08',
          },
        ],
      }),
      says: 'From 3 to 5 treatment rooms there are 2 steps and nothing in between, and August 2027 leaves about 4.5 months for each. Every step costs its whole price before it brings anything, so plan the money step by step.',
    },
    {
      firm: firm({
        goal: [
          {
            label: 'sites',
            counts: 'other',
            baseline: 2,
            target: 5,
            whole: true,
            unit: { one: 'nursery', many: 'nurseries' },
            by: '2029',
          },
        ],
      }),
      says: 'From 2 to 5 nurseries there are 3 steps and nothing in between, and 2029 leaves about 12 months for each. Every step costs its whole price before it brings anything, so plan the money step by step.',
    },
  ],
  silent: [
    firm({
      goal: [
        {
          label: 'rooms',
          counts: 'other',
          baseline: 3,
          target: 4,
          whole: true,
          unit: ROOM,
          by: '2027-08',
        },
      ],
    }),
    firm({
      goal: [{ label: 'sessions', counts: 'sales', baseline: 900, target: 1200, by: '2027-08' }],
    }),
  ],
  asks: [
    {
      firm: firm({
        goal: [
          { label: 'the clinic', counts: 'other', baseline: 3, target: 5, whole: true, unit: ROOM },
        ],
      }),
      says: 'Tell me by when you want 5 treatment rooms, and I can say how long each step may take.',
    },
  ],
}
