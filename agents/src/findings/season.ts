import type { Rule } from './finding.ts'
import { goalPace } from './season/goal-pace.ts'
import { peakCapacity } from './season/peak-capacity.ts'
import { quietQuarter } from './season/quiet-quarter.ts'

export const seasonRules: readonly Rule[] = [quietQuarter, peakCapacity, goalPace]
