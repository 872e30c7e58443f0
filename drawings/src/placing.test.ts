import { expect, test } from 'vitest'
import { overlaps, placeBoxes, spread } from './placing.tsx'

test('labels at the ends of lines move apart, keep their order and stay on the drawing', () => {
  const placed = spread([100, 104, 101, 240], 17, 44, 250)
  const sorted = [...placed].sort((a, b) => a - b)
  sorted
    .slice(1)
    .forEach((at, index) => expect(at - (sorted[index] ?? 0)).toBeGreaterThanOrEqual(17))
  expect(placed[0]).toBeLessThan(placed[2] ?? 0)
  expect(placed[2]).toBeLessThan(placed[1] ?? 0)
  expect(Math.max(...spread([250, 250, 250], 17, 44, 250))).toBeLessThanOrEqual(250)
})

test('a label takes the first place that touches nothing, and its own shape is no obstacle', () => {
  const bounds = { x: 0, y: 0, width: 200, height: 200 }
  const own = { x: 80, y: 80, width: 40, height: 40 }
  const inside = { x: 85, y: 90, width: 30, height: 20 },
    right = { x: 125, y: 90, width: 30, height: 20 },
    left = { x: 40, y: 90, width: 30, height: 20 }
  expect(placeBoxes([[inside, right]], [[own]], bounds)).toEqual([0])
  const chosen = placeBoxes([[right], [right, left]], [[own], []], bounds)
  expect(chosen).toEqual([0, 1])
  expect(overlaps(right, left)).toBe(false)
  // Outside the drawing costs more than any overlap there could be.
  expect(placeBoxes([[{ ...right, x: 190 }, left]], [[]], bounds)).toEqual([1])
})
