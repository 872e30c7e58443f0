import { isSeasonal } from '../../company/seasons.ts'
import { isBeyondCeiling } from '../../company/ceiling.ts'
import { monthsBetween } from '../../company/days.ts'
import { type MovingGoal, movingGoals, salesGoal } from '../../company/goals.ts'
import type { Company } from '../../company/company.ts'
import { say, type Sentence } from '../../sentences/sentence.ts'
import { FINDINGS_PER_RULE, type Rule } from '../finding.ts'
import { type Kit, roughly } from '../kit.ts'
import { idsOf } from '../rests.ts'

const HUNDRED = 100
const HEADS = new Set<MovingGoal['counts']>(['members', 'customers'])

/** What comes in over the year, season by season; a share or a rating has none. */
const isFlow = ({ counts, form }: MovingGoal): boolean =>
  form === 'money' || counts === 'sales' || counts === 'leads'

/** Goals with a day that no other rule tells the pace of: heads have goal.pace, sales in pieces goal.rhythm. */
function otherGoals(company: Company): MovingGoal[] {
  const sales = salesGoal(company)
  return movingGoals(company)
    .filter(goal => !isBeyondCeiling(company, goal) && !(isFlow(goal) && isSeasonal(company)))
    .map(asSaid)
    .filter(goal => {
      const isHeads =
        HEADS.has(goal.counts) && (goal.form === undefined || goal.form === 'count') && !goal.per
      return goal.by !== undefined && goal.id !== sales?.id && !isHeads
    })
}

/** What was said by the month is told by the month. */
const asSaid = (goal: MovingGoal): MovingGoal => {
  const times = goal.yearly ?? 1
  return {
    ...goal,
    yearly: null,
    baseline: goal.baseline / times,
    target: goal.target / times,
  }
}

/** How far a figure has to move each month until its day: |target − baseline| ÷ months left. */
export const eachMonth: Rule = {
  id: 'goal.each-month',
  family: 'goal',

  find(company, kit) {
    return otherGoals(company)
      .flatMap(goal => {
        const months = goal.by ? Math.floor(monthsBetween(company.today, goal.by)) : 0
        const step = Math.abs(goal.target - goal.baseline) / months
        // What comes whole, or less than once a month, has no figure for each month.
        const isWhole = goal.whole || ((goal.form ?? 'count') === 'count' && step < 1)
        if (!goal.by || months < 2 || isWhole) return []
        const span = kit.duration(months, 'month', 'months from today', [goal])
        const way = goal.target > goal.baseline ? say`rise` : say`fall`
        const says = say`${kit.label(goal)}: from ${kit.figure(goal, goal.baseline)} to ${kit.figure(goal, goal.target)} by ${kit.date(goal.by, goal)}, the figure has to ${way} by about ${stepOf(kit, goal, step)} in each of the ${span} left. What one month misses, the others have to make up for.`
        return [
          {
            says,
            rests: idsOf(goal),
            evidence: 'derived' as const,
            weight: {},
            about: kit.label(goal),
            figures: { months, step },
          },
        ]
      })
      .slice(0, FINDINGS_PER_RULE)
  },
}

/** A share moves by points, everything else in its own form. */
function stepOf(kit: Kit, goal: MovingGoal, step: number): Sentence {
  const how = '(target − baseline) ÷ months left'
  if (goal.form !== 'share') return say`${kit.figure(goal, roughly(step), how)}`
  const points = Number((step * HUNDRED).toFixed(1))
  const number = kit.number(points, `${how} × 100`, [goal])
  return points === 1 ? say`${number} point` : say`${number} points`
}
