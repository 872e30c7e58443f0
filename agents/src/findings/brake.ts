import { brakes } from './brake/by-sort.ts'
import type { Rule } from './finding.ts'

/** What holds back, by its sort: what follows where no figure tells how much. */
export const brakeRules: readonly Rule[] = brakes
