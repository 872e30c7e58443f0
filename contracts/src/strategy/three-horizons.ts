import * as z from 'zod'
import { claim } from '../deliverable.ts'
import { HORIZON_INITIATIVES } from './counts.ts'

export const initiative = z.object({
  id: z.string(),
  horizon: z.union([z.literal(1), z.literal(2), z.literal(3)]),
  claim,
  ownerRole: z.string(),
  exitMetric: z.string(),
  /** ISO date. */ review: z.string(),
  /** Cents a month. */ budgetCents: z.number().int().nonnegative(),
})
export type Initiative = z.infer<typeof initiative>
/** Shares are ratios that add up to 1. `actual` is computed from the initiatives' budgets. */
export const horizonShare = z.object({
  horizon: z.union([z.literal(1), z.literal(2), z.literal(3)]),
  target: z.number().min(0).max(1),
  actual: z.number().min(0).max(1),
  budgetCents: z.number().int().nonnegative(),
})
export const threeHorizonsBody = z.object({
  totalCents: z.number().int().nonnegative(),
  initiatives: z.array(initiative).min(HORIZON_INITIATIVES.least).max(HORIZON_INITIATIVES.most),
  shares: z.array(horizonShare).length(3),
  balance: claim,
})
export type ThreeHorizonsBody = z.infer<typeof threeHorizonsBody>
