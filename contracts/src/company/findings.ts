import * as z from 'zod'
import { AGENT_SLUGS } from '../catalogue.ts'
import { FACT_KINDS } from './kinds.ts'

/** A computed figure: its value in its own unit (cents, 0–1, a count) and how it came about. */
export const computation = z.object({ id: z.string(), value: z.number(), how: z.string() })

/** What follows from the confirmed facts. */
export const foundRow = z.object({
  rule: z.string(),
  family: z.string(),
  says: z.string(),
  /** Ids of facts. */
  rests: z.array(z.string()),
  /** How the figures in it were computed. */
  computed: z.array(computation),
  evidence: z.enum(['measured', 'derived', 'told']),
  quadrant: z.enum(['strength', 'weakness', 'opportunity', 'threat']).nullable(),
})
export type FoundRow = z.infer<typeof foundRow>

/** The one answer that would let something follow, and where it goes. */
export const wantedRow = z.object({
  rule: z.string(),
  says: z.string(),
  kind: z.enum(FACT_KINDS),
  /** The fact whose field is empty; null where a new fact is asked for. */
  fact: z.string().nullable(),
  attribute: z.string(),
})
export type WantedRow = z.infer<typeof wantedRow>

/** What nobody knows yet, and who would use it. */
export const gapRow = z.object({
  /** Reads after "Nobody knows": "how many weeks it takes until…". */
  unknown: z.string(),
  /** What it would show: "I can say by when…"; empty where it is a kind of which nothing stands. */
  shows: z.string(),
  kind: z.enum(FACT_KINDS),
  /** The fact whose field is empty; null where a new fact is asked for. */
  fact: z.string().nullable(),
  /** The field; null where any fact of the kind would do. */
  attribute: z.string().nullable(),
  /** Agents whose deliverables would be made of it, in catalogue order. */
  agents: z.array(z.enum(AGENT_SLUGS)),
})
export type GapRow = z.infer<typeof gapRow>

/** A play that was chosen for a finding. Cost in cents of the model's currency. */
export const playRow = z.object({
  id: z.string(),
  rule: z.string(),
  title: z.string(),
  because: z.string(),
  steps: z.array(z.string()),
  metric: z.string(),
  stop: z.string(),
  owner: z.string(),
  hours: z.number(),
  weeks: z.tuple([z.number(), z.number()]),
  cost: z.tuple([z.number(), z.number()]),
  currency: z.string(),
  source: z.object({ method: z.string(), by: z.string() }),
})
export type PlayRow = z.infer<typeof playRow>

/** What did not seem to fit, and why it does, in somebody's words. `fact`: whose card keeps them. */
export const explainedRow = z.object({ says: z.string(), words: z.string(), fact: z.string() })
export type ExplainedRow = z.infer<typeof explainedRow>

export const companyFindings = z.object({
  findings: z.array(foundRow),
  explained: z.array(explainedRow),
  wanted: z.array(wantedRow),
  /** What most agents would use first. */
  gaps: z.array(gapRow),
  plays: z.array(playRow),
})
export type CompanyFindings = z.infer<typeof companyFindings>
