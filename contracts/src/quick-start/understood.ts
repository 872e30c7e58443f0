import * as z from 'zod'
import { FACT_KINDS } from '../company/kinds.ts'

/** Characters of one answer. */
export const ANSWER_MAX = 2_000

const answer = z.string().max(ANSWER_MAX)

/** The answers in somebody's own words. */
export const startAnswers = z.object({ company: answer, goal: answer, audience: answer })
export type StartAnswers = z.infer<typeof startAnswers>

/** What was read in an answer, for its owner to keep, to change or to take out; nothing is stored by being read. */
export const understoodFact = z.object({
  kind: z.enum(FACT_KINDS),
  label: z.string(),
  attributes: z.record(z.string(), z.unknown()),
  quote: z.string(),
  /** Likely as it stands: kept unless it is taken out. What is not has to be taken in. */
  likely: z.boolean(),
})
export type UnderstoodFact = z.infer<typeof understoodFact>

export const understood = z.object({
  /** The line, the goal and the group that the answers are about come first of their kind. */
  facts: z.array(understoodFact),
  /** Clauses with a figure of which nothing was kept. */
  left: z.array(z.string()),
  /** In which money they speak. */
  currency: z.string(),
})
export type Understood = z.infer<typeof understood>
