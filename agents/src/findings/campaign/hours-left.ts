import { factsOf } from '../../company/company.ts'
import { monthsBetween, wholeWeeks } from '../../company/days.ts'
import { movingGoals } from '../../company/goals.ts'
import { say } from '../../sentences/sentence.ts'
import type { Rule } from '../finding.ts'
import { idsOf } from '../rests.ts'

/** Hours of all ideas ÷ hours a week, against the weeks until the goal falls due. */
export const hoursLeft: Rule = {
  id: 'campaign.hours-left',
  family: 'campaign',

  find(company, kit) {
    const ideas = factsOf(company, 'idea').filter(
      ({ hours, attempt }) => hours && attempt !== 'failed',
    )
    const given = factsOf(company, 'budget').filter(({ hoursPerWeek }) => hoursPerWeek)
    const goal = movingGoals(company).find(({ by }) => by && monthsBetween(company.today, by) > 0)
    const [budget] = given
    if (!goal?.by || !budget?.hoursPerWeek || given.length > 1 || ideas.length < 2) return []
    const hours = ideas.reduce((sum, idea) => sum + (idea.hours ?? 0), 0)
    const weeks = Math.ceil(hours / budget.hoursPerWeek)
    const left = wholeWeeks(monthsBetween(company.today, goal.by))
    if (weeks <= left || left < 1) return []
    const rests = [...ideas, budget, goal]
    const all = kit.duration(hours, 'hour', 'Σ hours of the ideas', ideas)
    const takes = kit.duration(weeks, 'week', 'hours ÷ hours a week', [...ideas, budget])
    const there = kit.duration(left, 'week', 'weeks from today', [goal])
    const week = kit.duration(budget.hoursPerWeek, 'hour', 'as said', [budget])
    return [
      {
        says: say`The ideas together take ${all}. At ${week} a week that is ${takes}, and the goal for ${kit.label(goal)} falls due in ${there}, so some of them have to go.`,
        rests: idsOf(...rests),
        evidence: 'derived',
        quadrant: 'weakness',
        weight: { ofGoal: 1 - left / weeks },
        about: kit.label(budget),
        figures: { weeks, left, ratio: weeks / left },
      },
    ]
  },
}
