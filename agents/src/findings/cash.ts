import { budgetOfRunway } from './cash/budget-of-runway.ts'
import { growthNeeds } from './cash/growth-needs.ts'
import { limitAndStock } from './cash/limit-and-stock.ts'
import { owedDays } from './cash/owed-days.ts'
import { rateShock } from './cash/rate-shock.ts'
import { runway } from './cash/runway.ts'
import { stockDays } from './cash/stock-days.ts'
import type { Rule } from './finding.ts'

export const cashRules: readonly Rule[] = [
  runway,
  budgetOfRunway,
  limitAndStock,
  owedDays,
  stockDays,
  growthNeeds,
  rateShock,
]
