import { expect, test } from 'vitest'
import { bubbleRadius, growthScale, shareScale } from './bcg-scales.tsx'
import { tilt } from './jobs-to-be-done.tsx'
import { along } from './okrs.tsx'
import { radarPoint } from './porter-five-forces.tsx'
import { textWidth, truncate, wrap } from './text-size.tsx'
import { dotsOn, horizonCurve } from './three-horizons.tsx'

test('relative share runs from high on the left to low on the right, equal ratios equally far apart', () => {
  const scale = shareScale([1.5, 0.4], 100, 500)
  expect(scale.at(10)).toBeCloseTo(100)
  expect(scale.at(1)).toBeCloseTo(300)
  expect(scale.at(0.1)).toBeCloseTo(500)
  expect(scale.at(2) - scale.at(4)).toBeCloseTo(scale.at(0.2) - scale.at(0.4))
  expect(scale.at(0)).toBe(500)
  expect(scale.ticks).toContain(1)
})

test('the scales grow for what lies outside them', () => {
  expect(shareScale([0.05, 30], 0, 100).at(0.05)).toBeCloseTo(100)
  const growth = growthScale([-0.1, 0.6], 300, 0)
  expect(growth.at(-0.1)).toBeLessThanOrEqual(300)
  expect(growth.at(0.6)).toBeGreaterThanOrEqual(0)
})

test('the area of a bubble, not its radius, stands for revenue', () => {
  expect(bubbleRadius(400, 400, 50)).toBe(50)
  expect(bubbleRadius(100, 400, 50) ** 2 / bubbleRadius(400, 400, 50) ** 2).toBeCloseTo(0.25)
  expect(bubbleRadius(0, 0, 50)).toBe(0)
})

test('the balance sinks on the heavier side', () => {
  // SVG turns clockwise for positive degrees: then the right side, anxiety and habit, goes down.
  expect(tilt(3)).toBeLessThan(0)
  expect(tilt(-3)).toBeGreaterThan(0)
  expect(Math.abs(tilt(0))).toBe(0)
  expect(tilt(40)).toBe(tilt(60))
})

test('a key result that should fall runs the same way as one that should rise, and stays on its bar', () => {
  expect(along(20, 5, 17)).toBeCloseTo(0.2)
  expect(along(0, 10, 12)).toBe(1)
  expect(along(0, 10, -3)).toBe(0)
  expect(along(4, 4, 4)).toBe(0)
})

test('rivalry stands on top of the radar and a stronger force lies further out', () => {
  const centre = { x: 100, y: 100, radius: 50 }
  expect(radarPoint(0, 5, centre)).toEqual({ x: 100, y: 50 })
  expect(radarPoint(0, 2, centre).y).toBeGreaterThan(radarPoint(0, 3, centre).y)
})

test('the first horizon carries now, the third later', () => {
  expect(horizonCurve(1, 0)).toBeGreaterThan(horizonCurve(2, 0))
  expect(horizonCurve(2, 0.5)).toBeGreaterThan(horizonCurve(1, 0.5))
  expect(horizonCurve(3, 1)).toBeGreaterThan(horizonCurve(2, 1))
})

test('fifteen initiatives on one horizon do not cover each other on a phone', () => {
  const dots = dotsOn(
    1,
    15,
    21,
    time => 4 + time * 350,
    value => 250 - value * 226,
  )
  for (const [index, a] of dots.entries())
    for (const b of dots.slice(index + 1))
      expect(Math.hypot(a.x - b.x, a.y - b.y)).toBeGreaterThanOrEqual(20.9)
  expect(Math.max(...dots.map(dot => dot.y))).toBeLessThan(250)
})

test('text is cut to its room and broken between words', () => {
  expect(textWidth(truncate('Donaudampfschifffahrtsgesellschaft', 80), 13)).toBeLessThanOrEqual(80)
  expect(truncate('Price', 80)).toBe('Price')
  const lines = wrap('The loaf is still there after work and long into the evening', 74, 3)
  expect(lines).toHaveLength(3)
  expect(lines[2]?.endsWith('…')).toBe(true)
})
