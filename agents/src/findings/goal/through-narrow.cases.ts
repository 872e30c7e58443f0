import type { RuleCases } from '../testing/cases.ts'
import { firm } from '../testing/firm.ts'

const licences = {
  label: 'licences',
  counts: 'customers' as const,
  form: 'count' as const,
  baseline: 410,
  target: 600,
}
const passing = {
  label: 'the pass rate',
  counts: 'other' as const,
  form: 'share' as const,
  baseline: 0.71,
  target: 0.85,
}
const tests = { label: 'the pilot test', volume: 577 }
const examiner = {
  label: 'the examiner',
  sort: 'one-person' as const,
  hoursEach: 1,
  hoursPerWeek: 16,
}

/** A flying school whose pass rate decides, kilns whose room runs out first; a share that leads nowhere near today's number is no part of it. */
export const cases: RuleCases = {
  rule: 'goal.through-narrow',
  fires: [
    {
      firm: firm({ goal: [licences, passing], offer: [tests], constraint: [examiner] }),
      says: 'With the pass rate at 71%, 600 take 845 who begin, and there is room for 768 in a year: that ends at 545. At the 85% that you aim for, 706 are enough and fit: that part comes first, before more demand does.',
    },
    {
      firm: firm({
        goal: [{ ...licences, label: 'sound vases', baseline: 360, target: 600 }],
        offer: [{ label: 'fired vases', capacity: 500 }],
        measure: [{ label: 'the sound part', metric: 'other', form: 'share', value: 0.9, of: 400 }],
      }),
      says: 'With the sound part at 90%, 600 take 667 who begin, and there is room for 500 in a year: that ends at 450. Even if all of them passed, room for 100 would be missing: the room comes first.',
    },
    {
      firm: firm({
        goal: [licences],
        offer: [{ ...tests, capacity: 700 }],
        measure: [{ label: 'the pass rate', metric: 'other', form: 'share', value: 0.71 }],
      }),
      says: 'With the pass rate at 71%, 600 take 845 who begin, and there is room for 700 in a year: that ends at 497. With the same room, 86% would be enough: that part decides, before more demand does.',
    },
    {
      firm: firm({
        goal: [
          { ...licences, about: 'offer-1' },
          { ...passing, about: 'offer-1' },
        ],
        offer: [{ label: 'the pilot test' }],
        constraint: [examiner],
      }),
      says: 'With the pass rate at 71%, 600 take 845 who begin, and there is room for 768 in a year: that ends at 545. At the 85% that you aim for, 706 are enough and fit: that part comes first, before more demand does.',
    },
  ],
  silent: [
    firm({
      goal: [licences, { ...passing, label: 'the private share', baseline: 0.3 }],
      offer: [tests],
      constraint: [examiner],
    }),
    firm({
      goal: [licences, passing],
      offer: [tests],
      constraint: [{ ...examiner, hoursPerWeek: 20 }],
    }),
    firm({ goal: [licences, passing], offer: [tests] }),
    firm({
      goal: [{ ...licences, about: 'offer-1' }, passing],
      offer: [{ label: 'the pilot test' }],
      constraint: [examiner],
    }),
  ],
}
