import { type Company, type Fact, factsOf } from './company.ts'
import { fixedCostOf } from './fixed-costs.ts'
import { averageContribution } from './margins.ts'
import { hasOtherIncome } from './other-income.ts'
import { type Computed, contributionOf, paymentsAYear, pricedOffers } from './sales.ts'
import { yearlyVolume } from './volumes.ts'

/** Cents that all sales of a year leave after their own cost: line by line where each tells, else number × average. */
export function contributionAYear(company: Company): Computed | null {
  const offers = factsOf(company, 'offer')
  const lines = pricedOffers(company).flatMap(line => {
    const each = contributionOf(line)
    return each !== null && line.volume ? [each * line.volume * paymentsAYear(line)] : []
  })
  if (lines.length > 0 && lines.length === offers.length) {
    const value = lines.reduce((sum, left) => sum + left, 0)
    return { value, how: 'Σ number × contribution', rests: offers }
  }
  const each = averageContribution(company)
  const sold = yearlyVolume(company)
  if (!each || !sold) return null
  return {
    value: each.value * sold.value,
    how: 'number × contribution of the average sale',
    rests: [...each.rests, ...sold.rests],
  }
}

/** Cents that go out beyond what comes in, in a month. */
export type Burn = { cents: number; how: string; rests: Fact[] }

/** Of the fixed costs: a smaller gap between two sums that are each told roughly is no loss that one could count down by. */
const TOLD_APART = 0.05

/** As said, else fixed costs less what the sales leave, where the year ends in a loss. */
export function burnOf(company: Company): Burn | null {
  const told = factsOf(company, 'measure').find(
    ({ metric, form, per, value }) =>
      metric === 'burn' && form === 'money' && per === 'month' && value,
  )
  if (told?.value) return { cents: told.value, how: 'as said', rests: [told] }
  const fixed = fixedCostOf(company)
  const left = contributionAYear(company)
  if (!fixed || !left || hasOtherIncome(company)) return null
  if (left.value > fixed.cents * (1 - TOLD_APART)) return null
  return {
    cents: (fixed.cents - left.value) / 12,
    how: '(fixed costs − what the sales leave) ÷ 12',
    rests: [fixed.fact, ...left.rests],
  }
}
