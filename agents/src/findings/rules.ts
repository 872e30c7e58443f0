import { demandRules } from './demand.ts'
import type { Rule } from './finding.ts'
import { goalRules } from './goal.ts'
import { segmentRules } from './segment.ts'

/** Every rule, family by family. */
export const RULES: readonly Rule[] = [...goalRules, ...demandRules, ...segmentRules]
