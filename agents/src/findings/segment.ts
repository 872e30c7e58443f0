import type { Rule } from './finding.ts'
import { evidenceN } from './segment/evidence-n.ts'
import { fell } from './segment/fell.ts'
import { growthGap } from './segment/growth-gap.ts'
import { payerAgainstUser } from './segment/payer-against-user.ts'
import { shareAgainstNumber } from './segment/share-against-number.ts'
import { valueRank } from './segment/value-rank.ts'

/** Whom it pays to serve, and what is known of them. */
export const segmentRules: readonly Rule[] = [
  shareAgainstNumber,
  valueRank,
  growthGap,
  payerAgainstUser,
  evidenceN,
  fell,
]
