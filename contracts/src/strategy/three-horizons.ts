import * as z from 'zod'
import { PERIODS } from '../company/figures.ts'
import { claim } from '../deliverable.ts'
import { HORIZON_INITIATIVES } from './counts.ts'

const horizon = z.union([z.literal(1), z.literal(2), z.literal(3)])
export const initiative = z.object({
  id: z.string(),
  horizon,
  claim,
  ownerRole: z.string(),
  /** By what figure it goes on. */
  exitMetric: z.string(),
  /** ISO date. */
  review: z.string(),
  /** Cents of `ThreeHorizonsBody.currency`, as they are paid: once, a month, a year. Null where nobody told. */
  costCents: z.number().int().nonnegative().nullable(),
  costPer: z.enum(PERIODS),
  /** The cost is what such a move usually takes, not what somebody told of this one. */
  isUsual: z.boolean(),
})
export type Initiative = z.infer<typeof initiative>
/** `target` is a ratio; the three add up to 1. `actual` is the part of all costs of the first year that are known; null where none is. */
export const horizonShare = z.object({
  horizon,
  target: z.number().min(0).max(1),
  actual: z.number().min(0).max(1).nullable(),
  /** Cents of the first year: what is paid once counts once, what is paid a month twelve times. */
  plannedCents: z.number().int().nonnegative(),
})
export const threeHorizonsBody = z.object({
  currency: z.string(),
  /** What may be spent, as it was told; null where no sum is named or several are. */
  budget: z.object({ cents: z.number().int().nonnegative(), per: z.enum(PERIODS) }).nullable(),
  initiatives: z.array(initiative).min(HORIZON_INITIATIVES.least).max(HORIZON_INITIATIVES.most),
  shares: z.array(horizonShare).length(3),
  balance: claim.nullable(),
})
export type ThreeHorizonsBody = z.infer<typeof threeHorizonsBody>
