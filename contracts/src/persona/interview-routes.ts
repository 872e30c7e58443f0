import * as z from 'zod'
import { endpoint } from '../endpoint.ts'
import { PLAIN_TEXT } from '../plain-text.ts'
import { isoDate, uuid } from '../rows.ts'
import { interviewAnswer, QUESTION_MAX } from './interview.ts'

const byId = z.object({ id: uuid })

export const interviewRow = z.object({
  id: uuid,
  client_id: uuid.nullable(),
  /** The output that is the persona. */
  persona_id: uuid,
  title: z.string(),
  created_at: isoDate,
  created_by_name: z.string().nullable(),
  /** Null while it goes on. */
  ended_at: isoDate.nullable(),
  /** Answers by what they rest on. */
  evidenced: z.number().int(),
  extrapolated: z.number().int(),
  unknown: z.number().int(),
})
export type InterviewRow = z.infer<typeof interviewRow>

export const interviewTurn = z.object({
  /** The id that whoever asked gave it. */
  id: uuid,
  /** From 1. */
  position: z.number().int(),
  question: z.string(),
  answer: interviewAnswer,
  asked_by_name: z.string().nullable(),
  asked_at: isoDate,
})
export type InterviewTurn = z.infer<typeof interviewTurn>

export const interviewWhole = interviewRow.extend({ turns: z.array(interviewTurn) })
export type InterviewWhole = z.infer<typeof interviewWhole>

export const personaInterviewRoutes = {
  list: endpoint
    .route({
      method: 'GET',
      path: '/personas/{persona_id}/interviews',
      summary: 'Interviews of a persona, newest first',
    })
    .input(z.object({ persona_id: uuid }))
    .output(z.array(interviewRow)),
  begin: endpoint
    .route({
      method: 'POST',
      path: '/personas/{persona_id}/interviews',
      summary: 'Begins an interview of a persona; the same id again finds the one that was begun',
      successStatus: 201,
    })
    .input(z.object({ persona_id: uuid, id: uuid }))
    .output(byId),
  get: endpoint
    .route({ method: 'GET', path: '/persona-interviews/{id}', summary: 'An interview, whole' })
    .input(byId)
    .output(interviewWhole),
  ask: endpoint
    .route({
      method: 'POST',
      path: '/persona-interviews/{id}/questions',
      summary: 'Asks the persona; the same question id again answers what was answered',
    })
    .input(
      byId.extend({
        question_id: uuid,
        question: z
          .string()
          .trim()
          .min(1)
          .max(QUESTION_MAX)
          .regex(PLAIN_TEXT, 'Please use plain text'),
      }),
    )
    .output(interviewTurn),
  takeBack: endpoint
    .route({
      method: 'DELETE',
      path: '/persona-interviews/{id}/questions/{question_id}',
      summary: 'Takes the last question back, with its answer',
    })
    .input(byId.extend({ question_id: uuid }))
    .output(byId),
  end: endpoint
    .route({
      method: 'POST',
      path: '/persona-interviews/{id}/end',
      summary: 'Ends an interview and keeps its transcript',
    })
    .input(byId)
    .output(interviewRow),
  remove: endpoint
    .route({ method: 'DELETE', path: '/persona-interviews/{id}', summary: 'Deletes an interview' })
    .input(byId)
    .output(byId),
  restore: endpoint
    .route({
      method: 'POST',
      path: '/persona-interviews/{id}/restore',
      summary: 'Takes a deleted interview back',
    })
    .input(byId)
    .output(byId),
}
