import { type Company, type Fact, factsOf } from '../../company/company.ts'
import { monthsBetween } from '../../company/days.ts'
import type { MovingGoal } from '../../company/goals.ts'
import { goalOfLoss, lossOf } from '../../company/loss.ts'
import { countedGoals, unitOfGoal } from '../../company/targets.ts'
import { say } from '../../sentences/sentence.ts'
import type { Rule } from '../finding.ts'
import { idsOf } from '../rests.ts'

const YEAR = 12
/** How far the groups together may lie from where the goal starts, and still be those it counts. */
const NEAR = 0.1

type Leaving = Fact<'segment'> & { leaves: number; size: number }
const isLeaving = (group: Fact<'segment'>): group is Leaving =>
  group.leaves !== undefined && group.leaves < 1 && group.size !== undefined

/** The groups whose heads a goal counts: the one it names, else all, where they make up its start. */
function groupsOf(company: Company, goal: MovingGoal): Leaving[] {
  const groups = factsOf(company, 'segment').filter(isLeaving)
  const named = groups.find(({ id }) => id === goal.about)
  if (named) return [named]
  const heads = groups.reduce((sum, { size }) => sum + size, 0)
  return Math.abs(heads / goal.baseline - 1) <= NEAR ? groups : []
}

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
    const groups = groupsOf(company, goal)
    const months = goal.by ? monthsBetween(company.today, goal.by) : YEAR
    if (groups.length === 0 || months < 1) return []
    const leavers = Math.round(
      groups.reduce(
        (sum, { size, leaves }) => sum + size * (1 - (1 - leaves) ** (months / YEAR)),
        0,
      ),
    )
    if (leavers === 0) return []
    const gap = goal.target - goal.baseline
    const rests = [goal, ...groups]
    const gone = kit.number(leavers, 'Σ number × (1 − part that stays until then)', groups)
    const won = kit.count(gap + leavers, unitOfGoal(goal), 'gap + leavers', rests)
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
        figures: { leavers, needed: gap + leavers },
      },
    ]
  },
}
