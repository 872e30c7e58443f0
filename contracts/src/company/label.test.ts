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
