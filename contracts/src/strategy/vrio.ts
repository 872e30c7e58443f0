import * as z from 'zod'
import { claim } from '../deliverable.ts'
import { VRIO_RESOURCES } from './counts.ts'

export const VRIO_VERDICTS = [
  'disadvantage',
  'parity',
  'temporary advantage',
  'unused advantage',
  'sustained advantage',
] as const
/** Null where nobody answered. */
const answer = z.boolean().nullable()
/** Null where the facts show nothing; in deliverables of before a bare text. */
const reason = z.preprocess(
  value => (typeof value === 'string' ? { text: value, sources: [] } : value),
  claim.nullable(),
)
export const vrioResource = z.object({
  id: z.string(),
  name: claim,
  valuable: answer,
  rare: answer,
  inimitable: answer,
  organized: answer,
  /** What the facts show for or against each answer. */
  reasons: z.object({
    valuable: reason,
    rare: reason,
    inimitable: reason,
    organized: reason,
  }),
  /** Null while an answer that decides is missing. */
  verdict: z.enum(VRIO_VERDICTS).nullable(),
  /** The step that moves it up, or keeps it there; null where it was added by hand. */
  nextStep: claim.nullable(),
})
export type VrioResource = z.infer<typeof vrioResource>
export const vrioBody = z.object({
  resources: z.array(vrioResource).min(VRIO_RESOURCES.least).max(VRIO_RESOURCES.most),
})
export type VrioBody = z.infer<typeof vrioBody>
