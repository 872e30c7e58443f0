import * as z from 'zod'
import { claim } from '../deliverable.ts'
import { BCG_LINES } from './counts.ts'

const share = z.number().min(0).max(1)
/**
 * Shares and growth are ratios (0.12 = 12%), null where nobody gave them: such a line has no place in the matrix.
 * `relativeShare` = own ÷ largest rival. Money in cents a year; `contributionCents` is what is left after the line's own cost.
 */
export const bcgLine = z.object({
  id: z.string(),
  name: z.string(),
  revenueCents: z.number().int().nonnegative().nullable(),
  contributionCents: z.number().int().nullable().default(null),
  ownShare: share.nullable(),
  rivalShare: z.number().gt(0).max(1).nullable(),
  /** Of its market. */
  growth: z.number().min(-1).max(100).nullable(),
  /** Of the line itself. */
  ownGrowth: z.number().min(-1).max(100).nullable().default(null),
  relativeShare: z.number().nonnegative().nullable(),
  quadrant: z.enum(['star', 'cash cow', 'question mark', 'dog']).nullable(),
  call: z.enum(['invest', 'hold', 'harvest', 'stop']).nullable(),
  /** Why it stands where it stands, or which figure is missing. */
  because: claim,
})
export type BcgLine = z.infer<typeof bcgLine>
export const bcgBody = z.object({
  market: claim,
  /** ISO 4217, of all its money. */
  currency: z.string().default('USD'),
  /** Ratio, 0.07–0.15, 0.10 by default. */
  growthCut: z.number().min(0.07).max(0.15),
  lines: z.array(bcgLine).min(BCG_LINES.least).max(BCG_LINES.most),
  /** Who funds whom. */
  flow: z.array(claim),
})
export type BcgBody = z.infer<typeof bcgBody>
