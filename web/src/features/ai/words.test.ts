import { expect, test } from 'vitest'
import { costWords, jobWords, modelWords, passagesWords } from './words.ts'

test('costs are told to the cent, and less than a cent by what they are', () => {
  expect(costWords(0)).toBe('$0')
  expect(costWords(3_420_000)).toBe('$3.42')
  expect(costWords(10_000)).toBe('$0.01')
  expect(costWords(4_236)).toBe('$0.0042')
  expect(costWords(3)).toBe('$0.000003')
})

test('a model is told with its provider, one at an own address by its name', () => {
  expect(modelWords({ provider: 'anthropic', model: 'm-1' })).toBe('Anthropic, m-1')
  expect(modelWords({ provider: 'openai-compatible', model: 'llama' })).toBe('llama')
})

test('a job that is not known yet keeps its name', () => {
  expect(jobWords('ask')).toBe('The next question')
  expect(jobWords('translate')).toBe('translate')
})

test('passages are told as far as they can be found by meaning', () => {
  expect(passagesWords({ done: 0, of: 0 })).toBe('No passages yet.')
  expect(passagesWords({ done: 1_200, of: 4_000 })).toMatch(/^1,200 of 4,000 passages/)
  expect(passagesWords({ done: 7, of: 7 })).toMatch(/^All passages \(7\)/)
})
