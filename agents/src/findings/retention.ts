import type { Rule } from './finding.ts'
import { cohort } from './retention/cohort.ts'
import { bucket } from './retention/bucket.ts'
import { refill } from './retention/refill.ts'
import { replacementCost } from './retention/replacement-cost.ts'
import { stays } from './retention/stays.ts'
import { valueOfPoint } from './retention/value-of-point.ts'
import { whoLeaves } from './retention/who-leaves.ts'
import { leaversToGoal } from './retention/leavers-to-goal.ts'

export const retentionRules: readonly Rule[] = [
  refill,
  valueOfPoint,
  stays,
  bucket,
  replacementCost,
  cohort,
  leaversToGoal,
  whoLeaves,
]
