import { expect, test } from 'vitest'
import { stackOf, withGap } from './stacks.ts'

test('parts lie on each other in their order', () => {
  const { total, atLeast, pieces } = stackOf([26, 0, 39])
  expect([total, atLeast]).toEqual([65, false])
  expect(pieces).toEqual([
    { part: 0, low: 0, high: 26, value: 26 },
    { part: 2, low: 26, high: 65, value: 39 },
  ])
})

test('a total over a missing part is at least that', () => {
  expect(stackOf([26, null])).toMatchObject({ total: 26, atLeast: true })
})

test('what is taken away hangs below nought', () => {
  expect(stackOf([10, -4]).pieces[1]).toEqual({ part: 1, low: -4, high: 0, value: -4 })
})

test('the gap is taken from the piece above it, and a sliver stays visible', () => {
  expect(withGap(10, 30, 1.5, false)).toEqual({ y: 10, height: 18.5 })
  expect(withGap(10, 30, 1.5, true)).toEqual({ y: 10, height: 20 })
  expect(withGap(10, 11, 1.5, false).height).toBeGreaterThan(0)
})
