import { costPerSale } from './campaign/cost-per-sale.ts'
import { hoursLeft } from './campaign/hours-left.ts'
import { ideasOverBudget } from './campaign/ideas-over-budget.ts'
import { reachNeeded } from './campaign/reach-needed.ts'
import type { Rule } from './finding.ts'

export const campaignRules: readonly Rule[] = [reachNeeded, ideasOverBudget, hoursLeft, costPerSale]
