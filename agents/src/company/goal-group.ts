import { sameStem, stemsIn } from '../reading/stems.ts'
import { aboutOf, type Company, type Fact, factsOf, tiedTo } from './company.ts'
import { goalInView } from './goal-in-view.ts'
import { groupMeantBy } from './group-meant.ts'
import { latestOf } from './latest.ts'

/** A group that a goal is about, and whether the goal counts it or its line is for it. */
export type GoalGroup = { group: Fact<'segment'>; by: 'goal' | 'line' }

/** Nouns that every group of customers goes by: they name none. */
const ANYBODY = /^(?:customers?|clients?|buyers?|people|persons?|orders?|sales?|users?)$/i

/** The group of the goal, with figures or without: the one it names, the only one that bears its noun, or the only one that its line is for. */
export function groupOfGoal(company: Company): GoalGroup | undefined {
  const goal = goalInView(company) ?? latestOf(company, 'goal')
  if (!goal) return undefined
  const named = groupMeantBy(company, goal) ?? ofNoun(company, goal)
  if (named) return { group: named, by: 'goal' }
  const line = aboutOf(company, goal, 'offer')
  const group = line && groupOfLine(company, line)
  return group && { group, by: 'line' }
}

function ofNoun(company: Company, { unit }: Fact<'goal'>): Fact<'segment'> | undefined {
  if (!unit || ANYBODY.test(unit.many)) return undefined
  const words = stemsIn(unit.many)
  const bearing = factsOf(company, 'segment').filter(({ label }) => {
    const own = stemsIn(label)
    return words.length > 0 && words.every(word => own.some(other => sameStem(word, other)))
  })
  return bearing.length === 1 ? bearing[0] : undefined
}

function groupOfLine(company: Company, line: Fact<'offer'>): Fact<'segment'> | undefined {
  const tied = aboutOf(company, line, 'segment')
  if (tied) return tied
  const groups = tiedTo(company, line, 'segment')
  return groups.length === 1 ? groups[0] : undefined
}
