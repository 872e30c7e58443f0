import type { Rule } from './finding.ts'
import { goalRules } from './goal.ts'

/** Every rule, family by family. */
export const RULES: readonly Rule[] = [...goalRules]
