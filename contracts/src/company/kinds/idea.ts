import * as z from 'zod'
import { ATTEMPTS, IDEA_HORIZONS } from '../chips.ts'
import { amount, count, rating } from '../figures.ts'
import { common } from './common.ts'

/** Something that could be done. */
export const idea = z.object({
  ...common,
  cost: amount.optional(),
  hours: count.optional(),
  /** Sales it may bring in a year. */
  brings: count.optional(),
  impact: rating.optional(),
  ease: rating.optional(),
  attempt: z.enum(ATTEMPTS).optional(),
  horizon: z.enum(IDEA_HORIZONS).optional(),
})
