import * as z from 'zod'
import { claim } from '../deliverable.ts'
import { ICE_IDEAS } from './counts.ts'

/** The evidence ladder, lowest first; each rung fixes the confidence (1–10). */
export const EVIDENCE = ['opinion', 'anecdote', 'benchmark', 'own data', 'test'] as const
const ten = z.number().int().min(1).max(10)
export const iceIdea = z.object({
  id: z.string(),
  claim,
  impact: ten,
  confidence: ten,
  ease: ten,
  evidence: z.enum(EVIDENCE),
  /** I × C × E or their mean, by `IceBody.method`. */ score: z.number(),
  rank: z.number().int().positive(),
  because: claim,
})
export type IceIdea = z.infer<typeof iceIdea>
export const iceBody = z.object({
  method: z.enum(['product', 'mean']),
  ideas: z.array(iceIdea).min(ICE_IDEAS.least).max(ICE_IDEAS.most),
})
export type IceBody = z.infer<typeof iceBody>
