import * as z from 'zod'
import { AGENT_SLUGS } from '../catalogue.ts'
import { documentPlace, isoDate, uuid } from '../rows.ts'
import { factAttributes, replacedFact } from './facts.ts'
import { FACT_KINDS } from './kinds.ts'

export const INSIGHT_STATUSES = ['approved', 'pending', 'rejected', 'superseded'] as const
export type InsightStatus = (typeof INSIGHT_STATUSES)[number]

/** A learned insight. `extracted_context` holds one or more keys (companyName, competitors, …) with a string or a list of strings. */
export const insightRow = z.object({
  id: uuid,
  extracted_context: z.record(z.string(), z.union([z.string(), z.array(z.string())])),
  confidence_score: z.number().min(0).max(1),
  agent_type: z.enum(AGENT_SLUGS),
  quote: z.string(),
  /** superseded: something newer holds in its place. */
  status: z.enum(INSIGHT_STATUSES),
  auto_approved: z.boolean(),
  session_id: uuid.nullable(),
  /** The deliverable that measured it. */
  output_id: uuid.nullable(),
  client_id: uuid.nullable(),
  created_at: isoDate,
  decided_at: isoDate.nullable(),
  uses: z.number().int(),
  client_name: z.string().nullable(),
  client_slug: z.string().nullable(),
  origin: z.enum(['message', 'document', 'import', 'agent']),
  decided_by_name: z.string().nullable(),
  /** Earlier states that are kept. */
  earlier: z.number().int(),
  /** Where it was read, if in a document. */
  document: documentPlace.nullable(),
  /** What it says, where it waits and would take the place of what is known. */
  change: z
    .object({
      kind: z.enum(FACT_KINDS),
      label: z.string(),
      attributes: factAttributes,
      updated_at: isoDate,
      replaces: replacedFact,
    })
    .nullish(),
})
export type InsightRow = z.infer<typeof insightRow>

/** How much was learned of the organization (client_id null) or of one client, by what became of it. */
export const insightCounts = z.object({
  client_id: uuid.nullable(),
  client_name: z.string().nullable(),
  client_slug: z.string().nullable(),
  approved: z.number().int(),
  pending: z.number().int(),
  rejected: z.number().int(),
  superseded: z.number().int(),
})
export type InsightCounts = z.infer<typeof insightCounts>
