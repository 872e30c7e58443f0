import * as z from 'zod'
import { claim } from '../deliverable.ts'
import { ICE_IDEAS } from './counts.ts'
import { EVIDENCE } from './ice-words.ts'

const ten = z.number().int().min(1).max(10)
/** Impact and ease are null where nothing says them: such an idea has no score and no rank. */
export const iceIdea = z.object({
  id: z.string(),
  claim,
  impact: ten.nullable(),
  /** Fixed by the evidence. */
  confidence: ten,
  ease: ten.nullable(),
  evidence: z.enum(EVIDENCE),
  /** I × C × E or their mean, by `IceBody.method`. */
  score: z.number().nullable(),
  rank: z.number().int().positive().nullable(),
  /** What each of the three was made of, or which figure is missing. */
  because: claim,
})
export type IceIdea = z.infer<typeof iceIdea>
export const iceBody = z.object({
  method: z.enum(['product', 'mean']),
  ideas: z.array(iceIdea).min(ICE_IDEAS.least).max(ICE_IDEAS.most),
})
export type IceBody = z.infer<typeof iceBody>
