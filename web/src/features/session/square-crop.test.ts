import { expect, test } from 'vitest'
import { centred, draggedBy, squareOf } from './square-crop.ts'

const wide = { width: 1000, height: 400 }

test('the largest square in the middle, smaller with zoom', () => {
  expect(squareOf(wide, centred)).toEqual({ left: 300, top: 0, side: 400 })
  expect(squareOf(wide, { ...centred, zoom: 2 })).toEqual({ left: 400, top: 100, side: 200 })
})

test('it never leaves the picture', () => {
  expect(squareOf(wide, { zoom: 99, x: 7, y: -3 })).toEqual({ left: 900, top: 0, side: 100 })
})

test('dragging the picture right shows what is further left, up to its edge', () => {
  const moved = draggedBy(wide, centred, { x: 0.25, y: 0.5 })
  expect(squareOf(wide, moved).left).toBeCloseTo(200)
  expect(draggedBy(wide, moved, { x: 10, y: 0 }).x).toBe(0)
})
