import { expect, test } from 'vitest'
import { dayWithYear, shortDay } from './days.ts'

test.each([
  ['2026-11-03', '3 Nov', '3 Nov 2026'],
  ['2026-11-03T23:30:00Z', '3 Nov', '3 Nov 2026'],
])('%s is read as %s', (iso, short, withYear) => {
  expect(shortDay(iso)).toBe(short)
  expect(dayWithYear(iso)).toBe(withYear)
})

test.each(['Q3', '2026', '2026-11', '2026-13-45', '2026-11-03 is a day', ''])(
  '“%s” is no day and stays as it is',
  words => {
    expect(shortDay(words)).toBe(words)
    expect(dayWithYear(words)).toBe(words)
  },
)
