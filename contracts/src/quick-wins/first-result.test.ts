import { expect, test } from 'vitest'
import { firstResult } from './first-result.ts'

test('a move that shows after one to eight weeks tells nothing before its first week is over', () => {
  // Begun on a Monday, due eight weeks later.
  expect(firstResult({ due: '2026-03-02', weeks: [1, 8] })).toBe('2026-01-12')
  expect(firstResult({ due: '2026-03-02', weeks: [8, 8] })).toBe('2026-03-02')
})
