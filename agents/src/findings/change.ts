import { agreementEnds } from './change/agreement-ends.ts'
import { beforeGoal } from './change/before-goal.ts'
import { costEach } from './change/cost-each.ts'
import { costInSales } from './change/cost-in-sales.ts'
import { demandMoney } from './change/demand-money.ts'
import { meetOnLine } from './change/meet-on-line.ts'
import { mixOfDemand } from './change/mix-of-demand.ts'
import { priceToCover } from './change/price-to-cover.ts'
import { window } from './change/window.ts'
import type { Rule } from './finding.ts'

export const changeRules: readonly Rule[] = [
  costInSales,
  priceToCover,
  costEach,
  demandMoney,
  mixOfDemand,
  beforeGoal,
  window,
  meetOnLine,
  agreementEnds,
]
