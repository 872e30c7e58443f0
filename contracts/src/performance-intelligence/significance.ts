import * as z from 'zod'
import { claim } from '../deliverable.ts'
import { headFigure, surerRow } from './parts.ts'

const arm = z.object({ name: z.string(), events: z.number(), cases: z.number() })

export const VERDICTS = ['broken', 'better', 'worse', 'open'] as const

export const significanceBody = z.object({
  /** Of the second arm against the first. broken: cases did not fall to the arms as planned. */
  verdict: z.enum(VERDICTS),
  arms: z.array(arm).length(2),
  head: z.array(headFigure),
  /** Second − first, 95% by Newcombe. */
  difference: z.number(),
  low: z.number(),
  high: z.number(),
  /** P(second > first), and what choosing it is expected to lose of the rate. */
  better: z.number(),
  loss: z.number(),
  /** Of the two-proportion z; null where nothing or everything happened. */
  p: z.number().nullable(),
  /** However often one looked. */
  alwaysValidP: z.number(),
  splitP: z.number(),
  looks: z.number().int(),
  tests: z.array(z.object({ name: z.string(), result: z.string(), says: claim })),
  surer: z.array(surerRow),
})
export type SignificanceBody = z.infer<typeof significanceBody>
