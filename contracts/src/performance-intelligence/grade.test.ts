import { expect, test } from 'vitest'
import { gradeFinding } from './grade.ts'

const predicted = { to: '2026-12-01', low: 0.02, high: 0.03, cases_expected: 1_000 }
const came = (events: number, cases = 1_000, lastDay: string | null = '2026-12-01') =>
  gradeFinding(predicted, { events, cases, lastDay }).grade

test('a prediction waits for its last day, and is then held against what came', () => {
  expect(came(25, 1_000, '2026-11-30')).toBe('waiting')
  expect(came(25, 1_000, null)).toBe('waiting')
  expect([came(20), came(25), came(30)]).toEqual(['met', 'met', 'met'])
  expect([came(19), came(31)]).toEqual(['below', 'above'])
  expect([came(10, 400), came(0, 0)]).toEqual(['too-few', 'too-few'])
})
