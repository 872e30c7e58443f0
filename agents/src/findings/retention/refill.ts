import { goalOfLoss, lossOf } from '../../company/loss.ts'
import { unitOfGoal } from '../../company/targets.ts'
import { toWin } from '../../company/to-win.ts'
import { say } from '../../sentences/sentence.ts'
import type { Rule } from '../finding.ts'

/** New ones that a goal of members really takes: the gap and those who leave on the way. */
export const refill: Rule = {
  id: 'retention.refill',
  family: 'retention',

  find(company, kit) {
    const loss = lossOf(company)
    const goal = loss ? goalOfLoss(company, loss) : undefined
    if (!loss || !goal) return []
    const needed = toWin(company, goal)
    if (!needed) return []
    const { leavers, count } = needed
    const gap = goal.target - goal.baseline
    const rests = [loss.churn, goal]
    const how = 'today × (1 − part that stays until then)'
    const unit = unitOfGoal(goal)
    const gone = kit.number(leavers, how, rests)
    const now = kit.count(goal.baseline, unit, 'as said', [goal])
    const wonHow = needed.again
      ? '(gap + leavers) ÷ part of the new ones that stay'
      : 'gap + leavers'
    const won = kit.count(count, unit, wonHow, rests)
    const until = goal.by ? say`by ${kit.date(goal.by, goal)}` : say`in a year`
    return [
      {
        says: say`At the present rate about ${gone} of the ${now} leave ${until}${needed.again ? say`, and some of the new ones with them` : say``}. Reaching ${kit.number(goal.target, 'as said', [goal])} therefore means winning ${needed.again ? say`about ${won}` : won}, not ${kit.number(gap, 'target − baseline', [goal])}.`,
        rests: rests.map(({ id }) => id),
        evidence: 'derived',
        quadrant: 'weakness',
        weight: { ofGoal: leavers / gap },
        about: kit.label(goal),
        figures: { leavers, needed: count, yearly: loss.yearly },
      },
    ]
  },
}
