import { expect, test } from 'vitest'
import { confidenceBand } from './confidence.ts'

test.each([
  [1, 'good'],
  [0.8, 'good'],
  [0.799, 'warn'],
  [0.6, 'warn'],
  [0.599, 'bad'],
  [0, 'bad'],
])('%f is %s', (confidence, tone) => {
  expect(confidenceBand(confidence).tone).toBe(tone)
})
