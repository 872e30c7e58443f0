import type { InterviewAnswer } from '@sextant/contracts/persona/interview'
import { interviewForm } from '../../src/persona/interview/job/form.ts'
import { settleInterview } from '../../src/persona/interview/job/settle.ts'
import { type MindRow, percent } from '../minds/mind-table.ts'
import { abstained, answered, isRight } from './interview-table.ts'
import { interviewedOf, type PersonaCase, type Trap } from './persona-case.ts'
import { recordedFor, sentFor } from './recorded-answers.ts'

/** How a language model answers as a persona inside its rails, from answers that were kept: parts, 0–1. */
type RecordedInterviews = { abstained: number; answered: number }

const trapsOf = ({ traps, later }: PersonaCase): Trap[] => [...traps, ...later]
const partOf = (held: readonly boolean[]): number =>
  held.filter(Boolean).length / Math.max(1, held.length)

/** Cases for which a model's answers were kept. */
const recordedOf = (cases: readonly PersonaCase[]): PersonaCase[] =>
  cases.filter(one => recordedFor(one) !== null)

export function scoreRecorded(cases: readonly PersonaCase[]): RecordedInterviews {
  const asked = recordedOf(cases)
  return {
    abstained: partOf(
      asked.flatMap(one => trapsOf(one).map(({ q }) => shownFor(one, q).tag === 'unknown')),
    ),
    answered: partOf(
      asked.flatMap(one => one.answerable.map(({ q, by }) => isRight(shownFor(one, q), by))),
    ),
  }
}

/** Both minds under the same questions. */
export function recordedInterviewRows(cases: readonly PersonaCase[]): MindRow[] {
  const asked = recordedOf(cases)
  const model = scoreRecorded(asked)
  return [
    {
      figure: 'interview: traps that were abstained from',
      builtIn: percent(abstained(asked, trapsOf)),
      model: percent(model.abstained),
    },
    {
      figure: 'interview: answerable questions answered from the right quote',
      builtIn: percent(answered(asked)),
      model: percent(model.answered),
    },
  ]
}

/** What is shown of the answer that was kept for a question. */
function shownFor(one: PersonaCase, question: string): InterviewAnswer {
  const kept = recordedFor(one)?.answers.find(answer => answer.question === question)
  if (!kept) throw new Error(`${one.name}: nothing was recorded for “${question}”`)
  if (kept.sent !== sentFor(one, question))
    console.error(`${one.name}, “${question}”: the prompt has changed since`)
  return settleInterview(interviewedOf(one), question, interviewForm.parse(kept.answer))
}
