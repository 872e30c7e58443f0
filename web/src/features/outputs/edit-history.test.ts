import { expect, test } from 'vitest'
import { dropUndo, nextUndo, rememberUndo } from './edit-history.ts'

const step = (value: string) => [{ path: ['decision', 'text'], value }]

test('edits are taken back last first, as long as nobody else changed the output', () => {
  rememberUndo('a', step('one'), 1, 2)
  rememberUndo('a', step('two'), 2, 3)
  expect(nextUndo('a', 3)).toEqual(step('two'))
  dropUndo('a', 4)
  expect(nextUndo('a', 4)).toEqual(step('one'))
  expect(nextUndo('a', 5)).toBeNull()
  // An edit on top of another's version begins anew: older steps may point at other places.
  rememberUndo('a', step('three'), 5, 6)
  dropUndo('a', 7)
  expect(nextUndo('a', 7)).toBeNull()
})
