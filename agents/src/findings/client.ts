import { goalAttainment } from './client/goal-attainment.ts'
import type { Rule } from './finding.ts'

export const clientRules: readonly Rule[] = [goalAttainment]
