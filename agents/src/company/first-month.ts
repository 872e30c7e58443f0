import type { Company, Fact } from './company.ts'
import { monthsBetween } from './days.ts'
import { type MovingGoal, growingGoals } from './goals.ts'
import { latestOf } from './latest.ts'
import { oneSale } from './first-figures.ts'
import { toWin } from './to-win.ts'

/** What the goal of a beginning takes in its first thirty days, in sales or heads. */
export type FirstMonth = {
  goal: MovingGoal
  /** How many more in the first month; of what comes again each month, how many more that month than now. */
  first: number
  /** The same at the goal. */
  all: number
  /** Months until its day, at least one. */
  months: number
  /** Who leaves until then, where those who replace them are among these. */
  leaving: readonly Fact[]
  /** So many months for one, where the goal takes fewer than one in two months; null otherwise. */
  slow: number | null
}

const MONTHS = 12
/** Where no day is told. */
const MONTHS_UNSAID = 3

/** Null where the goal has no two numbers, or is a share or an amount that no price turns into sales. */
export function firstMonth(company: Company): FirstMonth | null {
  const id = latestOf(company, 'goal')?.id
  const goal = growingGoals(company).find(one => one.id === id)
  if (!goal) return null
  const each = perPiece(company, goal)
  if (!each) return null
  // So many more in a year are that many in all, whenever they come.
  const isFlow = goal.yearly !== null
  const months = Math.max(1, goal.by ? monthsBetween(company.today, goal.by) : MONTHS_UNSAID)
  const needed = toWin(company, goal, months)
  const more = needed?.count ?? goal.target - goal.baseline
  const all = more / each / (isFlow ? MONTHS : 1)
  const leaving = needed?.rests ?? []
  const first = Math.max(1, Math.ceil(all / months - NEARLY))
  const slow = all / months < RARE ? Math.max(2, Math.round(months / all)) : null
  return { goal, first, all: Math.max(1, Math.ceil(all - NEARLY)), months, leaving, slow }
}
/** Fewer than this a month are told by the months that one takes. */
const RARE = 0.5
/** What a day of rounding may not turn into one more. */
const NEARLY = 0.1

/** What one of the goal’s figures counts for: a piece, or so many cents of it. */
function perPiece(company: Company, { form }: MovingGoal): number | null {
  if (form === undefined || form === 'count') return 1
  return form === 'money' ? (oneSale(company)?.brings ?? null) : null
}
