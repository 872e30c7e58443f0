import { expect, test } from 'vitest'
import { recallOf, seededEdits } from './living.ts'
import { loadFirms } from './load-firms.ts'

test('whatever value of a fact changes, what rests on it is marked and each line with the value is proposed', () => {
  const [firm] = loadFirms()
  const recall = recallOf(seededEdits(firm!, ['swot', 'business-model-canvas']))
  expect(recall.unmarked).toEqual([])
  expect(recall.missed).toEqual([])
  expect(recall.holding).toBeGreaterThan(50)
}, 120_000)
