import * as z from 'zod'
import { RIVAL_SORTS, SIDES, STRENGTH_SORTS } from '../chips.ts'
import { amount, growth, rating, share } from '../figures.ts'
import { common } from './common.ts'

/** Who or what is chosen instead, or decides who is chosen. `about` names the offer its price is for. */
export const rival = z.object({
  ...common,
  sort: z.enum(RIVAL_SORTS).optional(),
  side: z.enum(SIDES).optional(),
  price: amount.optional(),
  /** Its price against ours as a relative difference: −0.2 is a fifth cheaper. A range, or both ends alike. */
  gapLow: growth.optional(),
  gapHigh: growth.optional(),
  /** What it costs one of its customers to leave it: a fee, the work of moving. */
  switchCost: amount.optional(),
  betterAt: z.array(z.enum(STRENGTH_SORTS)).max(5).optional(),
  worseAt: z.array(z.enum(STRENGTH_SORTS)).max(5).optional(),
  /** Of its market. */
  share: share.optional(),
  growth: growth.optional(),
  /** Of those who left or did not buy, who chose it. */
  lostTo: share.optional(),
  threat: rating.optional(),
  /** How likely it is that the threat comes true. */
  likelihood: rating.optional(),
})
