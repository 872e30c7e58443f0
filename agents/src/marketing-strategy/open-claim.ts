import type { Claim } from '@sextant/contracts/deliverable'
import type { Desk } from '../core/desk.ts'

/** What nobody has said yet: the words that stand in its place, what it is about, and how to find out. */
export type Open = { says: string; topic: string; check: string }

/** An assumption, shown as one. */
export const openClaim = (desk: Desk, { says, topic, check }: Open): Claim => ({
  text: says,
  sources: [desk.book.assumption(topic, check)],
  evidence: 'not rated',
})
