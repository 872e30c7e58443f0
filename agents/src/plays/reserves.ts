import { type Company, factsOf } from '../company/company.ts'
import { fixedCostOf } from '../company/fixed-costs.ts'
import { leftOfYear } from '../company/left-of-year.ts'
import type { FoundBy } from '../findings/finding.ts'

const MONTHS = 12
/** Months of fixed costs from which on a reserve is large enough. */
const ENOUGH = 4
/** A share below this is nobody's to fear; above the other a ceiling steers nothing. */
const LEAST_CEILING = 0.15
const MOST_CEILING = 0.5

/** Cents that lie there already. */
const cashOf = (company: Company): number =>
  factsOf(company, 'measure').find(({ metric, form }) => metric === 'cash' && form === 'money')
    ?.value ?? 0

/** Whether a month of fixed costs can be laid aside out of what a year leaves, and does not lie there already. */
export function canLayAside(company: Company): boolean {
  const fixed = fixedCostOf(company)
  const left = leftOfYear(company)
  if (!fixed || !left) return false
  const month = fixed.cents / MONTHS
  return left.after >= month && cashOf(company) < month * ENOUGH
}

/** Whether the share that could go before the fixed costs are no longer paid is one that a rule can steer by. */
export function hasCeiling(company: Company): boolean {
  const left = leftOfYear(company)
  if (!left || left.before.value <= 0) return false
  const ceiling = left.after / left.before.value
  return ceiling >= LEAST_CEILING && ceiling <= MOST_CEILING
}

/** Days of sales that are owed from which on somebody is slow, beyond ordinary terms. */
const SLOW = 45

export const isSlowlyPaid = (_: Company, { rule, figures }: FoundBy): boolean =>
  rule !== 'cash.prepaid-gap' || (figures.days ?? 0) >= SLOW
