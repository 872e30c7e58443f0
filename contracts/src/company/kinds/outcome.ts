import * as z from 'zod'
import { count } from '../figures.ts'
import { common } from './common.ts'

/** What a job is judged by; scores of 0–10, means over `n` people (Ulwick's outcome-driven innovation). */
export const outcome = z.object({
  ...common,
  importance: z.number().min(0).max(10).optional(),
  satisfaction: z.number().min(0).max(10).optional(),
  n: count.optional(),
})
