import { expect, test } from 'vitest'
import { labelRefusal } from './label.ts'
import { isCutShort, shortenedLabel } from './shortened-label.ts'

test.each([
  ['credit line is full', 'credit line'],
  ['The old kiln has a crack', 'The old kiln'],
  [
    'a contract with the county fund for the roads of the north',
    'a contract with county fund for roads of north',
  ],
  [
    'a store of 4,100 pressed flowers from the island beyond the bay',
    'a store of pressed flowers from island beyond bay',
  ],
  ['They moved. The yard next door is empty', 'The yard next door'],
  ['because we have a leaking roof', 'a leaking roof'],
  ['“Because it was the best shop in town”', 'the best shop in town'],
])('“%s” becomes “%s”', (sentence, name) => {
  expect(labelRefusal(sentence)).not.toBeNull()
  expect(shortenedLabel(sentence)).toBe(name)
  expect(labelRefusal(name)).toBeNull()
})

test.each([
  'subscribers who leave',
  'They moved. The yard next door of the old town hall beside the mill is empty',
  'The kiln that my father built has a crack',
  'head of sales for all the new northern towns upstate',
])('“%s” would mean another thing if it were cut, and is asked', sentence => {
  expect(shortenedLabel(sentence)).toBeNull()
})

test.each(['they are cheap', 'we can put in', 'we answer every letter within a day', '', '12'])(
  '“%s” holds no name',
  sentence => {
    expect(shortenedLabel(sentence)).toBeNull()
  },
)

test('a noun before what says which one it is would be cut short', () => {
  expect(isCutShort('archive', 'our archive of pressed flowers')).toBe(true)
  expect(isCutShort('subscribers', 'Subscribers who leave')).toBe(true)
  expect(isCutShort('kiln', 'a kiln that is old')).toBe(true)
  expect(isCutShort('credit line', 'credit line is full')).toBe(false)
  expect(isCutShort('roof', 'credit line is full')).toBe(false)
})
