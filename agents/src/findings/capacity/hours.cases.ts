import type { RuleCases } from '../testing/cases.ts'
import { firm } from '../testing/firm.ts'

/** A translator and a bicycle frame builder see their week; without hours a sale, or a number a year, there is no week to see. */
export const cases: RuleCases = {
  rule: 'capacity.hours',
  fires: [
    {
      firm: firm({
        organization: [{ label: 'Versa', unit: { one: 'manual', many: 'manuals' } }],
        constraint: [{ label: 'proofreading', resource: 'hours', hoursEach: 9 }],
        measure: [{ label: 'manuals', metric: 'volume', value: 180 }],
      }),
      says: 'At 9 hours each, 180 manuals take 34 hours in each of 48 working weeks. Taking 10% less time for each makes room for 20 more in a year, with nobody hired.',
    },
    {
      firm: firm({
        constraint: [{ label: 'the brazing', hoursEach: 14, about: 'offer-1' }],
        offer: [
          { label: 'steel frames', volume: 110 },
          { label: 'repairs', volume: 600 },
        ],
      }),
      says: 'At 14 hours each, 110 sales take 32 hours in each of 48 working weeks. Taking 10% less time for each makes room for 12 more in a year, with nobody hired.',
    },
  ],
  silent: [
    firm({
      constraint: [{ label: 'proofreading', resource: 'hours', hoursEach: 9 }],
      goal: [{ label: 'manuals', counts: 'sales', baseline: 100, target: 140 }],
    }),
    firm({
      constraint: [{ label: 'the brazing', hoursEach: 14, about: 'offer-1' }],
      offer: [{ label: 'steel frames' }, { label: 'repairs', volume: 600 }],
    }),
  ],
  asks: [
    {
      firm: firm({
        constraint: [{ label: 'proofreading', sort: 'capacity', resource: 'hours' }],
        measure: [{ label: 'manuals', metric: 'volume', value: 180 }],
      }),
      says: 'Tell me how many hours of proofreading a sale takes, and I can say how full the week is.',
    },
  ],
}
