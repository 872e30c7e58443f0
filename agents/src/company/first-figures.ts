import { type BoughtFrom, boughtToday } from './acquisition.ts'
import { type Company, type Fact, factsOf } from './company.ts'
import { monthsBetween, wholeWeeks } from './days.ts'
import { type MovingGoal, growingGoals } from './goals.ts'
import { latestOf } from './latest.ts'
import { contributionOf, ownPrice, type PricedOffer } from './sales.ts'

/** What one sale brings, and what it leaves where its own cost is known, in cents. */
export type OneSale = { line: PricedOffer; brings: number; leaves: number | null }

/** One sale of the line that a beginning is about. */
export function oneSale(company: Company): OneSale | null {
  const line = latestOf(company, 'offer')
  if (!line?.price) return null
  const priced = { ...line, price: line.price }
  return { line: priced, brings: ownPrice(priced), leaves: contributionOf(priced) }
}

/** The sum of a month, in cents. */
export function monthlySum(company: Company): { fact: Fact<'budget'>; cents: number } | null {
  const fact = factsOf(company, 'budget').find(({ amount }) => amount?.per === 'month')
  return fact?.amount?.cents ? { fact, cents: fact.amount.cents } : null
}

/** The goal that a beginning is about, where it counts something and grows. */
function countedGoal(company: Company): MovingGoal | null {
  const id = latestOf(company, 'goal')?.id
  const goal = growingGoals(company).find(one => one.id === id)
  return goal && (goal.form === undefined || goal.form === 'count') ? goal : null
}

const MONTHS = 12
/** A stock of which nothing is sold yet, with the whole weeks that are left for it. */
export function stockToSell(company: Company): { goal: MovingGoal; weeks: number } | null {
  const goal = countedGoal(company)
  const way = latestOf(company, 'offer')?.boughtAs
  // Classes, members and contracts are no stock that runs out.
  if (way !== undefined && way !== 'as-a-thing') return null
  if (!goal?.by || goal.baseline !== 0 || goal.yearly !== null || goal.per) return null
  const months = monthsBetween(company.today, goal.by)
  const weeks = wholeWeeks(months)
  return weeks >= 1 && months <= MONTHS ? { goal, weeks } : null
}

/** The way on which a customer costs least, of those that were paid, counted and not given up. */
export const cheapestWay = (company: Company): BoughtFrom | null =>
  boughtToday(company).at(-1) ?? null

/** So many customers show that it was no chance. */
const SHOWN_BY = 3
/** Of what a sale leaves, what a customer may cost so that it is worth doing again; of its price where its own cost is not known. */
const WORTH = { ofLeft: 0.5, ofPrice: 0.3 }

/** Whether a way is to be gone again: several customers, and each of them for well below what a sale leaves. */
export function isWorthAgain(company: Company, { channel, cost }: BoughtFrom): boolean {
  const sale = oneSale(company)
  if ((channel.customers ?? 0) < SHOWN_BY) return false
  if (!sale) return true
  const most =
    sale.leaves === null ? sale.brings * WORTH.ofPrice : Math.max(0, sale.leaves) * WORTH.ofLeft
  return cost <= most
}
