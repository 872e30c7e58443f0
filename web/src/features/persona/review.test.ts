import type { ReadSource } from '@sextant/contracts/persona/routes'
import { expect, test } from 'vitest'
import {
  isReady,
  keptIn,
  namesUnder,
  placeOf,
  toReview,
  toStore,
  unsortedIn,
  waitingIn,
  wrongAnswer,
  wrongName,
  wrongWho,
} from './review.ts'

const READ: ReadSource[] = [
  {
    who: 'Petra',
    heard: 'review',
    words: 'The alarm failed. I like green.',
    answers: [
      { words: 'The alarm failed.', question: 'Why?', topic: 'trigger', label: 'the alarm' },
      { words: 'I like green.', question: null, topic: null, label: '' },
    ],
  },
]

test('what tells of nothing known is left out until somebody says what it tells of', () => {
  const [petra] = toReview(READ)
  expect(petra!.answers.map(({ kept }) => kept)).toEqual([true, false])
  expect(keptIn([petra!])).toBe(1)
  expect(unsortedIn(petra!)).toBe(1)
  expect(petra!.heard).toBe('review')
  expect(toStore([petra!])[0]!.answers).toEqual([
    { words: 'The alarm failed.', topic: 'trigger', label: 'the alarm' },
  ])
  const chosen = { ...petra!.answers[1]!, kept: true }
  expect(wrongAnswer(chosen)).toMatch(/tells of/)
  expect(wrongAnswer({ ...chosen, topic: 'criterion', label: 'I like green' })).not.toBeNull()
  expect(wrongAnswer({ ...chosen, topic: 'criterion', label: 'the colour' })).toBeNull()
})

test('nobody is kept without a name, and nothing is nothing to keep', () => {
  const [petra] = toReview(READ)
  expect(isReady([petra!])).toBe(true)
  expect(wrongWho({ ...petra!, who: ' ' })).not.toBeNull()
  expect(isReady([{ ...petra!, who: ' ' }])).toBe(false)
  const none = { ...petra!, answers: petra!.answers.map(one => ({ ...one, kept: false })) }
  expect(isReady([none])).toBe(false)
  expect(toStore([none])).toEqual([])
})

test('a name that is too long is refused while it is typed; what nobody names is called by its own words', () => {
  const [petra] = toReview(READ)
  const [first] = petra!.answers
  expect(wrongName({ ...first!, label: '' })).toBeNull()
  const nameless = { ...first!, label: '' }
  expect(wrongAnswer(nameless)).toBeNull()
  const [stored] = toStore([{ ...petra!, answers: [nameless] }])
  expect(stored?.answers[0]?.label).not.toBe('')
  const long = 'the alarm of the cellar behind the barn next to the house of the owner'
  expect(wrongName({ ...first!, label: long })).toMatch(/at most/)
  expect(wrongName({ ...first!, label: long, kept: false })).toBeNull()
})

test('what still needs a word is listed with its place, the person first', () => {
  const [petra] = toReview(READ)
  const [first, second] = petra!.answers
  const open = { ...petra!, who: '', answers: [{ ...first!, topic: '' as const }, second!] }
  expect(waitingIn([open]).map(({ at }) => at)).toEqual([placeOf(open.id), placeOf(first!.key)])
  expect(waitingIn([petra!])).toEqual([])
})

test('names given under a topic are offered once to whoever says the same', () => {
  const [petra] = toReview(READ)
  const twice = { ...petra!, answers: [petra!.answers[0]!, petra!.answers[0]!] }
  expect(namesUnder([twice], 'trigger')).toEqual(['the alarm'])
  expect(namesUnder([twice], 'pain')).toEqual([])
})
