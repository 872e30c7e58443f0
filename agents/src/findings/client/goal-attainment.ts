import { type Fact, tiedTo } from '../../company/company.ts'
import { monthsBetween } from '../../company/days.ts'
import { type MovingGoal, movingGoals } from '../../company/goals.ts'
import { say } from '../../sentences/sentence.ts'
import { type Finding, FINDINGS_PER_RULE, type Rule } from '../finding.ts'
import type { Kit } from '../kit.ts'

/** Where a goal stands by the measure that belongs to it, and what each month left has to bring. */
export const goalAttainment: Rule = {
  id: 'client.goal-attainment',
  family: 'client',

  find(company, kit) {
    return movingGoals(company)
      .flatMap((goal): Finding[] => {
        const [measure] = tiedTo(company, goal, 'measure').filter(
          ({ value, form }) => value !== undefined && (form ?? 'count') === (goal.form ?? 'count'),
        )
        return measure?.value === undefined ? [] : standing(kit, goal, measure, measure.value)
      })
      .slice(0, FINDINGS_PER_RULE)
  },
}

function standing(kit: Kit, goal: MovingGoal, measure: Fact<'measure'>, now: number): Finding[] {
  const way = (now - goal.baseline) / (goal.target - goal.baseline)
  const months = goal.by ? Math.floor(monthsBetween(kit.company.today, goal.by)) : 0
  if (way >= 1 || way === 0 || months < 1) return []
  const rests = [goal, measure]
  const each = Math.abs(goal.target - now) / months
  const label = kit.label(goal)
  const done = kit.percent(Math.max(0, way), '(today − start) ÷ (target − start)', rests)
  const month = kit.figure(goal, wholeOf(goal, each), '(target − today) ÷ months left')
  const left = kit.duration(months, 'month', 'whole months to the goal', [goal])
  return [
    {
      says:
        way < 0
          ? say`${label}: further from the goal than at the start. Each of the ${left} left has to move the figure by ${month}.`
          : say`${label}: ${done} of the way is made. Each of the ${left} left has to move the figure by ${month}.`,
      rests: rests.map(({ id }) => id),
      evidence: 'measured',
      weight: { ofGoal: 1 - Math.max(0, way) },
      about: label,
      figures: { way, each, months },
    },
  ]
}

/** A count is had in wholes. */
function wholeOf(goal: MovingGoal, each: number): number {
  return goal.whole || goal.form === undefined || goal.form === 'count' ? Math.ceil(each) : each
}
