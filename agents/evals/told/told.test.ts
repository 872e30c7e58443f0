import { expect, test } from 'vitest'
import { loadTexts, readMarked, withFirms } from './learn-told.ts'
import { markedTexts } from './marked-text.ts'
import { scoreTold } from './score-told.ts'

/** Before somebody who waits for the learning in vain gives up. */
const LEARNING_MS = 120_000
/** Read once for all tests. */
const TEXTS = loadTexts()
const HEADER = '# currency EUR | country Ireland | asked all'

test('a mark tells what its words are, and the words stand without it', () => {
  const [one] = markedTexts(
    `${HEADER}\n{offer1|Rods} at {offer1.price|40 euro}; {channel1!failed|flyers} no.`,
    'rods',
  )
  expect(one?.text).toBe('Rods at 40 euro; flyers no.')
  expect(one?.marks.map(({ thing, role, flag }) => [thing, role, flag])).toEqual([
    ['offer1', null, undefined],
    ['offer1', 'price', undefined],
    ['channel1', null, 'failed'],
  ])
})

test('a mark that is not closed is named with its file', () => {
  expect(() => markedTexts(`${HEADER}\n{offer1|Rods at 40`, 'rods')).toThrow(/rods: a mark/)
})

test(
  'nearly every figure that was marked is seen as one',
  () => {
    const marks = TEXTS.flatMap(({ marks }) => marks.filter(({ role }) => role !== null))
    const seen = TEXTS.flatMap(text => readMarked(text).figures.filter(({ mark }) => mark))
    expect(seen.length / marks.length).toBeGreaterThan(0.9)
  },
  LEARNING_MS,
)

test(
  'figures of texts that were left out of the learning are mostly what they are taken for, and of what',
  () => {
    const isLeftOut = (_text: unknown, at: number): boolean => at % 5 === 0
    const left = TEXTS.filter(isLeftOut)
    const from = withFirms(TEXTS).filter(({ text }) => !left.some(one => one.text === text))
    const { marked: all, given, right, named, rightNames } = scoreTold(from, left)
    expect(right / all).toBeGreaterThan(0.55)
    expect(right / given).toBeGreaterThan(0.68)
    expect(rightNames / named).toBeGreaterThan(0.75)
  },
  LEARNING_MS,
)
