import { expect, test } from 'vitest'
import { withoutItemAt, withValueAt } from './claims.ts'

test('a path changes what stands there, appends at the end of a list, and leads nowhere else', () => {
  const root = { list: [{ text: 'a' }] }
  expect(withValueAt(root, ['list', 0, 'text'], 'b')).toEqual({ list: [{ text: 'b' }] })
  expect(withValueAt(root, ['list', 1], { text: 'c' }).list).toHaveLength(2)
  expect(withoutItemAt(root, ['list', 0])).toEqual({ list: [] })
  expect(root).toEqual({ list: [{ text: 'a' }] })
  for (const path of [
    ['list', 5],
    ['list', 'push'],
    ['nothing'],
    ['__proto__', 'x'],
    ['list', 0, 'constructor', 'prototype'],
  ])
    expect(() => withValueAt(root, path, 1)).toThrow(RangeError)
})

test('a list cannot be stretched: a length of billions would hold up the server', () => {
  expect(() => withValueAt({ list: [1] }, ['list', 'length'], 4_294_967_295)).toThrow(RangeError)
})
