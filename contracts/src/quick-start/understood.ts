import * as z from 'zod'
import { BOUGHT_AS } from '../company/chips.ts'
import { saidFigure } from '../company/facts.ts'
import { FACT_KINDS } from '../company/kinds.ts'

/** Characters of one answer. */
export const ANSWER_MAX = 2_000

const answer = z.string().max(ANSWER_MAX)

/** The answers in somebody's own words. */
export const startAnswers = z.object({
  company: answer,
  goal: answer,
  audience: answer,
  /** What was tried before, what it cost and what came of it; asked beside the names. */
  tried: answer.optional(),
})
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

/** A figure of the answers and where it was put, so that its owner can say what it really is. */
export const understoodFigure = saidFigure.extend({
  /** The sentence it stands in. */
  quote: z.string(),
  /** Which of the facts holds it in which field, and how many times over: a card counts a year. Null: nobody could place it. */
  place: z.object({ fact: z.number().int(), attribute: z.string(), times: z.number() }).nullable(),
})
export type UnderstoodFigure = z.infer<typeof understoodFigure>

export const understood = z.object({
  /** The line, the goal and the group that the answers are about come first of their kind. */
  facts: z.array(understoodFact),
  /** Clauses with a figure of which nothing was kept. */
  left: z.array(z.string()),
  figures: z.array(understoodFigure),
  /** How what is sold is most likely bought; null where nothing tells it. */
  boughtAs: z.enum(BOUGHT_AS).nullable(),
  /** In which money they speak. */
  currency: z.string(),
  /** Why a language model that was chosen did not read them; null where it did, or where there is none. */
  notice: z.string().nullable(),
})
export type Understood = z.infer<typeof understood>
