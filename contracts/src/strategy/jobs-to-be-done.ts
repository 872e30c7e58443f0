import * as z from 'zod'
import { SWITCH_FORCES } from '../company/chips.ts'
import { claim } from '../deliverable.ts'
import { JOB_ALTERNATIVES, JOB_OUTCOMES, JOBS, SWITCHING_FORCES } from './counts.ts'

/** What somebody wants done. */
export const job = z.object({
  id: z.string(),
  claim,
  /** The circumstance in which it comes up, in their words; null where nobody told. */
  when: claim.nullable(),
  /** What it is good for; null until somebody writes it. */
  soThat: claim.nullable(),
  kind: z.enum(['functional', 'emotional', 'social']).nullable(),
  /** What was said of it, whole. */
  said: claim.nullable(),
})
export type Job = z.infer<typeof job>
export const switchingForce = z.object({
  id: z.string(),
  /** Somebody's words, whole and in quotation marks. */
  claim,
  who: z.string().nullable(),
  /** 1–5; null where nobody rated it. */
  strength: z.number().int().min(1).max(5).nullable(),
})
export type SwitchingForce = z.infer<typeof switchingForce>
const score = z.number().min(0).max(10).nullable()
/** Importance and satisfaction 0–10; opportunity = I + max(I − S, 0), underserved above 10. Null where one of them was not rated. */
export const outcome = z.object({
  id: z.string(),
  claim,
  importance: score,
  satisfaction: score,
  opportunity: z.number().min(0).max(20).nullable(),
  underserved: z.boolean().nullable(),
  /** People asked; null where nobody told. */
  n: z.number().int().nonnegative().nullable(),
})
export type Outcome = z.infer<typeof outcome>
const forces = z.array(switchingForce).min(SWITCHING_FORCES.least).max(SWITCHING_FORCES.most)
export const jtbdBody = z.object({
  jobs: z.array(job).min(JOBS.least).max(JOBS.most),
  forces: z.record(z.enum(SWITCH_FORCES), forces),
  /** (push + pull) − (anxiety + habit), sums of the strengths that are rated; null where one side has none. */
  balance: z.number().int().nullable(),
  outcomes: z.array(outcome).min(JOB_OUTCOMES.least).max(JOB_OUTCOMES.most),
  /** What else gets the job today. */
  instead: z.array(claim).max(JOB_ALTERNATIVES.most),
})
export type JtbdBody = z.infer<typeof jtbdBody>
