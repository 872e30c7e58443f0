import * as z from 'zod'
import { messageRow, runRow } from '../agent-events.ts'
import { AGENT_SLUGS, TOOL_IDS } from '../catalogue.ts'
import { control } from '../company/controls.ts'
import { companyFactRow, factAttributes, factLabel, QUOTE_MAX, readCard } from '../company/facts.ts'
import { FACT_KINDS } from '../company/kinds.ts'
import { endpoint } from '../endpoint.ts'
import { FACTS_AT_ONCE, PAGE_SIZE, TITLE_MAX } from '../limits.ts'
import { agentOutputRow } from '../rows.ts'

const byId = z.object({ id: z.uuid() })
export const sessionRow = z.object({
  id: z.uuid(),
  agent: z.enum(AGENT_SLUGS),
  tool: z.enum(TOOL_IDS).nullable(),
  title: z.string(),
  created_at: z.string(),
  updated_at: z.string(),
  client_id: z.uuid().nullable(),
  campaign_id: z.uuid().nullable(),
  mode: z.string().nullable(),
  /** The fact it is about; null where it is about nothing in particular. */
  subject_id: z.uuid().nullable(),
  run_status: z.string().nullable(),
  output_count: z.number().int(),
})
export type SessionRow = z.infer<typeof sessionRow>

/** The question that waits for an answer, with the card that lies under it; no controls where it asks for words. */
const pendingQuestion = z.object({
  question: messageRow.shape.question.unwrap(),
  kind: z.enum(FACT_KINDS).nullable(),
  controls: z.array(z.object({ attribute: z.string(), control })),
})
export type PendingQuestion = z.infer<typeof pendingQuestion>

export const sessionAnswer = sessionRow.extend({
  /** The whole tree of messages; the thread is the path from `head_message_id` to its root. */
  messages: z.array(messageRow),
  head_message_id: z.uuid().nullable(),
  runs: z.array(runRow),
  outputs: z.array(agentOutputRow),
  /** Null while nothing is asked. */
  pending: pendingQuestion.nullable(),
  /** Stored with, or read in, the thread's last message of a person. */
  facts: z.array(companyFactRow),
  /** What is seen in that message's own words; nothing of it is stored by being seen. */
  read: z.array(readCard),
  /** The money of the place that the company says it is in, as long as no sum stands in its model; null where it says none. */
  home_currency: z.string().nullable(),
  /** Cursor of the log at the moment of this answer: tail from here. */
  cursor: z.number().int(),
})
export type SessionAnswer = z.infer<typeof sessionAnswer>

/** How much of what a tool asks is known already. */
export const toolKnown = z.object({
  tool: z.enum(TOOL_IDS),
  known: z.number().int(),
  of: z.number().int(),
})
export type ToolKnown = z.infer<typeof toolKnown>

export const agentSessionRoutes = {
  known: endpoint
    .route({
      method: 'GET',
      path: '/agent-tools',
      summary: 'An agent’s tools, with how much of what each asks is known already',
    })
    .input(z.object({ agent: z.enum(AGENT_SLUGS), client_id: z.uuid().optional() }))
    .output(z.array(toolKnown)),
  create: endpoint
    .route({
      method: 'POST',
      path: '/agent-sessions',
      summary: 'Start a session with an agent',
      successStatus: 201,
    })
    .input(
      z.object({
        agent: z.enum(AGENT_SLUGS),
        clientId: z.uuid().optional(),
        campaignId: z.uuid().optional(),
        mode: z.string().max(40).optional(),
        tool: z.enum(TOOL_IDS).optional(),
        /** A standing fact of the same company that it is about. */
        subject: z.uuid().optional(),
      }),
    )
    .output(byId),
  list: endpoint
    .route({ method: 'GET', path: '/agent-sessions', summary: 'Earlier sessions, newest first' })
    .input(
      z.object({
        agent: z.enum(AGENT_SLUGS).optional(),
        client_id: z.uuid().optional(),
        campaign_id: z.uuid().optional(),
        limit: z.coerce.number().int().min(1).max(100).default(PAGE_SIZE),
        offset: z.coerce.number().int().min(0).default(0),
      }),
    )
    .output(z.object({ rows: z.array(sessionRow), total: z.number().int() })),
  get: endpoint
    .route({
      method: 'GET',
      path: '/agent-sessions/{id}',
      summary: 'A session with its messages, runs and outputs',
    })
    .input(byId)
    .output(sessionAnswer),
  rename: endpoint
    .route({ method: 'PATCH', path: '/agent-sessions/{id}', summary: 'Rename a session' })
    .input(byId.extend({ title: z.string().trim().min(1).max(TITLE_MAX) }))
    .output(byId),
  setSubject: endpoint
    .route({
      method: 'PUT',
      path: '/agent-sessions/{id}/subject',
      summary: 'What a session is about: a fact of its own company, or nothing in particular',
    })
    .input(byId.extend({ subject: z.uuid().nullable() }))
    .output(byId),
  remove: endpoint
    .route({
      method: 'DELETE',
      path: '/agent-sessions/{id}',
      summary: 'Delete a session; its outputs stay',
    })
    .input(byId)
    .output(byId),
  restore: endpoint
    .route({
      method: 'POST',
      path: '/agent-sessions/{id}/restore',
      summary: 'Undo the deletion of a session',
    })
    .input(byId)
    .output(byId),
  stop: endpoint
    .route({
      method: 'POST',
      path: '/agent-sessions/{id}/stop',
      summary: 'Stop the run; what was written is kept',
    })
    .input(byId)
    .output(z.object({ stopped: z.boolean() })),
  resume: endpoint
    .route({
      method: 'POST',
      path: '/agent-sessions/{id}/continue',
      summary: 'Continue after an interrupted, stopped or failed run',
    })
    .input(byId)
    .output(z.object({ run_id: z.uuid() })),
  tools: endpoint
    .route({
      method: 'POST',
      path: '/agent-sessions/{id}/tools',
      summary: 'Go on with another tool in the same session; known facts are shared',
    })
    .input(byId.extend({ tool: z.enum(TOOL_IDS) }))
    .output(z.object({ run_id: z.uuid() })),
  combine: endpoint
    .route({
      method: 'POST',
      path: '/agent-sessions/{id}/combine',
      summary: 'Combine the session’s tools into one strategy document',
    })
    .input(byId)
    .output(z.object({ output_id: z.uuid() })),
}

/** A row of a card, as a person filled it in. */
const sentFact = z.object({
  kind: z.enum(FACT_KINDS),
  label: factLabel,
  attributes: factAttributes.default({}),
  quote: z.string().max(QUOTE_MAX).default(''),
})
export type SentFact = z.infer<typeof sentFact>

/** Body of POST /agent-sessions/{id}/messages, which answers an SSE stream: words, rows of cards, or both. `messageId` makes a repeated send harmless; `parentId` branches from an earlier message. */
export const sendMessageInput = z.object({
  text: z.string().default(''),
  facts: z.array(sentFact).max(FACTS_AT_ONCE).default([]),
  messageId: z.uuid().optional(),
  parentId: z.uuid().nullable().optional(),
})
export type SendMessage = z.infer<typeof sendMessageInput>
