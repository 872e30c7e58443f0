import { salesGoal } from '../../company/goals.ts'
import { averageContribution } from '../../company/margins.ts'
import { missingCost } from '../../company/missing-cost.ts'
import { soleBudget, unitOfGoal } from '../../company/targets.ts'
import { say } from '../../sentences/sentence.ts'
import type { Rule } from '../finding.ts'
import { idsOf } from '../rests.ts'

/** Sales that earn the budget back, budget ÷ contribution, against the sales that the goal adds. */
export const budgetBack: Rule = {
  id: 'economics.budget-back',
  family: 'economics',

  find(company, kit) {
    const goal = salesGoal(company)
    const budget = soleBudget(company)
    const left = averageContribution(company)
    if (!goal || !budget || !left) return []
    const needed = Math.ceil(budget.cents / left.value)
    const added = goal.target - goal.baseline
    const rests = [budget.fact, ...left.rests]
    const spent = kit.money(budget.cents, 'budget of a year', [budget.fact])
    const enough = kit.count(needed, unitOfGoal(goal), 'budget ÷ contribution of a sale', rests)
    const more = kit.number(added, 'target − baseline', [goal])
    const start = say`It takes ${enough} to earn back the budget of ${spent}`
    const says =
      needed >= added
        ? say`${start}, and the goal adds ${more}. Even reached in full, it does not pay within the year.`
        : say`${start}, and the goal adds ${more}. The rest of them is what the plan earns.`
    return [
      {
        says,
        rests: idsOf(goal, ...rests),
        evidence: 'derived',
        ...(needed >= added && { quadrant: 'weakness' as const }),
        weight: { ofGoal: needed / added, centsAYear: budget.cents },
        about: kit.label(goal),
        figures: { needed, ofGoal: needed / added },
      },
    ]
  },

  asks(company, kit) {
    const first = missingCost(company)
    if (!first || !salesGoal(company) || !soleBudget(company)) return null
    return {
      says: say`Tell me what a sale of ${kit.label(first)} costs you to make or buy, and I can say how many sales earn the budget back.`,
      kind: 'offer',
      fact: first.id,
      attribute: 'unitCost',
    }
  },
}
