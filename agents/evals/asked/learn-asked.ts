import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { questionSigns } from '../../src/reading/asked/question-signs.ts'
import type { Weights } from '../../src/reading/learned/linear.ts'
import { learnWeights } from '../learn-weights.ts'

/** Learns what a question to a customer asks for, from questions whose topic was marked: `trigger | What set it off?`; "trap" asks for none. */

/** A question, the topic that it asks for, and the hand that wrote it. */
export type MarkedQuestion = { topic: string; question: string; hand: string }

const FOLDER = new URL('questions/', import.meta.url)
const LINE = /^([a-z-]+) \| (\S.*)$/

export const loadQuestions = (): MarkedQuestion[] =>
  readdirSync(FOLDER)
    .toSorted()
    .flatMap(name => questionsOf(readFileSync(new URL(name, FOLDER), 'utf8'), name.slice(0, 1)))

/** Throws where a line is not written as it should be. */
export const questionsOf = (file: string, hand: string): MarkedQuestion[] =>
  file
    .split('\n')
    .filter(line => line.trim() !== '')
    .map(line => {
      const [, topic, question] = LINE.exec(line) ?? []
      if (!topic || !question) throw new Error(`${hand}: no question: ${line}`)
      return { topic, question, hand }
    })

export const learnAsked = (questions: readonly MarkedQuestion[]): Weights =>
  learnWeights(
    questions.map(one => ({ text: one, signs: questionSigns(one.question), label: one.topic })),
  )

if (import.meta.main) {
  const file = new URL('../../src/reading/asked/weights.json', import.meta.url)
  writeFileSync(file, `${JSON.stringify(learnAsked(loadQuestions()))}\n`)
}
