import { expect, test } from 'vitest'
import { gainOf, gradeOf, hitRate } from './grade.ts'

const fewer = { baseline: 10, expected: [8, 6] as [number, number], better: 'less' as const }
const more = { baseline: 0.2, expected: [0.23, 0.26] as [number, number], better: 'more' as const }

test.each([
  [5.9, 'beat'],
  [6, 'met'],
  [8, 'met'],
  [8.1, 'short'],
  [9.9, 'short'],
  [10, 'none'],
  [12, 'none'],
])('from ten to between eight and six, %d is graded %s', (value, grade) => {
  expect(gradeOf(fewer, value)).toBe(grade)
})

test.each([
  [0.27, 'beat'],
  [0.26, 'met'],
  [0.23, 'met'],
  [0.21, 'short'],
  [0.2, 'none'],
  [0.1, 'none'],
])('from a fifth upwards, %d is graded %s', (value, grade) => {
  expect(gradeOf(more, value)).toBe(grade)
})

test('a figure that got worse gained less than nothing', () => {
  expect(gainOf(fewer, 12)).toBe(-2)
  expect(gainOf(more, 0.1)).toBeCloseTo(-0.1)
})

test('what nobody could count is no hit, and no miss either', () => {
  expect(hitRate(['met', 'beat', 'short', 'none', 'unmeasured'])).toEqual({ hits: 2, of: 4 })
  expect(hitRate(['unmeasured', null])).toBeNull()
})
