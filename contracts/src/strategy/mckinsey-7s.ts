import * as z from 'zod'
import { claim } from '../deliverable.ts'

export const SEVEN_S = [
  'strategy',
  'structure',
  'systems',
  'shared-values',
  'skills',
  'style',
  'staff',
] as const
/** Scores 1–5; `gap` = target − current (computed). */
export const sevenSElement = z.object({
  id: z.enum(SEVEN_S),
  name: z.string(),
  current: z.number().int().min(1).max(5),
  target: z.number().int().min(1).max(5),
  gap: z.number().int(),
  today: claim,
  toBe: claim,
})
export type SevenSElement = z.infer<typeof sevenSElement>
/** Alignment 1 (they pull apart) to 5 (they reinforce each other). */
export const sevenSPair = z.object({
  a: z.enum(SEVEN_S),
  b: z.enum(SEVEN_S),
  alignment: z.number().int().min(1).max(5),
  because: claim,
})
export type SevenSPair = z.infer<typeof sevenSPair>
export const sevenSBody = z.object({
  elements: z.array(sevenSElement).length(7),
  pairs: z.array(sevenSPair).length(21),
  /** Keys "a|b" of the three worst pairs, worst first (computed). */
  worst: z.array(z.string()).length(3),
})
export type SevenSBody = z.infer<typeof sevenSBody>
