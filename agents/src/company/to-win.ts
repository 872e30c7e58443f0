import { type Company, type Fact, factsOf } from './company.ts'
import { monthsBetween } from './days.ts'
import type { MovingGoal } from './goals.ts'
import { countOfLeavers, goalOfLoss, lossOf } from './loss.ts'

const YEAR = 12
/** How far the groups together may lie from where the goal starts, and still be those it counts. */
const NEAR = 0.1

type Leaving = Fact<'segment'> & { leaves: number; size: number }
const isLeaving = (group: Fact<'segment'>): group is Leaving =>
  group.leaves !== undefined && group.leaves < 1 && group.size !== undefined

/** Those of today who leave until a goal of heads falls due, and so how many it takes to win; with the facts that say who leaves. Where the loss is one of each month, some of those who are won leave again on the way. */
export type ToWin = { count: number; leavers: number; again: boolean; rests: Fact[] }

/** Null where nobody told who leaves, or none does until then. `open`: months of a goal without a day. */
export function toWin(company: Company, goal: MovingGoal, open: number = YEAR): ToWin | null {
  const months = goal.by ? monthsBetween(company.today, goal.by) : open
  if (months < 1) return null
  const gone =
    byRate(company, goal, months) ??
    byCount(company, goal, months) ??
    byGroups(company, goal, months)
  if (!gone || gone.leavers === 0) return null
  const monthly = monthlyLoss(company, goal)
  const count = goal.target - goal.baseline + gone.leavers
  if (monthly === null) return { ...gone, count, again: false }
  return { ...gone, count: wonEvenly(count, monthly, months), again: true }
}

/** The loss of a month, where it was told by the month: then newcomers leave like all others. */
function monthlyLoss(company: Company, goal: MovingGoal): number | null {
  const loss = lossOf(company)
  const isMonthly = loss?.churn.per === 'month' && goalOfLoss(company, loss)?.id === goal.id
  return isMonthly ? loss.monthly : null
}

/** How many have to be won, as many each month, so that so many of them are there in the end: n × months × loss ÷ (1 − stay ^ months). */
const wonEvenly = (there: number, loss: number, months: number): number =>
  Math.round((there * months * loss) / (1 - (1 - loss) ** months))

type Gone = Pick<ToWin, 'leavers' | 'rests'>

/** Of one loss that is known of all. */
function byRate(company: Company, goal: MovingGoal, months: number): Gone | null {
  const loss = lossOf(company)
  if (!loss || goalOfLoss(company, loss)?.id !== goal.id) return null
  const stay = (1 - loss.yearly) ** (months / YEAR)
  return { leavers: Math.round(goal.baseline * (1 - stay)), rests: [loss.churn] }
}

/** Of so many a month or a year, whatever part of all they are. */
function byCount(company: Company, goal: MovingGoal, months: number): Gone | null {
  const told = countOfLeavers(company, goal)
  if (!told) return null
  const leavers = Math.round((told.aYear * months) / YEAR)
  return { leavers: Math.min(leavers, goal.baseline), rests: [told.churn] }
}

function byGroups(company: Company, goal: MovingGoal, months: number): Gone | null {
  if (goal.counts !== 'members' && goal.counts !== 'customers') return null
  const groups = groupsOf(company, goal)
  const leavers = groups.reduce(
    (sum, { size, leaves }) => sum + size * (1 - (1 - leaves) ** (months / YEAR)),
    0,
  )
  return { leavers: Math.round(leavers), rests: groups }
}

/** The groups whose heads a goal counts: the one it names, else all, where they make up its start. */
function groupsOf(company: Company, goal: MovingGoal): Leaving[] {
  const groups = factsOf(company, 'segment').filter(isLeaving)
  const named = groups.find(({ id }) => id === goal.about)
  if (named) return [named]
  const heads = groups.reduce((sum, { size }) => sum + size, 0)
  return Math.abs(heads / goal.baseline - 1) <= NEAR ? groups : []
}
