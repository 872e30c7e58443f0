import * as z from 'zod'
import { claim } from '../deliverable.ts'
import { SWOT_FACTORS } from './counts.ts'
import { type TowsKind, TOWS_NAMES } from './swot-words.ts'

const score = z.number().int().min(1).max(5)
/** `id` is S1…S7, W1…, O1…, T1…; `score` = impact × likelihood (computed), null where either was not rated. */
export const swotFactor = z.object({
  id: z.string(),
  claim,
  impact: score.nullable(),
  likelihood: score.nullable(),
  score: z.number().int().min(1).max(25).nullable(),
})
export type SwotFactor = z.infer<typeof swotFactor>
const factors = z.array(swotFactor).max(SWOT_FACTORS.most)

/** A move pairs inside with outside: `uses` names the factor ids it rests on. */
export const towsMove = z.object({
  id: z.string(),
  kind: z.enum(Object.keys(TOWS_NAMES) as TowsKind[]),
  claim,
  uses: z.array(z.string()).min(2),
  /** Rank score of the play behind it, 0–1; higher in deliverables of before. */
  score: z.number(),
})
export type TowsMove = z.infer<typeof towsMove>

export const swotBody = z.object({
  strengths: factors,
  weaknesses: factors,
  opportunities: factors,
  threats: factors,
  moves: z.array(towsMove),
})
export type SwotBody = z.infer<typeof swotBody>
