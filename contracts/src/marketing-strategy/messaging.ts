import * as z from 'zod'
import { claim } from '../deliverable.ts'

export const PILLARS_MOST = 3
export const PROOFS = 2

/** One reason to believe the promise, with what shows it. */
const pillar = z.object({ fact: z.string(), claim, proofs: z.array(claim).max(PROOFS) })

/** One promise, up to three pillars with two proofs each, and a word to each group. */
export const messaging = z.object({
  promise: claim,
  pillars: z.array(pillar).max(PILLARS_MOST),
  /** What the house still lacks; null where it stands. */
  open: claim.nullable(),
  variants: z.array(z.object({ fact: z.string(), who: claim, line: claim })),
})
export type Messaging = z.infer<typeof messaging>
