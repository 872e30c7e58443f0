import { goalOfLoss, lossOf } from '../../company/loss.ts'
import { countedGoals, unitOfGoal } from '../../company/targets.ts'
import { toWin } from '../../company/to-win.ts'
import { say } from '../../sentences/sentence.ts'
import type { Rule } from '../finding.ts'
import { idsOf } from '../rests.ts'

/** Those who leave the groups until a goal of heads falls due come on top of its gap. Where one loss of all is known, retention.refill says it. */
export const leaversToGoal: Rule = {
  id: 'retention.leavers-to-goal',
  family: 'retention',

  find(company, kit) {
    const loss = lossOf(company)
    if (loss && goalOfLoss(company, loss)) return []
    const goal = countedGoals(company).find(
      ({ counts }) => counts === 'members' || counts === 'customers',
    )
    if (!goal) return []
    const needed = toWin(company, goal)
    if (!needed) return []
    const { leavers, count, rests: groups } = needed
    const gap = goal.target - goal.baseline
    const rests = [goal, ...groups]
    const gone = kit.number(leavers, 'Σ number × (1 − part that stays until then)', groups)
    const won = kit.count(count, unitOfGoal(goal), 'gap + leavers', rests)
    const until = goal.by ? say`by ${kit.date(goal.by, goal)}` : say`in a year`
    const leave = leavers === 1 ? say`leaves` : say`leave`
    return [
      {
        says: say`About ${gone} of those you have ${leave} ${until} at the rate you gave. Reaching ${kit.number(goal.target, 'as said', [goal])} therefore means winning ${won}, not ${kit.number(gap, 'target − baseline', [goal])}.`,
        rests: idsOf(...rests),
        evidence: 'derived',
        quadrant: 'weakness',
        weight: { ofGoal: leavers / gap },
        about: kit.label(goal),
        figures: { leavers, needed: count },
      },
    ]
  },
}
