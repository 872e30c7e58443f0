import * as z from 'zod'
import { HEARD_IN, QUOTE_TOPICS } from '../company/chips.ts'
import { factLabel, QUOTE_MAX } from '../company/facts.ts'
import { endpoint } from '../endpoint.ts'
import { MINDS } from '../model-work.ts'
import { isoDate, uuid } from '../rows.ts'

/** Characters of one paste, of one source, of a name. */
export const TRANSCRIPT_MAX = 120_000
export const SOURCE_WORDS_MAX = 60_000
export const WHO_MAX = 80
/** People of one paste, and answers of one of them. */
export const SOURCES_AT_ONCE = 20
export const ANSWERS_MAX = 80

const byId = z.object({ id: uuid })

/** Words of a customer, with the question they answer; nothing of it is stored by being read. */
export const readAnswer = z.object({
  words: z.string(),
  question: z.string().nullable(),
  /** Null where neither question nor words tell. */
  topic: z.enum(QUOTE_TOPICS).nullable(),
  /** What it could be called; empty where its words hold no name. */
  label: z.string(),
})
export type ReadAnswer = z.infer<typeof readAnswer>

export const readSource = z.object({
  /** As the paste names them; empty where it does not. */
  who: z.string(),
  /** As its heading calls it; an interview where it does not. */
  heard: z.enum(HEARD_IN),
  words: z.string(),
  answers: z.array(readAnswer),
})
export type ReadSource = z.infer<typeof readSource>

/** A paste as it was read. `notice`: why a configured language model did not sort all of it. */
export const readTranscript = z.object({
  sources: z.array(readSource),
  mind: z.enum(MINDS),
  notice: z.string().nullable(),
})
export type ReadTranscript = z.infer<typeof readTranscript>

/** What one customer said, with the words that count: each must stand in it. `id` is made by who sends it: the same one again changes nothing. */
export const newSource = z.object({
  id: uuid,
  heard: z.enum(HEARD_IN),
  who: z.string().trim().min(1, 'Say who said it').max(WHO_MAX),
  heldOn: z.iso.date().optional(),
  words: z.string().trim().min(1).max(SOURCE_WORDS_MAX),
  answers: z
    .array(
      z.object({
        words: z.string().trim().min(1).max(QUOTE_MAX),
        topic: z.enum(QUOTE_TOPICS),
        label: factLabel,
      }),
    )
    .min(1)
    .max(ANSWERS_MAX),
})
export type NewSource = z.infer<typeof newSource>

export const customerSourceRow = z.object({
  id: uuid,
  client_id: uuid.nullable(),
  segment_id: uuid.nullable(),
  heard: z.enum(HEARD_IN),
  who: z.string(),
  /** ISO date; null where nobody said when. */
  held_on: z.string().nullable(),
  words: z.string(),
  created_at: isoDate,
  /** Of its words, those that stand in the company model. */
  quotes: z.number().int(),
})
export type CustomerSourceRow = z.infer<typeof customerSourceRow>

export const customerSourceRoutes = {
  read: endpoint
    .route({
      method: 'POST',
      path: '/customer-sources/read',
      summary:
        'Read pasted interviews of a group (segment) into people and their answers; nothing is stored',
    })
    .input(z.object({ text: z.string().min(1).max(TRANSCRIPT_MAX), segment: uuid.optional() }))
    .output(readTranscript),
  add: endpoint
    .route({
      method: 'POST',
      path: '/customer-sources',
      summary: 'Keep what customers of a group said, with the words that count',
      successStatus: 201,
    })
    .input(
      z.object({
        clientId: uuid.optional(),
        segment: uuid,
        sources: z.array(newSource).min(1).max(SOURCES_AT_ONCE),
      }),
    )
    .output(z.object({ quotes: z.number().int() })),
  list: endpoint
    .route({
      method: 'GET',
      path: '/customer-sources',
      summary: 'What customers said: of the organization or one client, of all groups or one',
    })
    .input(z.object({ clientId: uuid.optional(), segment: uuid.optional() }))
    .output(z.array(customerSourceRow)),
  remove: endpoint
    .route({
      method: 'DELETE',
      path: '/customer-sources/{id}',
      summary: 'Take out what a customer said, with what rests on it; it can be put back',
    })
    .input(byId)
    .output(byId),
  restore: endpoint
    .route({
      method: 'POST',
      path: '/customer-sources/{id}/restore',
      summary: 'Put back what a customer said',
    })
    .input(byId)
    .output(byId),
}
