import { expect, test } from 'vitest'
import { undoOf } from './undo-of.ts'

const before = { decision: { text: 'Old' }, body: { items: ['a', 'b'] } }

test('an edit is undone by what stood there, a removal by its list, an addition by removal; last first', () => {
  expect(
    undoOf(before, [
      { path: ['decision', 'text'], value: 'New' },
      { path: ['body', 'items', 0], value: null, remove: true },
      { path: ['body', 'items', 2], value: 'c' },
    ]),
  ).toEqual([
    { path: ['body', 'items', 2], value: null, remove: true },
    { path: ['body', 'items'], value: ['a', 'b'] },
    { path: ['decision', 'text'], value: 'Old' },
  ])
})

test('the words of a claim come back with the sources they had', () => {
  const claim = { text: 'Old', sources: [2, 5] }
  expect(undoOf({ decision: claim }, [{ path: ['decision', 'text'], value: 'New' }])).toEqual([
    { path: ['decision'], value: claim },
  ])
})
