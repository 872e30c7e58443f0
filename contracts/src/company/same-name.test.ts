import { expect, test } from 'vitest'
import { isSameName, namedIn } from './same-name.ts'

test.each([
  ['the Dried Flakes', 'dried flakes'],
  ['our repair', 'repairs'],
  ['loaf of rye', 'loaves of rye'],
  ['party box', 'Party boxes'],
  ['delivery', 'the deliveries'],
  ['knife', 'knives'],
  ['guided  tour', 'guided tours'],
])('%s and %s are one thing', (one, other) => {
  expect(isSameName(one, other)).toBe(true)
  expect(isSameName(other, one)).toBe(true)
})

test.each([
  ['cap', 'cape'],
  ['car hire', 'care hire'],
  ['repairs', 'boat repairs'],
  ['size 1', 'size 11'],
])('%s and %s are two', (one, other) => {
  expect(isSameName(one, other)).toBe(false)
})

test('of several, the one that is written alike is meant', () => {
  const facts = [{ label: 'tour' }, { label: 'tours' }]
  expect(namedIn(facts, 'tours')).toBe(facts[1])
  expect(namedIn(facts, 'the tours')).toBe(facts[0])
  expect(namedIn(facts, 'rides')).toBeUndefined()
})
