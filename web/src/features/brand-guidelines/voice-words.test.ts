import { expect, test } from 'vitest'
import { voiceWords } from './voice-words.ts'

test.each([
  [50, 'In the middle'],
  [60, 'Rather formal'],
  [90, 'Clearly formal'],
  [40, 'Rather casual'],
  [0, 'Clearly casual'],
])('%i reads “%s”', (value, words) => {
  expect(voiceWords(value, ['Casual', 'Formal'])).toBe(words)
})
