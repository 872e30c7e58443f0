import { ideaAbovePrice } from './goal/idea-above-price.ts'
import { moreHours } from './goal/more-hours.ts'
import { worseUse } from './goal/worse-use.ts'
import { linesSum } from './goal/lines-sum.ts'
import { needed } from './goal/needed.ts'
import type { Rule } from './finding.ts'
import { aboveCapacity } from './goal/above-capacity.ts'
import { againstTrend } from './goal/against-trend.ts'
import { beyondMarket } from './goal/beyond-market.ts'
import { budgetPerUnit } from './goal/budget-per-unit.ts'
import { budgetReturn } from './goal/budget-return.ts'
import { conflict } from './goal/conflict.ts'
import { contribution } from './goal/contribution.ts'
import { gap } from './goal/gap.ts'
import { eachMonth } from './goal/each-month.ts'
import { hours } from './goal/hours.ts'
import { ideaCost } from './goal/idea-cost.ts'
import { ideasAfford } from './goal/ideas-afford.ts'
import { ideasCover } from './goal/ideas-cover.ts'
import { marginLever } from './goal/margin-lever.ts'
import { pace } from './goal/pace.ts'
import { presentGrowth } from './goal/present-growth.ts'
import { priceOrVolume } from './goal/price-or-volume.ts'
import { remainder } from './goal/remainder.ts'
import { rhythm } from './goal/rhythm.ts'
import { sharedBudget } from './goal/shared-budget.ts'
import { refusedMoney } from './goal/refused-money.ts'
import { wonHours } from './goal/won-hours.ts'
import { throughNarrow } from './goal/through-narrow.ts'
import { turnedAway } from './goal/turned-away.ts'
import { wholeSteps } from './goal/whole-steps.ts'
import { moneyBeyondRoom } from './goal/money-beyond-room.ts'
import { winsShort } from './goal/wins-short.ts'
import { workHours } from './goal/work-hours.ts'

/** How far the goal is, how fast it has to move, and what it costs and leaves. */
export const goalRules: readonly Rule[] = [
  gap,
  rhythm,
  pace,
  eachMonth,
  presentGrowth,
  againstTrend,
  beyondMarket,
  turnedAway,
  refusedMoney,
  wonHours,
  aboveCapacity,
  throughNarrow,
  hours,
  wholeSteps,
  priceOrVolume,
  contribution,
  budgetPerUnit,
  budgetReturn,
  sharedBudget,
  conflict,
  remainder,
  marginLever,
  ideasCover,
  ideasAfford,
  ideaCost,
  ideaAbovePrice,
  needed,
  linesSum,
  workHours,
  moreHours,
  worseUse,
  winsShort,
  moneyBeyondRoom,
]
