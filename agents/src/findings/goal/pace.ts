import { isBeyondCeiling } from '../../company/ceiling.ts'
import { monthsBetween } from '../../company/days.ts'
import type { MovingGoal } from '../../company/goals.ts'
import { countedGoals, unitOfGoal } from '../../company/targets.ts'
import type { Company } from '../../company/company.ts'
import { type ToWin, toWin } from '../../company/to-win.ts'
import { say, type Sentence } from '../../sentences/sentence.ts'
import { FINDINGS_PER_RULE, type Rule } from '../finding.ts'
import type { Kit } from '../kit.ts'
import { idsOf } from '../rests.ts'

/** Goals of people who stay, so that each month adds to the last. */
const stockGoals = (company: Company): MovingGoal[] =>
  countedGoals(company).filter(
    ({ counts, per }) => per === undefined && (counts === 'members' || counts === 'customers'),
  )

/** People to be won each month until the goal falls due, who come on top of those who replace leavers. */
export const pace: Rule = {
  id: 'goal.pace',
  family: 'goal',

  find(company, kit) {
    return stockGoals(company)
      .filter(goal => !isBeyondCeiling(company, goal))
      .flatMap(goal => {
        const months = goal.by ? Math.floor(monthsBetween(company.today, goal.by)) : 0
        if (!goal.by || months < 2) return []
        const needed = toWin(company, goal)
        const perMonth = (needed?.count ?? goal.target - goal.baseline) / months
        const unit = unitOfGoal(goal)
        const each = eachMonth(kit, goal, perMonth, needed)
        const have = perMonth > 1 ? say`have` : say`has`
        const come = needed
          ? say`${each} ${have} to be won`
          : say`${each} more have to come than leave`
        const among = needed ? say`, those who replace leavers among them` : say``
        const says = say`To be at ${kit.count(goal.target, unit, 'as said', [goal])} by ${kit.date(goal.by, goal)}, ${come} in each of the ${kit.duration(months, 'month', 'months from today', [goal])} left${among}.`
        return [
          {
            says,
            rests: idsOf(goal, ...(needed?.rests ?? [])),
            evidence: 'derived' as const,
            weight: {},
            about: kit.label(goal),
            figures: { perMonth, months },
          },
        ]
      })
      .slice(0, FINDINGS_PER_RULE)
  },

  asks(company, kit) {
    const open = stockGoals(company).find(({ by }) => by === undefined)
    if (!open) return null
    return {
      says: say`Tell me by when you want ${kit.count(open.target, unitOfGoal(open), 'as said', [open])}, and I can say how many more have to come than leave each month.`,
      kind: 'goal',
      fact: open.id,
      attribute: 'by',
    }
  },
}

/** Under this, a part of one counts: 1.3 a month is not 2. */
const SMALL = 10

function eachMonth(kit: Kit, goal: MovingGoal, perMonth: number, needed: ToWin | null): Sentence {
  const how = needed ? '(gap + leavers) ÷ months left' : 'gap ÷ months left'
  const rests = [goal, ...(needed?.rests ?? [])]
  const isWhole = perMonth >= SMALL || Number.isInteger(perMonth)
  if (isWhole) return say`${kit.number(Math.ceil(perMonth), how, rests)}`
  return say`about ${kit.number(Number(perMonth.toFixed(1)), how, rests)}`
}
