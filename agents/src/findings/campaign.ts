import { hoursLeft } from './campaign/hours-left.ts'
import { reserve } from './campaign/reserve.ts'
import { reachNeeded } from './campaign/reach-needed.ts'
import type { Rule } from './finding.ts'

export const campaignRules: readonly Rule[] = [reachNeeded, reserve, hoursLeft]
