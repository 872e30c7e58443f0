import { expect, test } from 'vitest'
import { timeAgo } from './time-ago.ts'

const now = new Date('2026-11-20T12:00:00Z')
const before = (seconds: number) => new Date(now.getTime() - seconds * 1000)

test.each([
  [0, 'just now'],
  [59, 'just now'],
  [-30, 'just now'],
  [60, '1m ago'],
  [3599, '59m ago'],
  [3600, '1h ago'],
  [86_399, '23h ago'],
  [86_400, '1d ago'],
  [400 * 86_400, '400d ago'],
])('%i seconds is %s', (seconds, text) => {
  expect(timeAgo(before(seconds), now)).toBe(text)
})
