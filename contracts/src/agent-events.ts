import * as z from 'zod'
import { TOOL_IDS } from './catalogue.ts'
import { companyFactRow } from './company/facts.ts'
import { FACT_KINDS } from './company/kinds.ts'

// The log of an agent session. The browser tails it by SSE (`id:` is the cursor `seq`) and folds it once at render.

export const messageRow = z.object({
  id: z.uuid(),
  parent_id: z.uuid().nullable(),
  role: z.enum(['user', 'agent']),
  text: z.string(),
  created_at: z.string(),
  tool: z.enum(TOOL_IDS).nullable(),
  /** Set on an agent message that asks something. */
  question: z
    .object({
      key: z.string(),
      n: z.number().int(),
      of: z.number().int(),
      why: z.string(),
      example: z.string(),
      /** The kind of fact it asks for, whose card lies under it; null where it asks for words. */
      kind: z.enum(FACT_KINDS).nullable().default(null),
      /** The fields it is after: the card shows them first. */
      attributes: z.array(z.string()).default([]),
    })
    .nullable(),
})
export type MessageRow = z.infer<typeof messageRow>

export const RUN_STATUSES = ['running', 'done', 'stopped', 'failed', 'interrupted'] as const
/** What the calls of one job used. */
const runJob = z.object({
  job: z.string(),
  calls: z.number().int(),
  input_tokens: z.number().int(),
  cached_tokens: z.number().int(),
  output_tokens: z.number().int(),
  cost_micros: z.number().int(),
})
export const runRow = z.object({
  id: z.uuid(),
  status: z.enum(RUN_STATUSES),
  writer: z.string(),
  error: z.string().nullable(),
  input_tokens: z.number().int(),
  output_tokens: z.number().int(),
  /** Millionths of a US dollar. */
  cost_micros: z.number().int(),
  /** Its calls to a language model by job; none with the built-in writer. */
  jobs: z.array(runJob).default([]),
  started_at: z.string(),
  finished_at: z.string().nullable(),
})
export type RunRow = z.infer<typeof runRow>

export const agentEventBody = z.discriminatedUnion('type', [
  /** A whole message: the user's, once stored, or the agent's, once finished. Replaces any text streamed under its id. */
  z.object({ type: z.literal('message'), message: messageRow }),
  /** More words of the agent message `messageId`, which continues `parentId`. */
  z.object({
    type: z.literal('text'),
    messageId: z.uuid(),
    parentId: z.uuid().nullable(),
    delta: z.string(),
  }),
  z.object({ type: z.literal('run'), run: runRow }),
  z.object({
    type: z.literal('step'),
    name: z.string(),
    index: z.number().int(),
    of: z.number().int(),
  }),
  /** A deliverable starts growing (again): forget earlier parts of it. */
  z.object({ type: z.literal('draft'), outputId: z.uuid(), tool: z.enum(TOOL_IDS) }),
  /** `value` belongs at `path` of the deliverable `outputId`. */
  z.object({
    type: z.literal('part'),
    outputId: z.uuid(),
    path: z.array(z.union([z.string(), z.number()])),
    value: z.unknown(),
  }),
  /** The deliverable is stored; fetch it for the final truth. */
  z.object({
    type: z.literal('output'),
    outputId: z.uuid(),
    title: z.string(),
    version: z.number().int(),
    tool: z.enum([...TOOL_IDS, 'combined']),
  }),
  z.object({
    type: z.literal('insight'),
    id: z.uuid(),
    key: z.string(),
    value: z.string(),
    confidence: z.number(),
    status: z.enum(['pending', 'approved']),
    quote: z.string(),
    messageId: z.uuid(),
  }),
  /** Stored with a message from its cards, or read in its words. */
  z.object({
    type: z.literal('facts'),
    messageId: z.uuid(),
    facts: z.array(companyFactRow),
  }),
  /** The thread now ends at this message (after a branch). */
  z.object({ type: z.literal('head'), messageId: z.uuid().nullable() }),
  z.object({ type: z.literal('notice'), text: z.string(), level: z.enum(['info', 'warning']) }),
])
export type AgentEventBody = z.infer<typeof agentEventBody>
export type AgentEvent = AgentEventBody & { seq: number; runId: string | null; at: string }
