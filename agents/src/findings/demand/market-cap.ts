import { aboutOf } from '../../company/company.ts'
import { countedGoals, unitOfGoal } from '../../company/targets.ts'
import { say } from '../../sentences/sentence.ts'
import { FINDINGS_PER_RULE, type Rule } from '../finding.ts'
import { idsOf } from '../rests.ts'

/** A group so much larger than today's customers is the market, not the customer list. */
const MARKET = 1.2
/** Below this part of the market, its size is no limit worth naming. */
const LEAST = 0.1
/** So many can know of each other. */
const KNOWN = 1500

/** Which part of all buyers there are the goal asks for: target ÷ size of the group. */
export const marketCap: Rule = {
  id: 'demand.market-cap',
  family: 'demand',

  find(company, kit) {
    return countedGoals(company)
      .flatMap(goal => {
        const group = aboutOf(company, goal, 'segment')
        const isHeads = goal.counts === 'customers' || goal.counts === 'members'
        if (!group?.size || !isHeads || group.size < goal.baseline * MARKET) return []
        const part = goal.target / group.size
        const today = goal.baseline / group.size
        if (part < LEAST) return []
        const unit = unitOfGoal(goal)
        const all = say`${kit.label(group)}: there are ${kit.number(group.size, 'as said', [group])} in all`
        const talk =
          group.size <= KNOWN
            ? say` In a group of that size people talk to each other, and rivals notice.`
            : say``
        const says =
          part > 1
            ? say`${all}, fewer than the ${kit.count(goal.target, unit, 'as said', [goal])} of the goal. It needs another group.`
            : say`${all}, so the goal of ${kit.count(goal.target, unit, 'as said', [goal])} takes your part from ${kit.percent(today, 'baseline ÷ size of the group', [goal, group])} to ${kit.percent(part, 'target ÷ size of the group', [goal, group])}.${talk}`
        return [
          {
            says,
            rests: idsOf(group, goal),
            evidence: 'derived' as const,
            ...(part > 1 && { quadrant: 'threat' as const }),
            weight: {
              ofGoal: part > 1 ? (goal.target - group.size) / (goal.target - goal.baseline) : 0,
            },
            about: kit.label(group),
            figures: { part, today },
          },
        ]
      })
      .slice(0, FINDINGS_PER_RULE)
  },

  asks(company, kit) {
    const goal = countedGoals(company).find(one => aboutOf(company, one, 'segment'))
    const group = goal && aboutOf(company, goal, 'segment')
    if (!group || group.size !== undefined) return null
    return {
      says: say`Tell me the size of the whole group, ${kit.label(group)}, and I can say which part of it the goal asks for.`,
      kind: 'segment',
      fact: group.id,
      attribute: 'size',
    }
  },
}
