import * as z from 'zod'
import { claim } from '../deliverable.ts'
import { JOB_OUTCOMES, JOBS, SWITCHING_FORCES } from './counts.ts'

export const job = z.object({
  id: z.string(),
  when: z.string(),
  want: z.string(),
  soThat: z.string(),
  kind: z.enum(['functional', 'emotional', 'social']),
  sources: z.array(z.number().int().positive()),
})
export type Job = z.infer<typeof job>
const strength = z.number().int().min(1).max(5)
export const switchingForce = z.object({ id: z.string(), claim, strength })
/** Importance and satisfaction 0–10; opportunity = I + max(I − S, 0), underserved above 10. */
export const outcome = z.object({
  id: z.string(),
  claim,
  importance: z.number().min(0).max(10),
  satisfaction: z.number().min(0).max(10),
  opportunity: z.number().min(0).max(20),
  underserved: z.boolean(),
  /** People asked; 0 = nobody yet, an assumption. */ n: z.number().int().nonnegative(),
})
export type Outcome = z.infer<typeof outcome>
const forces = z.array(switchingForce).min(SWITCHING_FORCES.least).max(SWITCHING_FORCES.most)
export const jtbdBody = z.object({
  jobs: z.array(job).min(JOBS.least).max(JOBS.most),
  forces: z.object({
    push: forces,
    pull: forces,
    anxiety: forces,
    habit: forces,
  }),
  /** (push + pull) − (anxiety + habit), sums of strengths, computed. */
  balance: z.number().int(),
  outcomes: z.array(outcome).min(JOB_OUTCOMES.least).max(JOB_OUTCOMES.most),
})
export type JtbdBody = z.infer<typeof jtbdBody>
