import { type Company, type Fact, factsOf } from './company.ts'
import type { MovingGoal } from './goals.ts'
import { refusedMatter } from './refusals.ts'
import { pieceGoal, WORKING_WEEKS } from './targets.ts'

/** A goal for sales whose hours, at what the brake takes for each, do not fit into the hours a week there are. */
export type GoalHours = {
  goal: MovingGoal
  brake: Fact<'constraint'> & { hoursEach: number; hoursPerWeek: number }
  /** Hours a week at the target. */
  needed: number
  /** Sales at which the hours of a year end. */
  ceiling: number
}

type Timed = GoalHours['brake']
const isTimed = (brake: Fact<'constraint'>): brake is Timed =>
  Boolean(brake.hoursEach && brake.hoursPerWeek)

/** Hours that are short for one line are no limit to a goal for another. */
function isOfGoal(company: Company, brake: Timed, goal: MovingGoal | undefined): boolean {
  const matter = refusedMatter(company, brake)
  return !matter || goal?.about === undefined || matter.fact.id === goal.about
}

/** Null where the goal fits, or one of the figures is not told. */
export function goalBeyondHours(company: Company): GoalHours | null {
  const goal = pieceGoal(company)
  const brake = factsOf(company, 'constraint').find(
    (one): one is Timed => isTimed(one) && isOfGoal(company, one, goal),
  )
  if (!goal || !brake) return null
  const needed = (goal.target * brake.hoursEach) / WORKING_WEEKS
  const ceiling = Math.floor((brake.hoursPerWeek * WORKING_WEEKS) / brake.hoursEach)
  return needed > brake.hoursPerWeek ? { goal, brake, needed, ceiling } : null
}
