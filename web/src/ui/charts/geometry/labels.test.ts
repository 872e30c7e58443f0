import { expect, test } from 'vitest'
import { letterOf, placeLabels, wordsWithin } from './labels.ts'

const label = (y: number) => ({ y, text: 'Google Ads 65', fill: 'black' })

test('labels at one height move apart, keep their order and stay in the picture', () => {
  const placed = placeLabels([label(50), label(52), label(51), label(195)], [14, 200])
  const heights = placed.map(({ at }) => at)
  expect(heights[0]).toBeLessThan(heights[2]!)
  expect(heights[2]).toBeLessThan(heights[1]!)
  const sorted = heights.toSorted((a, b) => a - b)
  for (const [at, height] of sorted.slice(1).entries())
    expect(height - sorted[at]!).toBeGreaterThanOrEqual(17)
  expect(Math.max(...heights)).toBeLessThanOrEqual(200)
})

test('notes have letters beyond Z', () => {
  expect([0, 25, 26, 52].map(letterOf)).toEqual(['A', 'Z', 'AA', 'BA'])
})

test('a label breaks between words where it must, and is left to the key where a word is too wide', () => {
  expect(wordsWithin('Meta missing', 200)).toEqual(['Meta missing'])
  expect(wordsWithin('Meta missing', 60)).toEqual(['Meta', 'missing'])
  expect(wordsWithin('Meta missing', 20)).toEqual([])
})
