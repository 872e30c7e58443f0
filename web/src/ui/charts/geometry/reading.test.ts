import { expect, test } from 'vitest'
import { keyTarget, nearest } from './reading.ts'

const spots = [
  { x: 0, y: 0 },
  { x: 10, y: 90 },
  { x: 20, y: 0 },
]

test('a place on a time line means the nearest step, however high it is', () => {
  expect(nearest(spots, { x: 11, y: 0 }, 'x')).toBe(1)
  expect(nearest(spots, { x: 11, y: 0 }, 'both')).toBe(2)
  expect(nearest([], { x: 1, y: 1 }, 'x')).toBe(-1)
})

test('arrows walk and stop at the ends; the first press begins at an end', () => {
  const go = (key: string, from: number | null) => keyTarget(key, from, { count: 3 })
  expect(go('ArrowRight', null)).toBe(0)
  expect(go('ArrowLeft', null)).toBe(2)
  expect(go('ArrowRight', 2)).toBe(2)
  expect(go('ArrowLeft', 0)).toBe(0)
  expect([go('Home', 1), go('End', 1), go('Escape', 1)]).toEqual([0, 2, null])
  expect(go('Tab', 1)).toBeUndefined()
})

test('in a grid up and down keep the column and do not leave it', () => {
  const go = (key: string, from: number) => keyTarget(key, from, { count: 12, columns: 4 })
  expect(go('ArrowDown', 1)).toBe(5)
  expect(go('ArrowUp', 5)).toBe(1)
  expect(go('ArrowUp', 1)).toBe(1)
  expect(go('ArrowDown', 9)).toBe(9)
})
