import type { Unit } from '@sextant/contracts/company/figures'
import type { Company, Fact } from '../company/company.ts'
import { monthsBetween } from '../company/days.ts'
import { goalInView } from '../company/goal-in-view.ts'
import type { MovingGoal } from '../company/goals.ts'
import { nounsOf } from '../company/nouns.ts'
import { worthOfOne } from '../company/pieces.ts'
import { spendingAYear } from '../company/spending.ts'
import { unitOfGoal, unitOfSales } from '../company/targets.ts'
import { toWin } from '../company/to-win.ts'
import { lastDayOf, monthEnd } from '../core/calendar.ts'

const YEAR = 12

/** What the goal takes: so many wins, in so many months, up to a day (ISO). What comes again and again is counted for a year. */
export type Aim = {
  goal: MovingGoal
  wins: number
  unit: Unit
  /** In which the wins fall. */
  months: number
  /** From today to that day: so long money is spent. */
  span: number
  by: string
  how: string
  rests: readonly Fact[]
  /** It counts buyers or their orders: what a customer costs may be set against it. Tons are neither. */
  isOfBuyers: boolean
  /** Wins are customers of the group that is aimed at, and no sales: of those so many. */
  isOfHeads?: true
  sales?: number
}

/** The last day of the plan where no goal says one, ISO. */
export const planEnd = (company: Company): string => monthEnd(company.today, YEAR)

/** Null where no goal says where it starts and where it leads, or its money cannot be told in wins. */
export function aimOf(company: Company): Aim | null {
  const goal = goalInView(company)
  if (!goal) return null
  const wins = winsOf(company, goal)
  return wins && { goal, ...wins, ...spanOf(company, goal), isOfBuyers: isOfBuyers(company, goal) }
}

/** Money that cannot be told in sales, because lines are counted in unlike units, is told in customers of the group that is aimed at. */
export function aimInSpending(company: Company, target: Fact<'segment'> | undefined): Aim | null {
  const goal = goalInView(company)
  const spends = target && spendingAYear(company, target)
  if (!goal || goal.form !== 'money' || !target || !spends?.value) return null
  return {
    goal,
    wins: Math.ceil((goal.target - goal.baseline) / spends.value),
    unit: nounsOf(company).customer,
    how: '(target − start) ÷ what one of the group spends in a year',
    rests: [goal, ...spends.rests],
    isOfBuyers: true,
    isOfHeads: true,
    ...spanOf(company, goal),
  }
}

/** Heads, or sales at a price by the piece. */
function isOfBuyers(company: Company, goal: MovingGoal): boolean {
  const isHeads = goal.counts === 'customers' || goal.counts === 'members'
  return isHeads || (goal.counts !== 'leads' && worthOfOne(company, goal) !== null)
}

type Wins = Pick<Aim, 'wins' | 'unit' | 'how' | 'rests'>

function winsOf(company: Company, goal: MovingGoal): Wins | null {
  const gap = goal.target - goal.baseline
  if (goal.form === 'money') return winsOfMoney(company, goal, gap)
  const needed = toWin(company, goal)
  const unit = unitOfGoal(goal)
  if (!needed) return { wins: Math.ceil(gap), unit, how: 'target − start', rests: [goal] }
  const rests = [goal, ...needed.rests]
  return { wins: Math.ceil(needed.count), unit, how: 'target − start + those who leave', rests }
}

/** Money is won sale by sale. */
function winsOfMoney(company: Company, goal: MovingGoal, gap: number): Wins | null {
  const sale = worthOfOne(company, goal)
  if (!sale || sale.value <= 0) return null
  return {
    wins: Math.ceil(gap / sale.value),
    unit: unitOfSales(company),
    how: '(target − start) ÷ average sale',
    rests: [goal, ...sale.rests],
  }
}

/** Up to the day that the goal names. Sales and money come again each year: of them it is the last year before that day. */
function spanOf(company: Company, goal: MovingGoal): Pick<Aim, 'months' | 'span' | 'by'> {
  const months = goal.by ? monthsBetween(company.today, goal.by) : 0
  if (!goal.by || months < 1) return { months: YEAR, span: YEAR, by: planEnd(company) }
  const isStock = goal.counts === 'customers' || goal.counts === 'members'
  // Who gives a sum a month gives it in whole months.
  const whole = Math.max(1, Math.round(months))
  return { months: isStock ? whole : Math.min(YEAR, whole), span: whole, by: lastDayOf(goal.by) }
}
