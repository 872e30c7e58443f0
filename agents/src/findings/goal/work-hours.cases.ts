import type { RuleCases } from '../testing/cases.ts'
import { firm } from '../testing/firm.ts'

const goal = {
  label: 'harps restored',
  counts: 'sales',
  baseline: 40,
  target: 60,
  about: 'offer-1',
} as const

/** A harp workshop is past its hours today, a piano tuner at the goal; without hours a week, or without hours each, nothing is said. */
export const cases: RuleCases = {
  rule: 'goal.work-hours',
  fires: [
    {
      firm: firm({
        goal: [goal],
        constraint: [{ label: 'the soundboard bench', sort: 'one-person', hoursPerWeek: 36 }],
        offer: [
          { label: 'restorations', hoursEach: 42, volume: 40 },
          { label: 'restringing', hoursEach: 6, volume: 60 },
        ],
      }),
      says: 'The soundboard bench: the work of today takes 43 hours a week, and there are 36. At 60 it would take 60 hours. Either a figure is wrong, or the goal cannot be reached with these hours: they have to be found before buyers are.',
    },
    {
      firm: firm({
        goal: [{ label: 'tunings', counts: 'sales', baseline: 480, target: 720 }],
        constraint: [{ label: 'the tuner’s week', sort: 'capacity', hoursPerWeek: 30 }],
        offer: [{ label: 'tunings', hoursEach: 2.4, volume: 480 }],
      }),
      says: 'The tuner’s week: the work of today takes 24 hours a week, and there are 30. At 720 it would take 36 hours: the goal does not fit into these hours.',
    },
    {
      firm: firm({
        constraint: [{ label: 'the kiln crew', sort: 'capacity', hoursPerWeek: 40, lost: 12 }],
        offer: [{ label: 'tile orders', hoursEach: 4, volume: 240 }],
      }),
      says: 'The kiln crew: the work of today takes 20 hours a week, and there are 40. Yet 12 sales were turned away: other work fills these hours, or there are fewer of them. Count them for a week before anything is built on them.',
    },
    {
      firm: firm({
        constraint: [{ label: 'the kiln crew', sort: 'capacity', hoursPerWeek: 40 }],
        offer: [{ label: 'tile orders', hoursEach: 4, volume: 240 }],
      }),
      says: 'The kiln crew: the work of today takes 20 hours a week, and there are 40, so 50% of them are taken.',
    },
  ],
  silent: [
    firm({
      goal: [goal],
      constraint: [{ label: 'the soundboard bench', hoursEach: 42, hoursPerWeek: 36 }],
      offer: [{ label: 'restorations', hoursEach: 42, volume: 40 }],
    }),
    firm({
      goal: [goal],
      constraint: [{ label: 'the soundboard bench', sort: 'one-person' }],
      offer: [{ label: 'restorations', hoursEach: 42, volume: 40 }],
    }),
    firm({
      goal: [goal],
      constraint: [{ label: 'the soundboard bench', sort: 'one-person', hoursPerWeek: 36 }],
      offer: [{ label: 'restorations', volume: 40 }],
    }),
  ],
}
