import * as z from 'zod'
import { claim } from '../deliverable.ts'
import { KEY_RESULTS, OBJECTIVES } from './counts.ts'

const band = z.enum(['green', 'amber', 'red'])

/** Figures in `unit`: money in whole units of the currency, a share in percent. A result that is reached or not goes from 0 to 1. */
export const keyResult = z.object({
  id: z.string(),
  claim,
  unit: z.string(),
  /** Null where nobody measured or set it yet. */
  baseline: z.number().nullable(),
  target: z.number().nullable(),
  actual: z.number().nullable(),
  /** ISO date. */
  due: z.string(),
  ownerRole: z.string(),
  /** (actual − baseline) ÷ (target − baseline), clipped to 0–1; null while one of them is missing. */
  grade: z.number().min(0).max(1).nullable(),
  band: band.nullable(),
})
export type KeyResult = z.infer<typeof keyResult>
export const objective = z.object({
  id: z.string(),
  claim,
  keyResults: z.array(keyResult).min(KEY_RESULTS.least).max(KEY_RESULTS.most),
  /** Mean of the graded key results; null while there is none. */
  grade: z.number().min(0).max(1).nullable(),
  band: band.nullable(),
})
export type Objective = z.infer<typeof objective>
export const okrsBody = z.object({
  period: z.string(),
  objectives: z.array(objective).min(OBJECTIVES.least).max(OBJECTIVES.most),
})
export type OkrsBody = z.infer<typeof okrsBody>
