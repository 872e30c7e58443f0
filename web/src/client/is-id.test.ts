import { expect, test } from 'vitest'
import { isId } from './is-id.ts'

test('an id is told from a word', () => {
  expect(isId('0192a3b4-c5d6-7e8f-9012-3456789abcde')).toBe(true)
  expect(isId('0192A3B4-C5D6-7E8F-9012-3456789ABCDE')).toBe(true)
  for (const other of ['', 'saved', '0192a3b4', '0192a3b4-c5d6-7e8f-9012-3456789abcdeX'])
    expect(isId(other)).toBe(false)
})
