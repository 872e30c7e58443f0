import { expect, test } from 'vitest'
import { lastKnown, lonely, runsOf } from './runs.ts'

test('a gap ends a run and is never bridged; nought is no gap', () => {
  expect(runsOf([1, 0, null, null, 3, null, 5, 6])).toEqual([
    [0, 1],
    [4, 4],
    [6, 7],
  ])
  expect(runsOf([null])).toEqual([])
})

test('a point between two gaps is known, because a line cannot show it', () => {
  expect(lonely([1, 0, null, 3, null, 5, 6])).toEqual([3])
  expect(lonely([4])).toEqual([0])
})

test('the newest value is not the newest step', () => {
  expect(lastKnown([1, 2, null])).toBe(1)
  expect(lastKnown([null, null])).toBe(-1)
})
