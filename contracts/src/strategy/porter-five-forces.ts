import * as z from 'zod'
import { FORCE_DIRECTIONS } from '../company/chips.ts'
import { claim } from '../deliverable.ts'
import { PORTER_DRIVERS } from './counts.ts'

/** In the order of the radar, from the top and clockwise. */
export const FORCES = ['rivalry', 'entrants', 'substitutes', 'buyers', 'suppliers'] as const
/** `score` 1 (weak, good for profit) to 5 (strong, eats profit), null where nobody judged it; the direction is judged or shown by the cards. */
export const force = z.object({
  id: z.enum(FORCES),
  name: z.string(),
  score: z.number().int().min(1).max(5).nullable(),
  direction: z.enum(FORCE_DIRECTIONS).nullable(),
  /** Id of the fact that holds the judgment. */
  fact: z.string().optional(),
  drivers: z.array(claim).min(PORTER_DRIVERS.least).max(PORTER_DRIVERS.most),
  /** What it means for profit; null until it is rated or a figure shows it. */
  meaning: claim.nullable(),
})
export type Force = z.infer<typeof force>
export const porterBody = z.object({
  /** The industry boundary: what is sold, to whom, where. */
  boundary: claim,
  forces: z.array(force).length(5),
  /** Mean of the scores that were given, computed; null without any. */
  pressure: z.number().nullable(),
  /** The forces with the highest score. */
  strongest: z.array(z.enum(FORCES)).default([]),
  /** Which force sets the profit; null until one is rated. */
  verdict: claim.nullable(),
})
export type PorterBody = z.infer<typeof porterBody>
