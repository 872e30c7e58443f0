import { expect, test } from 'vitest'
import { groupsOf } from './group-places.ts'

type Behind = Record<string, number[]>

/** Groups with their places by name: in which order they were found is nobody's business. */
const grouped = (behind: Behind | [string, number[]][]) =>
  groupsOf(new Map(Array.isArray(behind) ? behind : Object.entries(behind))).map(
    ({ places, lines }) => ({ places: places.toSorted(), lines }),
  )

test('places with lines of their own are chosen each by itself, in the order of their first line', () => {
  expect(grouped({ decision: [4, 5], 'body/price': [1], 'moves/0': [2] })).toEqual([
    { places: ['body/price'], lines: [1] },
    { places: ['moves/0'], lines: [2] },
    { places: ['decision'], lines: [4, 5] },
  ])
})

test('places behind one line are one choice, with all lines of both, each once and in order', () => {
  expect(grouped({ 'body/price': [7, 1], 'body/share': [3, 7], decision: [5] })).toEqual([
    { places: ['body/price', 'body/share'], lines: [1, 3, 7] },
    { places: ['decision'], lines: [5] },
  ])
})

test('a place that shares a line with two groups makes them one', () => {
  expect(grouped({ a: [1], b: [2], c: [9], between: [1, 2] })).toEqual([
    { places: ['a', 'b', 'between'], lines: [1, 2] },
    { places: ['c'], lines: [9] },
  ])
})

test('it does not matter in which order the places come', () => {
  const chain: [string, number[]][] = [
    ['a', [1, 2]],
    ['b', [2, 3]],
    ['c', [3, 4]],
    ['apart', [8]],
  ]
  const once = grouped(chain)
  expect(once).toEqual([
    { places: ['a', 'b', 'c'], lines: [1, 2, 3, 4] },
    { places: ['apart'], lines: [8] },
  ])
  expect(grouped(chain.toReversed())).toEqual(once)
  expect(grouped([chain[2]!, chain[0]!, chain[3]!, chain[1]!])).toEqual(once)
})

test('nothing changes, nothing is to be chosen', () => {
  expect(grouped({})).toEqual([])
})
