import { expect, test } from 'vitest'
import { countWritten, editsAmong, isModelsMove, writtenBy, writtenWords } from './written-by.ts'

const MODEL = { mind: 'model', model: { label: 'Anthropic claude-x' } } as const
const edits = editsAmong([
  { n: 1, ref: 'fact-1' },
  { n: 4, ref: 'edit' },
])

test('what somebody changed by hand is theirs, also where the model had written before', () => {
  expect(writtenBy({ by: 'model', sources: [1] }, edits)).toBe('model')
  expect(writtenBy({ by: 'model', sources: [1, 4] }, edits)).toBe('hand')
  expect(writtenBy({ sources: [4] }, edits)).toBe('hand')
  expect(writtenBy({ sources: [1] }, edits)).toBe('built-in')
  expect(writtenBy({}, edits)).toBe('built-in')
})

test('the head counts the statements of the model, and those changed by hand', () => {
  const claims = [
    { by: 'model' as const, sources: [1] },
    { by: 'model' as const, sources: [] },
    { sources: [1] },
  ]
  expect(writtenWords(MODEL, countWritten(claims, edits))).toBe(
    'the language model (Anthropic claude-x) wrote 2 of 3 statements; figures are computed',
  )
  const changed = [...claims, { by: 'model' as const, sources: [4] }]
  expect(writtenWords(MODEL, countWritten(changed, edits))).toBe(
    'the language model (Anthropic claude-x) wrote 2 of 4 statements, 1 was changed by hand; figures are computed',
  )
  expect(writtenWords(MODEL, countWritten([{}, {}], edits))).toContain('wrote none of the 2')
})

test('shown in the built-in words, or where no model wrote, the writer is named', () => {
  const none = countWritten([], edits)
  const provider = { kind: 'provider', label: 'Anthropic claude-x' } as const
  expect(writtenWords({ ...MODEL, mind: 'built-in', writer: provider }, none)).toBe(
    'written by the built-in writer',
  )
  expect(writtenWords({ model: null, writer: provider }, none)).toBe(
    'written by Anthropic claude-x',
  )
  expect(writtenWords({}, none)).toBeNull()
})

test('moves of the model are told by their id', () => {
  expect(isModelsMove('model-2')).toBe(true)
  expect(isModelsMove('raise-price')).toBe(false)
  expect(isModelsMove(undefined)).toBe(false)
})
