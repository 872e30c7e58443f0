import { dollars, firm } from '../testing/firm.ts'
import type { RuleCases } from '../testing/cases.ts'

const stoves = { label: 'tiled stoves', price: dollars(8000), volume: 50 }
const goal = { label: 'sales', counts: 'money', form: 'money', baseline: 40_000_000 } as const
const kiln = { label: 'the kiln', sort: 'capacity', lost: 10 } as const

/** A stove builder refuses half of what the goal adds, or all of it; a goal that counts pieces says it itself, and what nobody prices is no money. */
export const cases: RuleCases = {
  rule: 'goal.refused-money',
  fires: [
    {
      firm: firm({ offer: [stoves], goal: [{ ...goal, target: 56_000_000 }], constraint: [kiln] }),
      says: 'The 10 sales turned away in a year would have brought about $80,000, 50% of the $160,000 that the goal adds. That part needs room, not one further enquiry.',
    },
    {
      firm: firm({ offer: [stoves], goal: [{ ...goal, target: 46_000_000 }], constraint: [kiln] }),
      says: 'The 10 sales turned away in a year would have brought about $80,000, no less than the $60,000 that the goal adds: with room for them it is reached.',
    },
    {
      firm: firm({
        offer: [
          { ...stoves, hoursEach: 90 },
          { label: 'sweeping', price: dollars(120), volume: 800, hoursEach: 1 },
        ],
        goal: [{ ...goal, target: 56_000_000 }],
        constraint: [{ ...kiln, sort: 'one-person', hoursEach: 90 }],
      }),
      says: 'The 10 sales turned away in a year would have brought about $80,000, 50% of the $160,000 that the goal adds. That part needs room, not one further enquiry.',
    },
    {
      firm: firm({
        offer: [stoves],
        goal: [{ ...goal, target: 56_000_000 }],
        constraint: [kiln, { ...kiln, label: 'the short autumn', sort: 'season', lost: 6 }],
      }),
      says: 'The 16 sales turned away in a year would have brought about $128,000, 80% of the $160,000 that the goal adds. That part needs room, not one further enquiry. Added up: 10 because of the kiln and 6 because of the short autumn.',
    },
  ],
  silent: [
    firm({
      offer: [stoves],
      goal: [{ label: 'stoves', counts: 'sales', baseline: 50, target: 70 }],
      constraint: [kiln],
    }),
    firm({
      offer: [{ label: 'tiled stoves', volume: 50 }],
      goal: [{ ...goal, target: 56_000_000 }],
      constraint: [kiln],
    }),
  ],
}
