import { askPersona } from '@sextant/agents/persona/interview/ask-persona'
import { type InterviewAnswer, QUESTIONS_MAX } from '@sextant/contracts/persona/interview'
import type { InterviewTurn } from '@sextant/contracts/persona/interview-routes'
import type { PersonaBody } from '@sextant/contracts/persona/persona'
import { callFunction } from '../../platform/call-function.ts'
import type { Context } from '../../platform/context.ts'
import { fail } from '../../platform/errors.ts'
import { withinOwnLimit } from '../../platform/within-limit.ts'
import { mindBeside } from '../ai/index.ts'
import { readCompany } from '../company/index.ts'
import { thinkingOf } from '../thinking/index.ts'

type Signed = Context & { token: string }
/** The answer of app.begin_question. */
type Begun =
  | { turn: InterviewTurn }
  | { turn?: never; client_id: string | null; org_id: string; user_id: string; body: PersonaBody }

/** Whoever asks faster reads no answers. */
const questions = { name: 'persona-questions', points: 60, seconds: 300 }
/** Milliseconds that somebody waits for a model's answer. */
const PATIENCE_MS = 45_000

const FULL =
  'Nothing more can be asked in this interview: it has ended, or it has as many questions as one can hold. Begin another.'

/** Asks the persona and keeps the answer; a question that was answered already is not asked again. */
export async function askQuestion(
  context: Signed,
  { id, question_id: questionId, question }: { id: string; question_id: string; question: string },
): Promise<InterviewTurn> {
  const begun = await openOrFull(
    callFunction<Begun>(context, 'begin_question', id, questionId, QUESTIONS_MAX),
  )
  if (begun.turn) return begun.turn
  await withinOwnLimit(context, questions)
  const answer = await answerOf(context, begun, { id, question })
  return openOrFull(
    callFunction<InterviewTurn>(context, 'keep_answer', id, questionId, question, answer),
  )
}

async function openOrFull<T>(work: Promise<T>): Promise<T> {
  try {
    return await work
  } catch (error) {
    if ((error as { code?: string }).code === 'SX422') throw fail('UNPROCESSABLE', FULL)
    throw error
  }
}

async function answerOf(
  context: Signed,
  begun: Exclude<Begun, { turn: InterviewTurn }>,
  { id, question }: { id: string; question: string },
): Promise<InterviewAnswer> {
  const { client_id: clientId, org_id: orgId, user_id: userId, body } = begun
  const company = await readCompany(context, clientId)
  const { segment, rows, sources } = body
  const beside = await mindBeside(context, { orgId, userId, clientId, callerId: id })
  const asking = {
    asked: { company, body: { segment, rows, sources } },
    question,
    mind: beside.mind,
    notice: beside.notice,
    thinking: thinkingOf(userId),
  }
  try {
    return await askPersona(asking, AbortSignal.timeout(PATIENCE_MS))
  } finally {
    await beside.settled()
  }
}
