import { aboutOf, type Company, type Fact, factsOf } from './company.ts'
import type { MovingGoal } from './goals.ts'
import { latestOf } from './latest.ts'
import { countedGoals, soldMoneyGoal } from './targets.ts'

/** The goal that was told last, where it has figures; else the first that has. It is about the line that sells as many as it starts at, where it names none. */
export function goalInView(company: Company): MovingGoal | undefined {
  const money = soldMoneyGoal(company)
  const goals = [...countedGoals(company), ...(money ? [money] : [])]
  const latest = latestOf(company, 'goal')
  const goal = goals.find(({ id }) => id === latest?.id) ?? goals[0]
  const line = goal && lineOfGoal(company, goal)
  return goal && line ? { ...goal, about: line.id } : goal
}

/** How far what a line sells may lie from where a goal starts, and still be the same count. */
const ALIKE = 0.01

/** The line that a goal is about: the one it names, else the only one that sells as many as it starts at. */
export function lineOfGoal(company: Company, goal: MovingGoal): Fact<'offer'> | undefined {
  const named = aboutOf(company, goal, 'offer')
  if (named || goal.about !== undefined || goal.form === 'money') return named
  const alike = factsOf(company, 'offer').filter(
    ({ volume }) => volume && Math.abs(volume / goal.baseline - 1) <= ALIKE,
  )
  return alike.length === 1 ? alike[0] : undefined
}
