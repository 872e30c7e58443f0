import { anyOf } from '../reading/any-of.ts'
import { aboutOf, type Company, type Fact, factsOf } from './company.ts'
import { pricedOffers, type PricedOffer } from './sales.ts'
import { customersIn } from './segments.ts'
import { isRepeating } from './single-sale.ts'
import { countedGoals } from './targets.ts'
import type { MovingGoal } from './goals.ts'

/** Who leaves: the measure that says so, with the part lost in a month and in a year. */
export type Loss = { churn: Fact<'measure'>; monthly: number; yearly: number; how: string }

/** Those who work for the firm: when they go, no customer leaves. */
const STAFF = anyOf(
  'staff',
  'employees?',
  'workers?',
  'colleagues?',
  'team',
  'crew',
  'teachers?',
  'nurses?',
  'carers?',
  'drivers?',
  'cooks?',
  'volunteers?',
  'apprentices?',
  'who work',
)

/** How far the number it was counted over may lie from those a goal starts with, and still be them. */
const AS_MANY = 0.5

/** A rate of leaving that was counted over far fewer, or far more, than there are customers is one of somebody else. */
function isOfCustomers(company: Company, { label, quote, of, about }: Fact<'measure'>): boolean {
  if (STAFF.test(label) || (quote !== '' && STAFF.test(quote))) return false
  const heads = countedGoals(company).filter(({ counts }) => counts !== 'leads')
  if (of === undefined || about !== undefined || heads.length === 0) return true
  return heads.some(({ baseline }) => Math.abs(of / baseline - 1) <= AS_MANY)
}

/** The rate of loss that was given; a monthly one is made yearly as 1 − (1 − monthly)^12. */
export function lossOf(company: Company): Loss | null {
  const churn = factsOf(company, 'measure').find(
    measure =>
      measure.metric === 'churn' &&
      measure.form === 'share' &&
      (measure.value ?? 0) < 1 &&
      isOfCustomers(company, measure),
  )
  if (!churn?.value) return null
  if (churn.per === 'month')
    return {
      churn,
      monthly: churn.value,
      yearly: 1 - (1 - churn.value) ** 12,
      how: '1 − (1 − monthly loss)^12',
    }
  if (churn.per !== undefined && churn.per !== 'year') return null
  return {
    churn,
    monthly: 1 - (1 - churn.value) ** (1 / 12),
    yearly: churn.value,
    how: 'as said',
  }
}

/** Times in a year of what is counted by the month, the quarter or the year. */
const TIMES: Readonly<Partial<Record<NonNullable<Fact<'measure'>['per']>, number>>> = {
  week: 52,
  month: 12,
  quarter: 4,
  year: 1,
}

/** Those of a goal of heads who leave in a year, where somebody counted them and told no part. */
export function countOfLeavers(
  company: Company,
  goal: MovingGoal,
): { churn: Fact<'measure'>; aYear: number } | null {
  const isHeads = goal.counts === 'members' || goal.counts === 'customers'
  if (!isHeads || goal.yearly !== null || goal.per !== undefined) return null
  const churn = factsOf(company, 'measure').find(
    measure =>
      measure.metric === 'churn' &&
      measure.form === 'count' &&
      (measure.about === undefined || measure.about === goal.about) &&
      isOfCustomers(company, measure),
  )
  const aYear = (churn?.value ?? 0) * (TIMES[churn?.per ?? 'year'] ?? 0)
  return churn && aYear > 0 && (churn.value ?? 0) < goal.baseline ? { churn, aYear } : null
}

/** How far a group may lie from where a goal starts, and still be those it counts. */
const NEAR = 0.1

/** The goal that counts those who leave: members or customers of the same segment or line, or as many as there are of them; the only one there is, where nobody said who leaves. */
export function goalOfLoss(company: Company, { churn }: Loss): MovingGoal | undefined {
  const heads = countedGoals(company).filter(
    ({ counts }) => counts === 'members' || counts === 'customers',
  )
  const size = aboutOf(company, churn, 'segment')?.size
  const isAsMany = ({ about, baseline }: MovingGoal): boolean =>
    about === undefined && Boolean(size) && Math.abs((size ?? 0) / baseline - 1) <= NEAR
  const [only, ...others] = heads
  const alone = churn.about === undefined && others.length === 0 ? only : undefined
  return heads.find(({ about }) => about === churn.about) ?? heads.find(isAsMany) ?? alone
}

/** How many there are today of those who leave, with the facts that say so, the first of them what is named. */
export type LossBase = {
  value: number
  fact: Fact<'segment'> | Fact<'goal'> | Fact<'offer'>
  rests: Fact[]
}

/** Those of the group, else those whom a goal counts, else those who pay for the lines by the month or the year. */
export function baseOfLoss(company: Company, loss: Loss): LossBase | null {
  const segment = aboutOf(company, loss.churn, 'segment')
  const customers = segment ? customersIn(company, segment) : null
  if (segment && customers) return { value: customers, fact: segment, rests: [segment] }
  const goal = goalOfLoss(company, loss)
  if (goal && goal.baseline > 0) return { value: goal.baseline, fact: goal, rests: [goal] }
  const lines = linesOfLoss(company, loss)
  const [first] = lines
  const value = lines.reduce((sum, { volume }) => sum + (volume ?? 0), 0)
  return first && value > 0 ? { value, fact: first, rests: lines } : null
}

/** Lines that are paid again and again by those who leave: the one that was named, else all, where nothing else is sold and each says how many pay. */
export function linesOfLoss(company: Company, { churn }: Loss): PricedOffer[] {
  const repeating = pricedOffers(company).filter(isRepeating)
  if (churn.about !== undefined)
    return repeating.filter(({ id, volume }) => id === churn.about && volume)
  const isAll = repeating.length === factsOf(company, 'offer').length
  return isAll && repeating.every(({ volume }) => volume) ? repeating : []
}
