import * as z from 'zod'
import { claim } from '../deliverable.ts'
import { BCG_LINES } from './counts.ts'

/** Shares and growth are ratios (0.12 = 12%). `relativeShare` = own ÷ largest rival, cut at 1.0. Revenue in cents a year. */
export const bcgLine = z.object({
  id: z.string(),
  name: z.string(),
  revenueCents: z.number().int().nonnegative(),
  ownShare: z.number().min(0).max(1),
  rivalShare: z.number().gt(0).max(1),
  growth: z.number().min(-1).max(5),
  relativeShare: z.number().nonnegative(),
  quadrant: z.enum(['star', 'cash cow', 'question mark', 'dog']),
  call: z.enum(['invest', 'hold', 'harvest', 'stop']),
  because: claim,
})
export type BcgLine = z.infer<typeof bcgLine>
export const bcgBody = z.object({
  market: claim,
  /** Ratio, 0.07–0.15, 0.10 by default. */
  growthCut: z.number().min(0.07).max(0.15),
  lines: z.array(bcgLine).min(BCG_LINES.least).max(BCG_LINES.most),
  /** Who funds whom. */
  flow: z.array(claim),
})
export type BcgBody = z.infer<typeof bcgBody>
