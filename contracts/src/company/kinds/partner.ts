import * as z from 'zod'
import { PARTNER_GIVES } from '../chips.ts'
import { amount, day, share } from '../figures.ts'
import { common } from './common.ts'

/** Suppliers, sellers and givers that the organization works with. */
export const partner = z.object({
  ...common,
  gives: z.enum(PARTNER_GIVES).optional(),
  /** Of what it gives, how much comes from it: of all supplies, of all customers. */
  share: share.optional(),
  yearlyCost: amount.optional(),
  /** Nobody else could do it soon. */
  alone: z.boolean().optional(),
  ends: day.optional(),
})
