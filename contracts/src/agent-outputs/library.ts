import * as z from 'zod'
import { AGENT_SLUGS } from '../catalogue.ts'
import { endpoint } from '../endpoint.ts'
import { SEARCH_MAX } from '../limits.ts'
import { corrected, foundPieces } from '../search/routes.ts'
import { agentOutputRow, isoDate, uuid } from '../rows.ts'

export const LIBRARY_STATES = ['saved', 'draft', 'shared'] as const
export type LibraryState = (typeof LIBRARY_STATES)[number]
/** stale: those first, then the newest. */
export const LIBRARY_SORTS = ['stale', 'newest', 'changed', 'title'] as const
export type LibrarySort = (typeof LIBRARY_SORTS)[number]

/** A deliverable as the library shows it, with the names of whose it is. */
export const libraryRow = agentOutputRow.extend({
  version: z.number().int(),
  /** A fact or document that it rests on is another since. */
  stale_since: isoDate.nullable(),
  /** Of a stale one: how many of its lines somebody left as they were. */
  kept_lines: z.number().int(),
  client_name: z.string().nullable(),
  client_slug: z.string().nullable(),
  campaign_id: uuid.nullable(),
  campaign_name: z.string().nullable(),
  author_name: z.string().nullable(),
  /** Where words are looked for, the passage that holds them, in pieces; null where its title does. */
  passage: foundPieces.nullable(),
})
export type LibraryRow = z.infer<typeof libraryRow>

const counted = z.object({ id: uuid, name: z.string(), count: z.number().int() })
const counts = z.record(z.string(), z.number().int())

/** What can be chosen from, counted over all outputs of the place; `found`: how many the filter finds. */
export const libraryOverview = z.object({
  found: z.number().int(),
  total: z.number().int(),
  stale: z.number().int(),
  saved: z.number().int(),
  agents: counts,
  types: counts,
  clients: z.array(counted),
  campaigns: z.array(counted),
  authors: z.array(counted),
})
export type LibraryOverview = z.infer<typeof libraryOverview>

export const libraryFilter = z.object({
  /** Words that stand anywhere in it, each in any form. */
  q: z.string().trim().max(SEARCH_MAX).optional(),
  agent: z.enum(AGENT_SLUGS).optional(),
  type: z.string().max(60).optional(),
  /** 'none': what an agency made for itself. */
  client: z.union([uuid, z.literal('none')]).optional(),
  campaign: uuid.optional(),
  author: uuid.optional(),
  state: z.enum(LIBRARY_STATES).optional(),
  stale: z.enum(['true', 'false']).optional(),
})
export type LibraryFilter = z.infer<typeof libraryFilter>

export const libraryRoutes = {
  library: endpoint
    .route({
      method: 'GET',
      path: '/output-library',
      summary: 'A page of the outputs in reach that a filter finds; `next` leads to the one after',
    })
    .input(
      libraryFilter.extend({
        sort: z.enum(LIBRARY_SORTS).default('stale'),
        after: z.string().max(4000).optional(),
        limit: z.coerce.number().int().min(1).max(100).default(60),
      }),
    )
    .output(
      z.object({
        rows: z.array(libraryRow),
        next: z.string().nullable(),
        /** Words that stand in no output, and what was looked for in their place. */
        corrected: z.array(corrected),
      }),
    ),
  libraryOverview: endpoint
    .route({
      method: 'GET',
      path: '/output-library/overview',
      summary: 'How many outputs a filter finds, and what it can be narrowed down by',
    })
    .input(libraryFilter.extend({ within: uuid.optional() }))
    .output(libraryOverview),
}
