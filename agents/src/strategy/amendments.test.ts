import { expect, test } from 'vitest'
import { readRemoval, readReplacement, withReplaced, withoutNamed } from './amendments.ts'
import { readAnswer } from './conversation.ts'
import type { Fact } from './framework.ts'

const fact = (key: Fact['key'], quote: string): Fact => ({
  key,
  value: quote,
  quote,
  unknown: false,
  kind: 'answer',
  ref: `m-${key}`,
  on: '2026-11-20',
})
const FACTS = [
  fact('offer', 'portraits 250, weddings are $900 a day'),
  fact('constraint', 'One oven. The van breaks down. Nobody on Saturdays.'),
  fact('rivals', 'Stella Photo is cheaper'),
]

test.each([
  ["'why do u ask all this' is not a weakness, take it out", 'why do u ask all this'],
  ['remove the van breaks down', 'van breaks down'],
  ['please delete "One oven"', 'One oven'],
  ['The van is not a weakness', 'van'],
  ['take the van out', 'van'],
  ['take it out', ''],
])('“%s” asks for something to go', (text, words) =>
  expect(readAnswer(text, null)).toEqual({ kind: 'removal', removal: { words } }),
)

test('only the named sentence goes, and what stays is verbatim', () => {
  expect(withoutNamed(FACTS, { words: 'the van' }).map(item => item.quote)).toEqual([
    'portraits 250, weddings are $900 a day',
    'One oven.',
    'Nobody on Saturdays.',
    'Stella Photo is cheaper',
  ])
  expect(withoutNamed(FACTS, { words: 'never said' })).toEqual(FACTS)
  expect(withoutNamed(FACTS, { words: '' })).toEqual(FACTS)
})

test.each([
  ['weddings are 650 not 900', 'portraits 250, weddings are $650 a day'],
  ["it's $650, not $900", 'portraits 250, weddings are $650 a day'],
  ['change 900 to 650', 'portraits 250, weddings are $650 a day'],
  ['not 900 but 650', 'portraits 250, weddings are $650 a day'],
])('“%s” mends the answer and is its source', (text, quote) => {
  const mended = withReplaced(FACTS, readReplacement(text, false)!, 'fix', '2026-11-21')
  expect(mended?.[0]).toMatchObject({
    key: 'offer',
    quote,
    value: quote,
    ref: 'fix',
    on: '2026-11-21',
  })
  expect(mended?.slice(1)).toEqual(FACTS.slice(1))
})

test('names are mended too; words nobody said are not', () => {
  expect(
    withReplaced(
      FACTS,
      readReplacement('Bella Photo instead of Stella Photo', false)!,
      'fix',
      '2026-11-21',
    )?.[2]?.quote,
  ).toBe('Bella Photo is cheaper')
  expect(withReplaced(FACTS, readReplacement('40 not 90', false)!, 'fix', '2026-11-21')).toBeNull()
})

test('an ordinary answer is neither', () => {
  for (const text of [
    'nobody, they just ride on',
    'families not students',
    'price is not a problem for them',
    'We removed the old menu',
    'drop in visits take all our time',
    'remove the old oven and we can double',
    'I am tired of the landlord',
    'the rent is going up',
  ])
    expect(readAnswer(text, { key: 'constraint' }).kind, text).toBe('fact')
  expect(readReplacement('We are not cheaper', false)).toBeNull()
  expect(readRemoval('our oven is not big enough')).toBeNull()
})

test.each([
  'why do u ask all this?? im tired',
  'what do you mean',
  'this is annoying',
  'how long is this',
  'are you a robot?',
  'ugh, this is boring',
  'im tired',
  'how many more questions?',
  'I dont understand the question',
])('“%s” leaves the question open', text => {
  expect(readAnswer(text, { key: 'strength' }).kind).toBe('why')
  expect(readAnswer(text, null).kind).toBe('why')
})

test.each([
  'we have two mechanics, is that enough?',
  'customers find the wait annoying',
  'how long it takes is our problem',
  'My staff are tired by six',
])('“%s” is an answer', text =>
  expect(readAnswer(text, { key: 'constraint' })).toMatchObject({ kind: 'fact', quote: text }),
)

test('an aside beside an answer is left out of it', () =>
  expect(
    readAnswer('why do u ask all this?? We have one oven. im tired', { key: 'constraint' }),
  ).toMatchObject({ kind: 'fact', quote: 'We have one oven.' }))

test('after a draft a statement about the business is news, a verdict on the draft or a question is none', () => {
  expect(readAnswer('A chain opens next door in May', null)).toMatchObject({
    kind: 'fact',
    key: 'change',
  })
  for (const text of [
    'can you make it shorter?',
    "i don't like it",
    'this is wrong',
    'thanks!',
    'make it shorter',
    "that isn't true",
    'it should be 650',
  ])
    expect(readAnswer(text, null).kind, text).toBe('why')
})
