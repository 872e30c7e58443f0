import { readableOnPaper } from '@sextant/contracts/reports/brand-colour'
import { expect, test } from 'vitest'
import { roundTicks } from './drawn-sections.ts'
import { daysOfRule, nextName, periodName, periodTitle, periodWords } from './period-words.ts'

test('a rule means the whole week or month before a day', () => {
  expect(daysOfRule('last-month', '2026-11-03')).toEqual({ from: '2026-10-01', to: '2026-10-31' })
  expect(daysOfRule('last-month', '2027-01-31')).toEqual({ from: '2026-12-01', to: '2026-12-31' })
  expect(daysOfRule('last-month', '2028-03-01')).toEqual({ from: '2028-02-01', to: '2028-02-29' })
  // A Monday and a Sunday of the same week mean the same week before.
  expect(daysOfRule('last-week', '2026-11-02')).toEqual({ from: '2026-10-26', to: '2026-11-01' })
  expect(daysOfRule('last-week', '2026-11-08')).toEqual({ from: '2026-10-26', to: '2026-11-01' })
})

test('periods are called as people call them', () => {
  const october = { from: '2026-10-01', to: '2026-10-31' }
  expect([
    periodName(october),
    periodTitle(october),
    periodWords(october),
    nextName(october),
  ]).toEqual(['October', 'October 2026', '1 to 31 October 2026', 'November'])
  const week = { from: '2026-12-28', to: '2027-01-03' }
  expect(periodName(week)).toBe('The week from 28 December')
  expect(periodWords(week)).toBe('28 December 2026 to 3 January 2027')
  expect(periodWords({ from: '2026-10-05', to: '2026-10-05' })).toBe('5 October 2026')
  expect(periodName({ from: '2026-10-05', to: '2026-10-09' })).toBe('5 to 9 October 2026')
})

test('an axis begins at nought and reaches over the largest in at most four round steps', () => {
  for (const most of [0.004, 0.7, 1, 3, 11.3, 99, 1_000, 2_899_300]) {
    const ticks = roundTicks(most)
    expect(ticks[0]).toBe(0)
    expect(ticks.at(-1)).toBeGreaterThanOrEqual(most)
    expect(ticks.length).toBeLessThanOrEqual(5)
  }
})

test('a brand’s colour is darkened until words in it can be read on paper, and no further', () => {
  expect(readableOnPaper('#75224a')).toBe('#75224a')
  const yellow = readableOnPaper('#f4c542')
  expect(yellow).not.toBe('#f4c542')
  expect(Number.parseInt(yellow.slice(1, 3), 16)).toBeGreaterThan(0x60)
  expect(readableOnPaper('#ffffff')).toMatch(/^#7[0-9a-f]/)
})
