import * as z from 'zod'
import { SIDES } from '../chips.ts'
import { amount, count, growth, share } from '../figures.ts'
import { common } from './common.ts'

/** A group of customers, or one large account. */
export const segment = z.object({
  ...common,
  side: z.enum(SIDES).optional(),
  /** Of all sales, in money. */
  share: share.optional(),
  size: count.optional(),
  /** How many such there are in reach, customers or not. */
  possible: count.optional(),
  previousSize: count.optional(),
  /** What one of them spends in a year. */
  spend: amount.optional(),
  /** How often one of them buys in a year. */
  purchases: count.optional(),
  /** Of them, who buy again. */
  repeats: share.optional(),
  /** Of them, who leave in a year. */
  leaves: share.optional(),
  /** Of those who leave, who do so in their first three months. */
  leavesEarly: share.optional(),
  growth: growth.optional(),
  /** One customer rather than a group. */
  single: z.boolean().optional(),
  /** They look like customers and are none: nothing is made for them. */
  avoid: z.boolean().optional(),
  place: z.string().max(80).optional(),
  wants: z.array(z.string().max(60)).max(10).optional(),
})
