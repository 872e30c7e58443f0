import { expect, test } from 'vitest'
import { wilsonInterval } from './wilson.ts'

test('the interval of Wilson, at the edges and in between', () => {
  const none = wilsonInterval(0, 10)
  expect(none.low).toBe(0)
  expect(none.high).toBeCloseTo(0.2775, 3)
  const half = wilsonInterval(0.5, 20)
  expect(half.low).toBeCloseTo(0.2993, 3)
  expect(half.high).toBeCloseTo(0.7007, 3)
  expect(wilsonInterval(1, 10).high).toBe(1)
})

test('no case is no interval', () => {
  expect(() => wilsonInterval(0.5, 0)).toThrow(RangeError)
})
