import { answer } from '../../src/persona/interview/answer.ts'
import { settleInterview } from '../../src/persona/interview/job/settle.ts'
import type { InterviewAnswer } from '@sextant/contracts/persona/interview'
import type { EvalRow } from '../table.ts'
import { insisting, liesFor } from './liar.ts'
import { interviewedOf, type PersonaCase, type Trap } from './persona-case.ts'

const part = (figure: string, got: number, goal: number): EvalRow => ({
  figure,
  got,
  goal: `${goal * 100}%`,
  holds: got >= goal,
  isPart: true,
})

/** How a persona holds in an interview: what it does not know it says, what it was told it finds, and no lie of a model gets through. */
export function evaluateInterviews(cases: readonly PersonaCase[]): EvalRow[] {
  const lies = cases.flatMap(lieTold)
  return [
    part(
      'interview: traps that were abstained from',
      abstained(cases, one => one.traps),
      0.95,
    ),
    part(
      'interview: of traps written after the lexicon',
      abstained(cases, one => one.later),
      0.95,
    ),
    part('interview: answerable questions answered from the right quote', answered(cases), 0.7),
    part('interview: traps abstained from though a model insists', insisted(cases), 0.95),
    {
      figure: 'interview: lies of a model that got through, of all told',
      got: lies.filter(Boolean).length,
      goal: '0',
      holds: !lies.includes(true),
      isPart: false,
    },
  ]
}

/** Traps to which the rails say “don’t know”, although a model claims the nearest true words as evidence. */
function insisted(cases: readonly PersonaCase[]): number {
  const held = cases.flatMap(one => {
    const asked = interviewedOf(one)
    return [...one.traps, ...one.later].map(
      ({ q }) => settleInterview(asked, q, insisting(asked, q)).tag === 'unknown',
    )
  })
  return held.filter(Boolean).length / held.length
}

/** What was answered although nobody said it. */
const inventedBy = (one: PersonaCase, traps: readonly Trap[]): Trap[] =>
  traps.filter(({ q }) => answer(interviewedOf(one), q).tag !== 'unknown')

/** The part of the traps, 0–1, that the built-in mind abstains from. */
export function abstained(
  cases: readonly PersonaCase[],
  of: (one: PersonaCase) => readonly Trap[],
): number {
  const all = cases.flatMap(of).length
  return 1 - cases.flatMap(one => inventedBy(one, of(one))).length / Math.max(1, all)
}

/** Questions that customers' words answer, and that were answered without any of these. */
const missedOf = (one: PersonaCase): PersonaCase['answerable'] =>
  one.answerable.filter(({ q, by }) => !isRight(answer(interviewedOf(one), q), by))

/** Answered by customers' words, one of the right ones among them. */
export function isRight({ tag, sentences }: InterviewAnswer, by: readonly string[]): boolean {
  const ids = sentences.flatMap(({ sources }) => sources.map(({ fact }) => fact))
  return tag === 'evidenced' && ids.some(id => by.includes(id))
}

/** The part of the answerable questions, 0–1, that the built-in mind answers rightly. */
export function answered(cases: readonly PersonaCase[]): number {
  const all = cases.flatMap(({ answerable }) => answerable).length
  return 1 - cases.flatMap(missedOf).length / Math.max(1, all)
}

/** Each lie under a question that a model may answer and under a trap: whether anything of it is shown as evidence. */
function lieTold(one: PersonaCase): boolean[] {
  const asked = interviewedOf(one)
  const questions = [...one.answerable.slice(0, 2), ...one.traps].map(({ q }) => q)
  return liesFor(asked).flatMap(given =>
    questions.map(question => {
      const { mind, tag } = settleInterview(asked, question, given)
      return mind === 'model' && tag !== 'unknown'
    }),
  )
}
