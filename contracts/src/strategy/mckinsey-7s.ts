import * as z from 'zod'
import { claim } from '../deliverable.ts'
import { SEVEN_S } from './seven-s-words.ts'

const score = z.number().int().min(1).max(5).nullable()
/** Scores 1–5, null where nobody rated; `gap` = target − current (computed), null unless both are rated. */
export const sevenSElement = z.object({
  id: z.enum(SEVEN_S),
  name: z.string(),
  current: score,
  target: score,
  gap: z.number().int().nullable(),
  /** How it is, as its card says; null where it has none. */
  today: claim.nullable(),
  /** What would bring it on; null where nothing known calls for a move. */
  toBe: claim.nullable(),
  /** What other cards show of it. */
  signs: z.array(claim).max(2),
})
export type SevenSElement = z.infer<typeof sevenSElement>
/** Alignment 1 (they pull apart) to 5 (they reinforce each other); null unless both elements are rated or one was said to work against the other. */
export const sevenSPair = z.object({
  a: z.enum(SEVEN_S),
  b: z.enum(SEVEN_S),
  alignment: score,
  /** What the two gaps make of it; a rating by hand differs from it. */
  prior: score,
  /** Somebody said that one works against the other. */
  against: z.boolean(),
  because: claim.nullable(),
})
export type SevenSPair = z.infer<typeof sevenSPair>
export const sevenSBody = z.object({
  elements: z.array(sevenSElement).length(SEVEN_S.length),
  /** All pairs of two. */
  pairs: z.array(sevenSPair).length((SEVEN_S.length * (SEVEN_S.length - 1)) / 2),
  /** Keys "a|b" of the pairs that fit least, worst first (computed); only pairs that are rated. */
  worst: z.array(z.string()).max(3),
})
export type SevenSBody = z.infer<typeof sevenSBody>
