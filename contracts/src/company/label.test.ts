import { expect, test } from 'vitest'
import { labelRefusal } from './label.ts'

test.each([
  ['Vaðið ehf', null],
  ['göra isär', null],
  ['we bake', 'person'],
  ['what he bakes', 'person'],
  ['they’re late', 'person'],
  ['bread is late', 'verb'],
  ['it', 'person'],
])('“%s” is refused as %s', (name, refusal) => {
  expect(labelRefusal(name)).toBe(refusal)
})

test.each([
  'Days until it arrives',
  'Tiles that last thirty winters',
  'the nurse who knows everybody',
])('what says which one it is belongs to the name: %s', name => {
  expect(labelRefusal(name)).toBeNull()
})
