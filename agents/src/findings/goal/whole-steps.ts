import { takesGifts } from '../../company/targets.ts'
import { monthsBetween } from '../../company/days.ts'
import { growingGoals } from '../../company/goals.ts'
import { say } from '../../sentences/sentence.ts'
import { FINDINGS_PER_RULE, type Rule } from '../finding.ts'
import { idsOf } from '../rests.ts'

/** More of them are a flow, and no step is felt by itself. */
const MOST_STEPS = 12

/** A goal of indivisible things: whole steps, and the time that the date leaves for each of them. */
export const wholeSteps: Rule = {
  id: 'goal.whole-steps',
  family: 'goal',

  find(company, kit) {
    if (takesGifts(company)) return []
    return growingGoals(company)
      .flatMap(goal => {
        const { whole, by, unit } = goal
        const months = by ? Math.floor(monthsBetween(company.today, by)) : 0
        const steps = Math.ceil(goal.target) - Math.floor(goal.baseline)
        if (!whole || !by || !unit || months < 1 || steps < 2 || steps > MOST_STEPS) return []
        const each = months / steps
        const says = say`From ${kit.number(goal.baseline, 'as said', [goal])} to ${kit.count(goal.target, unit, 'as said', [goal])} there are ${kit.number(steps, 'whole steps', [goal])} steps and nothing in between, and ${kit.date(by, goal)} leaves about ${kit.duration(each, 'month', 'months left ÷ steps', [goal])} for each. Every step costs its whole price before it brings anything, so plan the money step by step.`
        return [
          {
            says,
            rests: idsOf(goal),
            evidence: 'derived' as const,
            weight: {},
            about: kit.label(goal),
            figures: { steps, monthsEach: each },
          },
        ]
      })
      .slice(0, FINDINGS_PER_RULE)
  },

  asks(company, kit) {
    const open = growingGoals(company).find(
      ({ whole, by, unit, target, baseline }) => whole && unit && !by && target - baseline >= 2,
    )
    if (!open?.unit) return null
    return {
      says: say`Tell me by when you want ${kit.count(open.target, open.unit, 'as said', [open])}, and I can say how long each step may take.`,
      kind: 'goal',
      fact: open.id,
      attribute: 'by',
    }
  },
}
