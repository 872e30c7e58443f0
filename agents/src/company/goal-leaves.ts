import { type Company, factsOf } from './company.ts'
import { type MovingGoal, salesGoal } from './goals.ts'
import { averageContribution, marginFor } from './margins.ts'
import type { Computed } from './sales.ts'
import { pieceGoal, soldMoneyGoal } from './targets.ts'

/** What a goal adds a year after the own cost of what it sells: the gap in money × margin, or in pieces × what one leaves. */
export type GoalLeaves = { goal: MovingGoal; stays: Computed }

export function goalLeaves(company: Company): GoalLeaves | null {
  const turnover = soldMoneyGoal(company)
  const margin = turnover ? marginFor(company, turnover) : null
  if (turnover && margin) {
    const value = (turnover.target - turnover.baseline) * margin.value
    return { goal: turnover, stays: { ...margin, value } }
  }
  const goal = salesGoal(company) ?? pieceGoal(company)
  // Of several lines, a goal that names none may be of any: no average stands for it.
  const isOpen = goal?.about === undefined && factsOf(company, 'offer').length > 1
  const each = goal && !isOpen ? averageContribution(company, goal) : null
  if (!goal || !each) return null
  return { goal, stays: { ...each, value: (goal.target - goal.baseline) * each.value } }
}
