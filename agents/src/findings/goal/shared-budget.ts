import { countedGoals, soleBudget, unitOfGoal } from '../../company/targets.ts'
import { toWin } from '../../company/to-win.ts'
import { say } from '../../sentences/sentence.ts'
import type { Rule } from '../finding.ts'
import { roughly } from '../kit.ts'
import { idsOf } from '../rests.ts'

/** One sum and two counted goals: what it allows for each if it all goes there, because it cannot be spent twice. */
export const sharedBudget: Rule = {
  id: 'goal.shared-budget',
  family: 'goal',

  find(company, kit) {
    const [first, second, ...others] = countedGoals(company)
    const budget = soleBudget(company)
    const isSame = first?.counts === second?.counts && first?.about === second?.about
    if (!first || !second || others.length > 0 || !budget || isSame) return []
    const allows = (goal: typeof first) => {
      const needed = toWin(company, goal)
      const each = budget.cents / (needed?.count ?? goal.target - goal.baseline)
      const how = needed ? 'budget ÷ (gap + those who leave)' : 'budget ÷ gap'
      const rests = [budget.fact, goal, ...(needed?.rests ?? [])]
      const money = kit.money(roughly(each), how, rests)
      return say`${money} for each further ${kit.unit(unitOfGoal(goal), 'one', goal)}`
    }
    const says = say`The same ${kit.money(budget.cents, 'a year, as said', [budget.fact])} is set against different goals. Spent wholly on ${kit.label(first)} it allows ${allows(first)}, wholly on ${kit.label(second)} ${allows(second)}; shared, it allows less for either.`
    return [
      {
        says,
        rests: idsOf(budget.fact, first, second),
        evidence: 'derived',
        quadrant: 'weakness',
        weight: { centsAYear: budget.cents },
        about: kit.label(budget.fact),
        figures: { budget: budget.cents },
      },
    ]
  },
}
