import * as z from 'zod'
import { claim } from '../deliverable.ts'
import { KEY_RESULTS, OBJECTIVES } from './counts.ts'

export const keyResult = z.object({
  id: z.string(),
  claim,
  unit: z.string(),
  baseline: z.number(),
  target: z.number(),
  actual: z.number(),
  /** ISO date. */
  due: z.string(),
  ownerRole: z.string(),
  /** (actual − baseline) ÷ (target − baseline), clipped to 0–1. */
  grade: z.number().min(0).max(1),
  band: z.enum(['green', 'amber', 'red']),
})
export type KeyResult = z.infer<typeof keyResult>
export const objective = z.object({
  id: z.string(),
  claim,
  keyResults: z.array(keyResult).min(KEY_RESULTS.least).max(KEY_RESULTS.most),
  grade: z.number().min(0).max(1),
  band: z.enum(['green', 'amber', 'red']),
})
export type Objective = z.infer<typeof objective>
export const okrsBody = z.object({
  period: z.string(),
  objectives: z.array(objective).min(OBJECTIVES.least).max(OBJECTIVES.most),
})
export type OkrsBody = z.infer<typeof okrsBody>
