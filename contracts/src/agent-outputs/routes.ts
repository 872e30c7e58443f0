import * as z from 'zod'
import { AGENT_SLUGS } from '../catalogue.ts'
import { endpoint } from '../endpoint.ts'
import { COMMENT_MAX, PAGE_SIZE, SEARCH_MAX, TITLE_MAX } from '../limits.ts'
import { PLAIN_TEXT } from '../plain-text.ts'
import { agentOutputRow } from '../rows.ts'
import { table } from '../deliverable.ts'
import { MINDS } from '../model-work.ts'
import { storedDeliverable, toolDeliverable } from '../stored-deliverable.ts'
import { libraryRoutes } from './library.ts'
import { livingRoutes } from './living.ts'
import { severalRoutes } from './several.ts'

const byId = z.object({ id: z.uuid() })
export const outputAnswer = agentOutputRow.extend({
  /** Rises with every change; send it back with an edit. */
  version: z.number().int(),
  /** A fact or document that it rests on is another since. */
  stale_since: z.string().nullable(),
  content: storedDeliverable,
  /** Table twins of the drawing, the main one first; of every part for a combined document. */
  tables: z.array(table),
  insights: z.array(z.object({ id: z.uuid(), label: z.string(), quote: z.string() })),
})
export type OutputAnswer = z.infer<typeof outputAnswer>

/** Sets `value` at `path` (or removes the list item there) inside the deliverable; derived numbers are computed again by the server. */
export const outputEdit = z.object({
  path: z
    .array(z.union([z.string().max(60), z.number().int().min(0).max(200)]))
    .min(1)
    .max(10),
  value: z.unknown(),
  remove: z.boolean().optional(),
})
export type OutputEdit = z.infer<typeof outputEdit>

export const agentOutputRoutes = {
  ...libraryRoutes,
  ...livingRoutes,
  ...severalRoutes,
  list: endpoint
    .route({
      method: 'GET',
      path: '/agent-outputs',
      summary: 'Outputs of the organization, newest first',
    })
    .input(
      z.object({
        limit: z.coerce.number().int().min(1).max(100).default(PAGE_SIZE),
        offset: z.coerce.number().int().min(0).default(0),
        agent_type: z.enum(AGENT_SLUGS).optional(),
        client_id: z.uuid().optional(),
        campaign_id: z.uuid().optional(),
        saved: z.stringbool().optional(),
        q: z.string().max(SEARCH_MAX).optional(),
      }),
    )
    .output(z.array(agentOutputRow)),
  get: endpoint
    .route({
      method: 'GET',
      path: '/agent-outputs/{id}',
      summary: 'An output with its deliverable',
    })
    .input(byId)
    .output(outputAnswer),
  rename: endpoint
    .route({ method: 'PATCH', path: '/agent-outputs/{id}', summary: 'Rename an output' })
    .input(
      byId.extend({
        title: z.string().trim().min(1).max(TITLE_MAX).regex(PLAIN_TEXT, 'Please use plain text'),
      }),
    )
    .output(agentOutputRow),
  edit: endpoint
    .route({
      method: 'POST',
      path: '/agent-outputs/{id}/edits',
      summary: 'Edit a deliverable in place; everything computed is computed again',
    })
    .input(byId.extend({ version: z.number().int(), edits: z.array(outputEdit).min(1).max(50) }))
    .output(outputAnswer),
  rebuild: endpoint
    .route({
      method: 'POST',
      path: '/agent-outputs/{id}/rebuild',
      summary: 'Make an output anew from the facts as they stand; what was written by hand is kept',
    })
    .input(byId.extend({ version: z.number().int() }))
    .output(outputAnswer),
  other: endpoint
    .route({
      method: 'GET',
      path: '/agent-outputs/{id}/other',
      summary: 'The same deliverable in the words of the other mind; nothing is changed',
    })
    .input(byId)
    .output(
      z.object({
        version: z.number().int(),
        content: toolDeliverable,
        /** In the words of the mind that is shown, from the same facts: they may have changed since it was written. */
        shown: toolDeliverable,
      }),
    ),
  setMind: endpoint
    .route({
      method: 'POST',
      path: '/agent-outputs/{id}/mind',
      summary: 'Show the words of the language model, or of the built-in mind; the others are kept',
    })
    .input(byId.extend({ version: z.number().int(), mind: z.enum(MINDS) }))
    .output(outputAnswer),
  save: endpoint
    .route({ method: 'POST', path: '/agent-outputs/{id}/save', summary: 'Keep an output' })
    .input(byId)
    .output(agentOutputRow),
  unsave: endpoint
    .route({
      method: 'DELETE',
      path: '/agent-outputs/{id}/save',
      summary: 'Take an output from the saved ones',
    })
    .input(byId)
    .output(agentOutputRow),
  remove: endpoint
    .route({
      method: 'DELETE',
      path: '/agent-outputs/{id}',
      summary: 'Delete an output; it can be restored',
    })
    .input(byId)
    .output(byId),
  share: endpoint
    .route({
      method: 'POST',
      path: '/agent-outputs/{id}/share',
      summary: 'Show an output to the client’s people',
    })
    .input(byId.extend({ note: z.string().trim().max(COMMENT_MAX).default('') }))
    .output(agentOutputRow),
  unshare: endpoint
    .route({
      method: 'DELETE',
      path: '/agent-outputs/{id}/share',
      summary: 'Stop showing it to the client’s people',
    })
    .input(byId)
    .output(agentOutputRow),
  restore: endpoint
    .route({ method: 'POST', path: '/agent-outputs/{id}/restore', summary: 'Undo a deletion' })
    .input(byId)
    .output(agentOutputRow),
}
