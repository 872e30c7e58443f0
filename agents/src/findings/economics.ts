import { carriedBy } from './economics/carried-by.ts'
import { profitGrowth } from './economics/profit-growth.ts'
import { leftOfYearRule } from './economics/left-of-year.ts'
import { fixedOfLines } from './economics/fixed-of-lines.ts'
import { fixedCoverage } from './economics/fixed-coverage.ts'
import { allowableCac } from './economics/allowable-cac.ts'
import { hireThreshold } from './economics/hire-threshold.ts'
import { linesAtMost } from './economics/lines-at-most.ts'
import { ltv } from './economics/ltv.ts'
import { contribution } from './economics/contribution.ts'
import { ltvCac } from './economics/ltv-cac.ts'
import { ownOrHire } from './economics/own-or-hire.ts'
import { payback } from './economics/payback.ts'
import { ideaInSales } from './economics/idea-in-sales.ts'
import { ideaOfYear } from './economics/idea-of-year.ts'
import { fixedAboveSales } from './economics/fixed-above-sales.ts'
import type { Rule } from './finding.ts'

export const economicsRules: readonly Rule[] = [
  profitGrowth,
  carriedBy,
  leftOfYearRule,
  fixedCoverage,
  fixedOfLines,
  linesAtMost,
  fixedAboveSales,
  contribution,
  ltv,
  ltvCac,
  payback,
  allowableCac,
  hireThreshold,
  ownOrHire,
  ideaInSales,
  ideaOfYear,
]
