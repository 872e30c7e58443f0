import { contributionAYear } from './burn.ts'
import type { Company, Fact } from './company.ts'
import { fixedCostOf } from './fixed-costs.ts'
import { averageMargin } from './margins.ts'
import { hasOtherIncome } from './other-income.ts'
import type { Computed } from './sales.ts'
import { salesOfYear } from './targets.ts'

/** What a year leaves: before and after the fixed costs, in cents. */
export type LeftOfYear = {
  before: Computed
  fixed: { cents: number; fact: Fact<'measure'> }
  after: number
  rests: Fact[]
}

/** Cents that all sales of a year leave after their own cost: line by line, else sales × margin. */
export function leftBeforeFixed(company: Company): Computed | null {
  if (hasOtherIncome(company)) return null
  const lines = contributionAYear(company)
  if (lines) return lines
  const sales = salesOfYear(company)
  const margin = averageMargin(company)
  if (!sales || !margin) return null
  const rests = [...new Set([...sales.rests, ...margin.rests])]
  return { value: sales.value * margin.value, how: 'sales × margin', rests }
}

/** Null where the fixed costs, or what sales leave, are not known. */
export function leftOfYear(company: Company): LeftOfYear | null {
  const fixed = fixedCostOf(company)
  const before = leftBeforeFixed(company)
  if (!fixed || !before) return null
  const rests = [...new Set([...before.rests, fixed.fact])]
  return { before, fixed, after: before.value - fixed.cents, rests }
}
