import type { Rule } from './finding.ts'
import { breakevenRoas } from './performance/breakeven-roas.ts'
import { judgedEarly } from './performance/judged-early.ts'
import { spendOverBudget } from './performance/spend-over-budget.ts'

export const performanceRules: readonly Rule[] = [breakevenRoas, spendOverBudget, judgedEarly]
