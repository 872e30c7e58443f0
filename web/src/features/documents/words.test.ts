import { expect, test } from 'vitest'
import { sharedHint, waitingElsewhere } from './words.ts'

test('a switch that was turned says who will see the document before it is saved', () => {
  const hint = (wasShared: boolean, shared: boolean) => sharedHint('Harbour', { shared, wasShared })
  expect(hint(false, false)).toContain('in their portal')
  expect(hint(false, true)).toBe('Guests of Harbour will see this document once you save.')
  expect(hint(true, false)).toContain('no longer')
})

test('what waits from an earlier version is counted, with the last of them', () => {
  const fact = (version: number, status: 'proposed' | 'confirmed') => ({ version, status })
  const facts = [
    fact(1, 'proposed'),
    fact(2, 'proposed'),
    fact(2, 'confirmed'),
    fact(3, 'proposed'),
  ]
  expect(waitingElsewhere(facts, 3)).toEqual({
    words: '2 more wait from an earlier version.',
    version: 2,
  })
  expect(waitingElsewhere(facts, 1)).toBeNull()
})
