import { expect, test } from 'vitest'
import { intervalOf, percentOf, sharedScale } from './interval.ts'

test('an end outside the scale has no cap', () => {
  expect(intervalOf(20, 44.6, [0, 40])).toEqual({
    from: 50,
    to: 100,
    isOpenLeft: false,
    isOpenRight: true,
  })
})

test('a place is kept within the scale, and a scale without length has a middle', () => {
  expect([percentOf(-5, [0, 40]), percentOf(50, [0, 40]), percentOf(3, [3, 3])]).toEqual([
    0, 100, 50,
  ])
})

test('a shared scale holds all that is drawn, with air', () => {
  const [low, high] = sharedScale([10, null, 30, undefined])
  expect(low).toBeLessThan(10)
  expect(high).toBeGreaterThan(30)
  expect(sharedScale([])).toEqual([0, 1])
})
