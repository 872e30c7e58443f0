import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Prompt } from '../../src/model/prompt.ts'
import { interviewPrompt } from '../../src/persona/interview/job/prompt.ts'
import { hashOf } from '../minds/recording.ts'
import { interviewedOf, type PersonaCase } from './persona-case.ts'
import * as z from 'zod'

// What a language model answered as a persona: the prompts that production builds, answered by somebody who saw nothing else, and
// never edited afterwards (minds/recorded/README.md).

const FOLDER = join(import.meta.dirname, 'recorded')
const fileOf = ({ name }: PersonaCase): string => join(FOLDER, `${name}.json`)

const recorded = z.object({
  /** Who or what answered. */
  by: z.string().min(1),
  /** ISO date. */
  on: z.string(),
  /** `sent`: the hash of what was sent; `answer`: what came back, as it came. */
  answers: z.array(z.object({ question: z.string(), sent: z.string(), answer: z.unknown() })),
})
export type RecordedAnswers = z.infer<typeof recorded>

/** What was recorded for a persona; null where nothing was. */
export const recordedFor = (one: PersonaCase): RecordedAnswers | null =>
  existsSync(fileOf(one)) ? recorded.parse(JSON.parse(readFileSync(fileOf(one), 'utf8'))) : null

export function saveRecorded(one: PersonaCase, kept: RecordedAnswers): void {
  mkdirSync(FOLDER, { recursive: true })
  writeFileSync(fileOf(one), `${JSON.stringify(kept, null, 2)}\n`)
}

const promptOf = (one: PersonaCase, question: string): Prompt =>
  interviewPrompt(interviewedOf(one), question)

/** A short hash of what production sends for a question. */
export const sentFor = (one: PersonaCase, question: string): string =>
  hashOf(promptOf(one, question))

/** All questions of a case, traps among the others, in an order that tells nothing. */
export const questionsOf = ({ answerable, traps, later }: PersonaCase): string[] =>
  [...answerable, ...traps, ...later]
    .map(({ q }) => q)
    .toSorted((a, b) => shuffled(a).localeCompare(shuffled(b)))

const shuffled = (question: string): string => hashOf({ instructions: question, material: '' })

/** What is printed for whoever answers: the prompt of the first question, and the questions that take its place one by one. */
export function sheetOf(one: PersonaCase): string {
  const questions = questionsOf(one)
  const { instructions, material } = promptOf(one, questions[0]!)
  const rows = questions.map((question, at) => `${at + 1}. ${question}`)
  return [instructions, '=== MATERIAL ===', material, '=== QUESTIONS ===', ...rows].join('\n\n')
}
