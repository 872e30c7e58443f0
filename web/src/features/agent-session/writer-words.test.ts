import { expect, test } from 'vitest'
import { workingWords, writerWords } from './writer-words.ts'

test('a language model is named, whichever way a run names it; the built-in mind is told plainly', () => {
  expect(writerWords('anthropic:claude-x')).toBe('Written with the language model claude-x')
  expect(writerWords('Anthropic claude-x')).toContain('Anthropic claude-x')
  expect(workingWords('openai-compatible:qwen:8b')).toBe(
    'The language model qwen:8b is at work; figures are computed here.',
  )
  for (const words of [writerWords, workingWords])
    expect(words('Built-in writer')).toContain('by no outside model')
})
