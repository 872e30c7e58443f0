import { expect, test } from 'vitest'
import { labelRefusal } from './label.ts'
import { shortenedLabel } from './shortened-label.ts'

test.each([
  ['credit line is full', 'credit line'],
  ['The old kiln that my father built has a crack', 'The old kiln'],
  ['They moved. The yard next door of the town is empty', 'The yard next door'],
  ['boats for hire by the hour and the day', 'boats for hire'],
  ['because we have a leaking roof', 'a leaking roof'],
  ['“Because it was the best shop in town”', 'the best shop in town'],
])('“%s” becomes “%s”', (sentence, name) => {
  expect(labelRefusal(sentence)).not.toBeNull()
  expect(shortenedLabel(sentence)).toBe(name)
  expect(labelRefusal(name)).toBeNull()
})

test.each(['they are cheap', 'we can put in', 'we answer every letter within a day', '', '12'])(
  '“%s” holds no name',
  sentence => {
    expect(shortenedLabel(sentence)).toBeNull()
  },
)
