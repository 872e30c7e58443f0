import { expect, test } from 'vitest'
import { labelledSteps, sayStep, stepAfter, stepOf, stepsBetween, type Grain } from './steps.ts'

test('a step no row speaks of stays in the line as a gap', () => {
  expect(stepsBetween(['2026-10-31', '2026-10-29', '2026-11-01'], 'day')).toEqual([
    '2026-10-29',
    '2026-10-30',
    '2026-10-31',
    '2026-11-01',
  ])
  expect(stepsBetween(['2026-12-28', '2026-12-14'], 'week')).toHaveLength(3)
  expect(stepsBetween(['2026-11-01', '2027-02-01'], 'month')).toHaveLength(4)
  expect(stepsBetween([], 'day')).toEqual([])
})

test('days are days where clocks are set back, and months end when they do', () => {
  expect(stepAfter('2026-10-25', 'day')).toBe('2026-10-26')
  expect(stepAfter('2028-02-28', 'day')).toBe('2028-02-29')
  expect(stepAfter('2026-12-01', 'month')).toBe('2027-01-01')
})

test('a date within a week belongs to its step', () => {
  const weeks = ['2026-10-19', '2026-10-26', '2026-11-02']
  expect(stepOf(weeks, '2026-10-29')).toBe(1)
  expect(stepOf(weeks, '2026-10-01')).toBe(-1)
})

test('a January names its year', () => {
  expect(sayStep('2027-01-01', 'month')).toBe('Jan 2027')
  expect(sayStep('2026-12-01', 'month')).toBe('Dec')
  expect(sayStep('2026-10-19', 'week')).toBe('19 Oct')
})

test('labels never touch, whatever the width, and the newest step has one', () => {
  for (const grain of ['day', 'week', 'month'] satisfies Grain[])
    for (const count of [1, 2, 7, 12, 28, 31, 90, 365])
      for (const width of [220, 320, 600, 1200, 1800]) {
        const room = width / Math.max(1, count - 1)
        const shown = labelledSteps(count, grain, { room, label: 42 })
        expect(shown.at(-1)).toBe(count - 1)
        for (const [at, step] of shown.slice(1).entries())
          expect((step - shown[at]!) * room).toBeGreaterThanOrEqual(Math.min(52, width))
      }
})
