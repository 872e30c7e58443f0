import * as z from 'zod'
import { amount, count } from '../figures.ts'
import { common } from './common.ts'

/** What may be spent, in money and hours. */
export const budget = z.object({
  ...common,
  amount: amount.optional(),
  hoursPerWeek: count.optional(),
})
