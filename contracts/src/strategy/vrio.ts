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
export const vrioResource = z.object({
  id: z.string(),
  name: claim,
  valuable: z.boolean(),
  rare: z.boolean(),
  inimitable: z.boolean(),
  organized: z.boolean(),
  /** Why each test came out as it did. */
  reasons: z.object({
    valuable: z.string(),
    rare: z.string(),
    inimitable: z.string(),
    organized: z.string(),
  }),
  verdict: z.enum(VRIO_VERDICTS),
  /** The step that moves it up, or keeps it there. */
  nextStep: claim,
})
export type VrioResource = z.infer<typeof vrioResource>
export const vrioBody = z.object({
  resources: z.array(vrioResource).min(VRIO_RESOURCES.least).max(VRIO_RESOURCES.most),
})
export type VrioBody = z.infer<typeof vrioBody>
