import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { askedFor, askingStems, NO_TOPIC } from '../../src/reading/asked/asked-for.ts'
import { learnAsked, loadQuestions, questionsOf } from './learn-asked.ts'

const QUESTIONS = loadQuestions()
/** So sure an interview has to be of a topic that only was learned. */
const SURE = 0.6

test('a line that is no question is named with its hand', () => {
  expect(() => questionsOf('trigger | What set it off?\nno question', 'x')).toThrow(
    /x: no question: no question/,
  )
})

test('what is shipped is what the questions teach', () => {
  const file = new URL('../../src/reading/asked/weights.json', import.meta.url)
  expect(learnAsked(QUESTIONS)).toEqual(JSON.parse(readFileSync(file, 'utf8')))
})

/** The third hand wrote most questions: without them there is too little to learn from. */
test.each(['a', 'b'])(
  'questions of hand %s, left out of the learning, are mostly understood and rarely misunderstood',
  hand => {
    const weights = learnAsked(QUESTIONS.filter(one => one.hand !== hand))
    const left = QUESTIONS.filter(one => one.hand === hand).map(({ topic, question }) => {
      const { topic: read, chance } = askedFor(question, weights)
      return { topic, read: chance >= SURE ? read : null }
    })
    const [traps, asking] = [
      left.filter(({ topic }) => topic === NO_TOPIC),
      left.filter(({ topic }) => topic !== NO_TOPIC),
    ]
    const given = asking.filter(({ read }) => read !== null)
    const right = given.filter(({ topic, read }) => topic === read)
    expect(right.length / asking.length).toBeGreaterThan(0.45)
    expect(right.length / given.length).toBeGreaterThan(0.75)
    expect(traps.filter(({ read }) => read === null).length / traps.length).toBeGreaterThan(0.85)
  },
)

test('words that ask tell nothing of what about', () => {
  const stems = askingStems('What were you afraid of with the scaffold?', 'objection')
  expect(stems).toContain('afraid')
  expect(stems).not.toContain('scaffold')
})
