import { beforeGoal } from './change/before-goal.ts'
import { costEach } from './change/cost-each.ts'
import { costInSales } from './change/cost-in-sales.ts'
import { demandMoney } from './change/demand-money.ts'
import { meetOnLine } from './change/meet-on-line.ts'
import { window } from './change/window.ts'
import type { Rule } from './finding.ts'

export const changeRules: readonly Rule[] = [
  costInSales,
  costEach,
  demandMoney,
  beforeGoal,
  window,
  meetOnLine,
]
