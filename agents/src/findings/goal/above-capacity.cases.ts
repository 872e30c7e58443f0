import type { RuleCases } from '../testing/cases.ts'
import { firm } from '../testing/firm.ts'

const STAY = { one: 'stay', many: 'stays' }

/** A campsite would need more pitches, a glass blower is full already; room enough, or lines of which nobody said which, says nothing. */
export const cases: RuleCases = {
  rule: 'goal.above-capacity',
  fires: [
    {
      firm: firm({
        goal: [{ label: 'stays', counts: 'sales', baseline: 2100, target: 2800, unit: STAY }],
        offer: [{ label: 'tent pitches', capacity: 2600 }],
      }),
      says: 'The goal of 2,800 stays lies above the 2,600 that can be delivered in a year: the last 200 need more room, not more buyers.',
    },
    {
      firm: firm({
        goal: [{ label: 'vases', counts: 'sales', baseline: 400, target: 520, about: 'offer-2' }],
        offer: [
          { label: 'workshops', capacity: 900 },
          { label: 'blown vases', capacity: 400 },
        ],
      }),
      says: 'All 400 that can be delivered in a year are sold, so each of the 120 still missing needs more room first.',
    },
    {
      // Hours run short, and no room.
      firm: firm({
        goal: [{ label: 'cures', counts: 'sales', baseline: 150, target: 220, about: 'offer-1' }],
        offer: [{ label: 'cures', volume: 150, capacity: 200 }],
        constraint: [
          { label: 'two doctors', sort: 'capacity', resource: 'hours', about: 'offer-1' },
        ],
      }),
      says: 'The goal of 220 sales lies above the 200 that can be delivered in a year: the last 20 need more hours, not more buyers.',
    },
  ],
  silent: [
    firm({
      goal: [{ label: 'stays', counts: 'sales', baseline: 2100, target: 2500, unit: STAY }],
      offer: [{ label: 'tent pitches', capacity: 2600 }],
    }),
    firm({
      goal: [{ label: 'sales', counts: 'sales', baseline: 2100, target: 2800 }],
      offer: [
        { label: 'tent pitches', capacity: 2600 },
        { label: 'cabins', capacity: 300 },
      ],
    }),
  ],
  asks: [
    {
      firm: firm({
        goal: [{ label: 'stays', counts: 'sales', baseline: 2100, target: 2800, unit: STAY }],
        offer: [{ label: 'tent pitches' }],
        constraint: [{ label: 'the wash house', sort: 'capacity' }],
      }),
      says: 'Tell me the most you could deliver of tent pitches in a year, and I can say whether the goal fits into the room you have.',
    },
  ],
}
