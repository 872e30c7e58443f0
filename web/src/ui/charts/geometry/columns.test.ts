import { expect, test } from 'vitest'
import { columnsOf } from './columns.ts'

test('bars fill their room with the same air on both sides and between', () => {
  const { step, width, edge, middle } = columnsOf(4, 100, 532, 0.32)
  expect(step).toBeCloseTo(100)
  expect(width).toBeCloseTo(68)
  expect(edge(0) - 100).toBeCloseTo(32)
  expect(532 - (edge(3) + width)).toBeCloseTo(32)
  expect(middle(1) - middle(0)).toBeCloseTo(step)
})

test('no bars at all have a width and no place', () => {
  expect(columnsOf(0, 0, 100, 0.3).step).toBeGreaterThan(0)
})
