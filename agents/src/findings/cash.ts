import { beforeMoney } from './cash/before-money.ts'
import { budgetOfRunway } from './cash/budget-of-runway.ts'
import { goalFunding } from './cash/goal-funding.ts'
import { cashLimit } from './cash/limit.ts'
import { prepaidGap } from './cash/prepaid-gap.ts'
import { rateShock } from './cash/rate-shock.ts'
import { runway } from './cash/runway.ts'
import { stockDays } from './cash/stock-days.ts'
import { unusedLine } from './cash/unused-line.ts'
import type { Rule } from './finding.ts'
import { growthHeld } from './cash/growth-held.ts'
import { monthsLeft } from './cash/months-left.ts'
import { monthsCovered } from './cash/months-covered.ts'

export const cashRules: readonly Rule[] = [
  runway,
  budgetOfRunway,
  cashLimit,
  prepaidGap,
  stockDays,
  goalFunding,
  rateShock,
  growthHeld,
  monthsLeft,
  monthsCovered,
  beforeMoney,
  unusedLine,
]
