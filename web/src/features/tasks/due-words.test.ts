import { expect, test } from 'vitest'
import { dueWords } from './due-words.ts'

test.each([
  ['2026-11-22', 'Today', false],
  ['2026-11-23', 'Tomorrow', false],
  ['2026-11-27', 'Friday', false],
  ['2026-12-04', 'Dec 4', false],
  ['2027-01-04', 'Jan 4, 2027', false],
  ['2026-11-21', '1 day late', true],
  ['2026-11-02', '20 days late', true],
])('%s is due: %s', (due, words, isLate) => {
  expect(dueWords(due, '2026-11-22')).toEqual({ words, isLate })
})
