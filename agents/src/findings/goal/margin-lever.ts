import { fixedCostOf } from '../../company/fixed-costs.ts'
import { growingGoals } from '../../company/goals.ts'
import { say } from '../../sentences/sentence.ts'
import { FINDINGS_PER_RULE, type Rule } from '../finding.ts'
import { idsOf } from '../rests.ts'

/** A margin that is to rise: by how much the price at the same cost, or the cost at the same price. Price: (1 − baseline) ÷ (1 − target) − 1. */
export const marginLever: Rule = {
  id: 'goal.margin-lever',
  family: 'goal',

  find(company, kit) {
    return growingGoals(company)
      .flatMap(goal => {
        const { form, counts, baseline, target } = goal
        if (form !== 'share' || counts !== 'margin' || target >= 1) return []
        const rise = (1 - baseline) / (1 - target) - 1
        const cut = (target - baseline) / (1 - baseline)
        const says = say`A margin of ${kit.figure(goal, target)} instead of ${kit.figure(goal, baseline)} takes prices that are ${kit.percent(rise, '(1 − baseline) ÷ (1 − target) − 1', [goal])} higher at today’s cost, or ${kit.percent(cut, '(target − baseline) ÷ (1 − baseline)', [goal])} less cost at today’s prices.${fixedCostOf(company) ? say`` : say` Selling more of the same does not move it.`}`
        return [
          {
            says,
            rests: idsOf(goal),
            evidence: 'derived' as const,
            weight: {},
            about: kit.label(goal),
            figures: { rise, cut },
          },
        ]
      })
      .slice(0, FINDINGS_PER_RULE)
  },
}
