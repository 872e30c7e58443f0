import { expect, test } from 'vitest'
import { inputsLine } from './inputs-line.ts'

const passage = (document: string, ref: string) => ({
  kind: 'document' as const,
  ref,
  place: { document, version: 1, page: 1 },
})

test('documents are counted, not their passages; quotes of one answer count once', () => {
  const sources = [
    passage('prices', 'fact-1'),
    passage('prices', 'fact-2'),
    passage('minutes', 'fact-3'),
    { kind: 'answer' as const, ref: 'message-1' },
    { kind: 'answer' as const, ref: 'message-1' },
  ]
  expect(inputsLine({ sources })).toBe('Drafted from 1 answer and 2 documents')
})
