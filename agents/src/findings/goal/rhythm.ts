import { salesGoal } from '../../company/goals.ts'
import { unitOfGoal } from '../../company/targets.ts'
import { say } from '../../sentences/sentence.ts'
import type { Rule } from '../finding.ts'
import { idsOf } from '../rests.ts'

const DAYS_A_YEAR = 365
const WEEKS_A_YEAR = 52
/** Fewer than so many days apart, and the week is the plainer measure. */
const DAYS_TO_TELL = 3

/** Growth of a year's sales as a rhythm that somebody can check on a wall calendar: 365 days ÷ (target − baseline). */
export const rhythm: Rule = {
  id: 'goal.rhythm',
  family: 'goal',

  find(company, kit) {
    const goal = salesGoal(company)
    if (!goal) return []
    const more = goal.target - goal.baseline
    const days = Math.round(DAYS_A_YEAR / more)
    const unit = unitOfGoal(goal)
    const way = say`Going from ${kit.number(goal.baseline, 'as said', [goal])} to ${kit.count(goal.target, unit, 'as said', [goal])} a year takes`
    const says =
      days >= DAYS_TO_TELL
        ? say`${way} an extra ${kit.unit(unit, 'one', goal)} about every ${kit.duration(days, 'day', '365 ÷ (target − baseline)', [goal])}, so a lag shows within a month and not at the end of the year.`
        : say`${way} about ${kit.number(Math.ceil(more / WEEKS_A_YEAR), '(target − baseline) ÷ 52', [goal])} more each week, so a lag shows within a month and not at the end of the year.`
    return [
      {
        says,
        rests: idsOf(goal),
        evidence: 'derived',
        weight: {},
        about: kit.label(goal),
        figures: { days, perWeek: more / WEEKS_A_YEAR },
      },
    ]
  },
}
