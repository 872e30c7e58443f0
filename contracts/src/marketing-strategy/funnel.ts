import * as z from 'zod'
import { claim } from '../deliverable.ts'
import { share } from '../company/figures.ts'

/** A stage on the way to the goal, the widest first. */
export const funnelStage = z.object({
  id: z.enum(['reach', 'enquiries', 'offers', 'wins']),
  claim,
  number: z.number().int().nonnegative(),
  /** Of the stage before; null for the first. */
  rate: share.nullable(),
  ownerRole: z.string(),
})
export type FunnelStage = z.infer<typeof funnelStage>

/** Backwards from the goal. */
export const funnel = z.object({ stages: z.array(funnelStage), open: claim.nullable() })
export type Funnel = z.infer<typeof funnel>
