import type { Rule } from './finding.ts'
import { turnedAway } from './goal/turned-away.ts'

/** Every rule, family by family. */
export const RULES: readonly Rule[] = [turnedAway]
