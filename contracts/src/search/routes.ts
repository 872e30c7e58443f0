import * as z from 'zod'
import { DOCUMENT_KINDS } from '../document-kinds.ts'
import { endpoint } from '../endpoint.ts'
import { SEARCH_MAX } from '../limits.ts'
import { isoDate, uuid } from '../rows.ts'

export const SEARCH_KINDS = ['document', 'output', 'campaign', 'client', 'fact', 'message'] as const
export type SearchKind = (typeof SEARCH_KINDS)[number]

/** A text in pieces, of which some are what was looked for. */
export const foundPieces = z.array(z.object({ text: z.string(), found: z.boolean() }))

/** A passage that was found, in pieces: those that hold what was looked for are marked. */
export const found = z.object({
  kind: z.enum(SEARCH_KINDS),
  /** Of the document, output, campaign, client, fact or message. */
  id: uuid,
  /** Empty for what is written between an agency and its client. */
  name: z.string(),
  /** Of the part of a document that it stands in; empty without one. */
  heading: z.string(),
  client_slug: z.string().nullable(),
  client_name: z.string().nullable(),
  /** Of a document: the page, and the first character of the passage on it. */
  page: z.number().int().nullable(),
  starts: z.number().int().nullable(),
  length: z.number().int(),
  /** What leads to it: the agent, the session, the kind of file or fact. */
  about: z.object({
    file: z.enum(DOCUMENT_KINDS).optional(),
    version: z.number().int().optional(),
    agent: z.string().optional(),
    session: uuid.optional(),
    mode: z.string().nullable().optional(),
    fact: z.string().optional(),
    status: z.string().optional(),
    from_client: z.boolean().optional(),
  }),
  changed_at: isoDate,
  /** None of the words stands in it: it was found by words that are related. */
  related: z.boolean(),
  /** None of the words stands in it: it was found by what it means, as the vectors of a provider's model tell it. */
  meant: z.boolean(),
  pieces: foundPieces,
})
export type Found = z.infer<typeof found>

/** A word that stands nowhere, and what was looked for in its place. */
export const corrected = z.object({ typed: z.string(), read: z.array(z.string()) })
export type Corrected = z.infer<typeof corrected>

export const foundPage = z.object({
  /** Of the kind that is asked for. */
  total: z.number().int(),
  /** Of each kind, whichever is asked for. */
  kinds: z.partialRecord(z.enum(SEARCH_KINDS), z.number().int()),
  rows: z.array(found),
  /** Words that stand nowhere, and what was looked for in their place. */
  corrected: z.array(corrected),
  /** Whether what the question means was asked of a provider's model: used; unavailable (it does not answer, or its budget is used up); off (there is none, nothing may be sent, or somebody is still typing). */
  meaning: z.enum(['used', 'unavailable', 'off']),
  /** The database compares letters; without it a misspelled word is found only if it begins with the right one. */
  compares_letters: z.boolean(),
})
export type FoundPage = z.infer<typeof foundPage>

const count = z.coerce.number().int()
const day = z.iso.date()

export const searchRoutes = {
  find: endpoint
    .route({
      method: 'GET',
      path: '/search',
      summary: 'Everything in reach that holds any of the words or is near them, best first',
    })
    .input(
      z.object({
        words: z.string().trim().min(1).max(SEARCH_MAX),
        /** The last word may go on: somebody is typing. */
        goes_on: z.stringbool().or(z.boolean()).default(false),
        kind: z.enum(SEARCH_KINDS).optional(),
        client_id: uuid.optional(),
        since: day.optional(),
        until: day.optional(),
        limit: count.min(1).max(50).default(20),
        offset: count.min(0).max(10_000).default(0),
      }),
    )
    .output(foundPage),
}
