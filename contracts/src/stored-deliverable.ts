import * as z from 'zod'
import { BODIES, type Bodies } from './bodies.ts'
import { TOOL_IDS, type ToolId } from './catalogue.ts'
import { type Envelope, envelope, nextAction } from './deliverable.ts'
import { keptLines } from './kept-lines.ts'

type Made<K extends ToolId> = Omit<Envelope, 'tool'> & { tool: K; body: Bodies[K] }
/** What a tool made: the envelope and the tool's own body. */
export type Deliverable = { [K in ToolId]: Made<K> }[ToolId]
export type DeliverableOf<K extends ToolId> = Extract<Deliverable, { tool: K }>

const [first, ...others] = TOOL_IDS.map(tool =>
  envelope.extend({ tool: z.literal(tool), body: BODIES[tool] }),
)
export const toolDeliverable = z.discriminatedUnion('tool', [
  first!,
  ...others,
]) as unknown as z.ZodType<Deliverable>

/** Deliverables of several tools of one session, combined into one document. */
export const combinedDeliverable = z.object({
  tool: z.literal('combined'),
  version: z.literal(1),
  title: z.string(),
  company: z.string(),
  trueOn: z.string(),
  decision: z.string(),
  /** How the parts fit: what they share and where they pull apart. Absent in documents combined before it was written. */
  narrative: z.array(z.object({ heading: z.string(), paragraphs: z.array(z.string()) })).optional(),
  /** One list of next actions over all parts, soonest first, without duplicates. */
  actions: z.array(nextAction).optional(),
  keptLines: keptLines.optional(),
  parts: z.array(toolDeliverable).min(2),
})
export type CombinedDeliverable = z.infer<typeof combinedDeliverable>
export const storedDeliverable = z.union([toolDeliverable, combinedDeliverable])
export type StoredDeliverable = z.infer<typeof storedDeliverable>

/** Parses and also keeps the tool's own type. */
export const parseDeliverable = (content: unknown): Deliverable => toolDeliverable.parse(content)
