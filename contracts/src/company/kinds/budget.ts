import * as z from 'zod'
import { amount, count, day } from '../figures.ts'
import { common } from './common.ts'

/** What may be spent, in money and hours. */
export const budget = z.object({
  ...common,
  amount: amount.optional(),
  /** The last day on which it may be spent; without one the plan says it. */
  until: day.optional(),
  hoursPerWeek: count.optional(),
})
