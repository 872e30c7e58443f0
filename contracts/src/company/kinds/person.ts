import * as z from 'zod'
import { count, day } from '../figures.ts'
import { common } from './common.ts'

export const person = z.object({
  ...common,
  role: z.string().max(60).optional(),
  /** Names of what they do, each fit to stand in a sentence. */
  does: z.array(z.string().max(60)).max(10).optional(),
  /** Nobody else can do it. */
  alone: z.boolean().optional(),
  leaves: day.optional(),
  /** Weeks until somebody else could do it as well. */
  handoverWeeks: count.optional(),
  daysPerWeek: z.number().min(0).max(7).optional(),
})
