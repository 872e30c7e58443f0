import { expect, test } from 'vitest'
import { outliersOf } from './outliers.ts'

test('the points that stand out are those far from the middle of the others', () => {
  const usual = [1, 2, 3, 4, 5].map(at => ({ id: `p${at}`, x: at, y: 10 - at }))
  const points = [...usual, { id: 'dear', x: 40, y: 5 }, { id: 'good', x: 3, y: 60 }]
  expect(outliersOf(points, 5).toSorted()).toEqual(['dear', 'good'])
  expect(outliersOf(points, 1)).toHaveLength(1)
})
