import * as z from 'zod'
import { ATTEMPTS, CHANNEL_SORTS } from '../chips.ts'
import { amount, count, share } from '../figures.ts'
import { common } from './common.ts'

/** A way to customers. Customers and leads are of one year; the spend says its own period. */
export const channel = z.object({
  ...common,
  sort: z.enum(CHANNEL_SORTS).optional(),
  spend: amount.optional(),
  customers: count.optional(),
  leads: count.optional(),
  /** Of all new customers. */
  share: share.optional(),
  /** Of the price of each sale, what stays there: a commission. */
  takes: share.optional(),
  hoursPerMonth: count.optional(),
  /** Hours until an enquiry gets its answer. */
  answerHours: count.optional(),
  attempt: z.enum(ATTEMPTS).optional(),
})
