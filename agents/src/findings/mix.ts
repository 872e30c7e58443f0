import { yearsToRival } from './mix/years-to-rival.ts'
import type { Rule } from './finding.ts'
import { ageing } from './mix/ageing.ts'
import { growthShare } from './mix/growth-share.ts'
import { hoursAgainstSales } from './mix/hours-against-sales.ts'
import { impliedSales } from './mix/implied-sales.ts'
import { largestEarnsLess } from './mix/largest-earns-less.ts'
import { losingShare } from './mix/losing-share.ts'
import { marginShift } from './mix/margin-shift.ts'
import { replacement } from './mix/replacement.ts'
import { smallLines } from './mix/small-lines.ts'
import { tradeUp } from './mix/trade-up.ts'
import { leftInAYear } from './mix/left-by-line.ts'

/** What the lines do to each other and to the whole. */
export const mixRules: readonly Rule[] = [
  replacement,
  impliedSales,
  marginShift,
  growthShare,
  losingShare,
  largestEarnsLess,
  leftInAYear,
  hoursAgainstSales,
  smallLines,
  tradeUp,
  ageing,
  yearsToRival,
]
