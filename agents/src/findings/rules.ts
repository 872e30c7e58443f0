import { capacityRules } from './capacity.ts'
import { concentrationRules } from './concentration.ts'
import { demandRules } from './demand.ts'
import type { Rule } from './finding.ts'
import { goalRules } from './goal.ts'
import { mixRules } from './mix.ts'
import { personRules } from './person.ts'
import { priceRules } from './price.ts'
import { segmentRules } from './segment.ts'

/** Every rule, family by family. */
export const RULES: readonly Rule[] = [
  ...goalRules,
  ...demandRules,
  ...segmentRules,
  ...capacityRules,
  ...personRules,
  ...concentrationRules,
  ...priceRules,
  ...mixRules,
]
