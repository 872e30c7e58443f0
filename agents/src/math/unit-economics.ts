import { within } from './statistics/basics.ts'

const MAX = Number.MAX_SAFE_INTEGER
const wholeCents = (name: string, cents: number) => {
  if (!Number.isSafeInteger(cents))
    throw new RangeError(`${name} must be whole cents, got ${cents}`)
  return cents
}

/** Price − variable cost of one unit, integer cents; may be negative. */
export function contributionPerUnit(priceCents: number, variableCostCents: number): number {
  return (
    within('price', wholeCents('price', priceCents), 0, MAX) -
    within('variable cost', wholeCents('variable cost', variableCostCents), 0, MAX)
  )
}

/** Contribution ÷ price, may be negative; null at price 0. */
export function contributionMargin(priceCents: number, variableCostCents: number): number | null {
  const contribution = contributionPerUnit(priceCents, variableCostCents)
  return priceCents === 0 ? null : contribution / priceCents
}

/** Whole units that cover the fixed cost, rounded up; null when a unit contributes nothing. */
export function breakEvenUnits(fixedCostCents: number, contributionCents: number): number | null {
  within('fixed cost', wholeCents('fixed cost', fixedCostCents), 0, MAX)
  if (wholeCents('contribution', contributionCents) <= 0) return null
  return Math.ceil(fixedCostCents / contributionCents)
}

/** Sales and marketing spend ÷ customers won in the same period, cents rounded; null when none was won. */
export function cac(spendCents: number, customersWon: number): number | null {
  within('spend', wholeCents('spend', spendCents), 0, MAX)
  return within('customers won', customersWon, 0, MAX) === 0
    ? null
    : Math.round(spendCents / customersWon)
}

/**
 * ARPA × gross margin ÷ churn, cents rounded; ARPA and churn in the same period, margin and churn as ratios 0–1.
 * Null at churn 0: the formula has no value there, not an infinite one.
 */
export function ltv(arpaCents: number, grossMargin: number, churn: number): number | null {
  within('ARPA', wholeCents('ARPA', arpaCents), 0, MAX)
  within('gross margin', grossMargin, 0, 1)
  return within('churn', churn, 0, 1) === 0 ? null : Math.round((arpaCents * grossMargin) / churn)
}

/** CAC ÷ (ARPA a month × gross margin), months; null when a month earns nothing. */
export function paybackMonths(
  cacCents: number,
  arpaMonthCents: number,
  grossMargin: number,
): number | null {
  const earned =
    within('ARPA', wholeCents('ARPA', arpaMonthCents), 0, MAX) *
    within('gross margin', grossMargin, 0, 1)
  return earned === 0 ? null : within('CAC', wholeCents('CAC', cacCents), 0, MAX) / earned
}

/** LTV ÷ CAC; null at CAC 0. Three or more is the usual convention for healthy, below one loses money on each customer. */
export function ltvToCac(ltvCents: number, cacCents: number): number | null {
  return within('CAC', cacCents, 0, MAX) === 0 ? null : within('LTV', ltvCents, 0, MAX) / cacCents
}
