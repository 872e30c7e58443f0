import { labelRefusal } from '@sextant/contracts/company/label'
import { expect, test } from 'vitest'
import { CODES } from './codes.ts'
import { readTranscript } from './read-transcript.ts'
import { statementsIn } from './statements.ts'

const topicsOf = (answer: string) => statementsIn(answer, null).map(({ topic }) => topic)

test('an answer is cut where it turns to something else, so that each statement says one thing', () => {
  expect(statementsIn('The price was fine, the waiting was the problem.', null)).toEqual([
    { words: 'The price was fine', topic: 'price' },
    { words: 'the waiting was the problem.', topic: 'pain' },
  ])
  expect(topicsOf('My brother has to sign, but I was afraid of the dust.')).toEqual([
    'decider',
    'objection',
  ])
})

test('a list is no turn, and what says nothing by itself stays with what stands before it', () => {
  expect(topicsOf('I was afraid of the noise, the dust and the mess.')).toEqual(['objection'])
  expect(statementsIn('A friend recommended it. He lives next door.', null)).toHaveLength(1)
})

test('what was asked is meant first; words of another topic are of that topic all the same', () => {
  expect(statementsIn('In May. I paid 300 euros for it.', 'trigger').map(one => one.topic)).toEqual(
    ['trigger', 'price'],
  )
})

test('fear of a price is a fear', () => {
  expect(topicsOf('I was nervous about the cost.')).toEqual(['objection'])
})

const labelsOf = (paste: string) =>
  readTranscript(paste).flatMap(({ answers }) => answers.map(({ label }) => label))

test('people who say the same kind of thing in other words are counted together', () => {
  const labels = labelsOf(
    'Ada: My neighbour gave me the number.\nJuan: A colleague recommended you.\nOlu: I googled it.',
  )
  expect(labels).toEqual(['word of mouth', 'word of mouth', 'an online search'])
})

test('a thing that several people name is called what they call it', () => {
  const labels = labelsOf(
    'Ada: I was worried about the radiation.\nJuan: Radiation, I was afraid of it.\nOlu: I was afraid of the long contract.',
  )
  expect(labels.slice(0, 2)).toEqual(['the radiation', 'the radiation'])
  expect(labels[2]).not.toMatch(/radiation/)
})

test('every kind of the codebook has a name that can be kept and stand in a sentence', () => {
  const refused = CODES.filter(({ name }) => labelRefusal(name, 'quote') !== null)
  expect(refused.map(({ name }) => name)).toEqual([])
})
