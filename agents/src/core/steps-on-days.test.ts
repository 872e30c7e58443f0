import { expect, test } from 'vitest'
import { stepsOnDays } from './steps-on-days.ts'

test('steps stand on working days, in their order, and the result is asked for on one', () => {
  // A Monday.
  const { checklist, due } = stepsOnDays({ steps: ['a', 'b', 'c'], weeks: [1, 6] }, '2026-11-23')
  expect(checklist.map(step => step.due)).toEqual(['2026-11-25', '2026-11-27', '2026-11-30'])
  expect(due).toBe('2027-01-04')
  // From a Saturday six weeks on is a Saturday: the Monday after.
  expect(stepsOnDays({ steps: ['a'], weeks: [1, 6] }, '2026-11-21').due).toBe('2027-01-04')
})
