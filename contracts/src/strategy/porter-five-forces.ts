import * as z from 'zod'
import { claim } from '../deliverable.ts'
import { PORTER_DRIVERS } from './counts.ts'

export const FORCES = ['rivalry', 'entrants', 'substitutes', 'buyers', 'suppliers'] as const
/** `score` 1 (weak, good for profit) to 5 (strong, eats profit). */
export const force = z.object({
  id: z.enum(FORCES),
  name: z.string(),
  score: z.number().int().min(1).max(5),
  direction: z.enum(['rising', 'steady', 'falling']),
  drivers: z.array(claim).min(PORTER_DRIVERS.least).max(PORTER_DRIVERS.most),
  meaning: claim,
})
export type Force = z.infer<typeof force>
export const porterBody = z.object({
  /** The industry boundary: what is sold, to whom, where. */
  boundary: claim,
  forces: z.array(force).length(5),
  /** Mean of the five scores, computed. */
  pressure: z.number(),
  verdict: claim,
})
export type PorterBody = z.infer<typeof porterBody>
