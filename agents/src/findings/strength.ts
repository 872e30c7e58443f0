import type { Rule } from './finding.ts'
import { faster } from './strength/faster.ts'
import { fewerFailures } from './strength/fewer-failures.ts'
import { lasting } from './strength/lasting.ts'
import { parity } from './strength/parity.ts'
import { ratingDepth } from './strength/rating-depth.ts'
import { scarceFull } from './strength/scarce-and-full.ts'
import { temporary } from './strength/temporary.ts'
import { unproved } from './strength/unproved.ts'
import { unused } from './strength/unused.ts'

export const strengthRules: readonly Rule[] = [
  faster,
  fewerFailures,
  ratingDepth,
  unproved,
  lasting,
  unused,
  temporary,
  parity,
  scarceFull,
]
