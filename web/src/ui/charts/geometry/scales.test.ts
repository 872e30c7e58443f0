import { expect, test } from 'vitest'
import { extentOf, lyingScale, sideOf, ticksOf, uprightScale } from './scales.ts'

test('an extent knows nothing of gaps, and of nothing at all', () => {
  expect(extentOf([3, null, undefined, -2, Number.NaN])).toEqual([-2, 3])
  expect(extentOf([null])).toBeNull()
})

test('an upright scale begins at nought unless told, and has round ends', () => {
  expect(uprightScale([13.4, 23.1], [250, 10]).domain()).toEqual([0, 25])
  const [low = 0] = uprightScale([13.4, 23.1], [250, 10], { fromZero: false }).domain()
  expect(low).toBeGreaterThan(0)
  expect(uprightScale([-5, 8], [250, 10])(0)).toBeLessThan(250)
})

test('one value alone, or none, still gives a scale', () => {
  for (const extent of [null, [0, 0], [7, 7]] as const)
    for (const fromZero of [true, false]) {
      const [low = 0, high = 0] = uprightScale(extent, [200, 0], { fromZero }).domain()
      expect(high).toBeGreaterThan(low)
    }
})

test('no two ticks are written alike', () => {
  const whole = (value: number) => String(Math.round(value))
  for (const most of [1, 2, 3, 5, 7, 40]) {
    const texts = ticksOf(uprightScale([0, most], [300, 10]), whole).map(whole)
    expect(new Set(texts).size).toBe(texts.length)
    expect(texts.length).toBeGreaterThan(1)
  }
})

test('a lying scale reaches to nought on either side', () => {
  expect(lyingScale([4, 9], [0, 90]).domain()).toEqual([0, 9])
  expect(lyingScale([-4, -1], [0, 90]).domain()).toEqual([-4, 0])
})

test('the area of a square is the count', () => {
  expect(sideOf(12, 12, 20)).toBe(20)
  expect(sideOf(3, 12, 20)).toBe(10)
  expect(sideOf(0, 12, 20)).toBe(0)
  expect(sideOf(1, 100_000, 20)).toBe(2)
})
