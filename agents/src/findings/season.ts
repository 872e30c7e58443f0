import type { Rule } from './finding.ts'
import { goalPace } from './season/goal-pace.ts'
import { peakCapacity } from './season/peak-capacity.ts'
import { quietShare } from './season/quiet-share.ts'

export const seasonRules: readonly Rule[] = [quietShare, peakCapacity, goalPace]
