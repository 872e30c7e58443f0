import { type Company, factsOf } from '../../company/company.ts'
import { growingGoals, type MovingGoal } from '../../company/goals.ts'
import { mainLine } from '../../company/main-line.ts'
import { averageContribution } from '../../company/margins.ts'
import { worthOfOne } from '../../company/pieces.ts'
import { refusalsOf } from '../../company/refusals.ts'
import { type Computed, ownPrice } from '../../company/sales.ts'
import { isSingle } from '../../company/single-sale.ts'
import { countedGoals, soleBudget, unitOfGoal } from '../../company/targets.ts'
import { say } from '../../sentences/sentence.ts'
import type { Rule } from '../finding.ts'
import { roughly } from '../kit.ts'
import { idsOf } from '../rests.ts'

/** The year's money for each of what a goal still lacks, against what a sale leaves after its own cost. One goal only: a sum is not spent twice. */
export const budgetPerUnit: Rule = {
  id: 'goal.budget-per-unit',
  family: 'goal',

  find(company, kit) {
    const [goal] = countedGoals(company)
    const budget = soleBudget(company)
    if (!goal || !budget || growingGoals(company).length > 1) return []
    // Who refuses work lacks room, not buyers: what a buyer may cost is then not the question.
    if (refusalsOf(company).length > 0) return []
    const gap = goal.target - goal.baseline
    const each = budget.cents / gap
    const left = goal.counts === 'sales' ? averageContribution(company, goal) : null
    const per = say`The budget of ${kit.money(budget.cents, 'a year, as said', [budget.fact])} allows ${kit.money(roughly(each), 'budget ÷ (target − baseline)', [budget.fact, goal])} for each further ${kit.unit(unitOfGoal(goal), 'one', goal)} that the goal asks for`
    const price = goal.counts === 'sales' ? priceOf(company, goal) : null
    const rests = left?.rests ?? price?.rests ?? []
    const ofSale =
      left &&
      say`${per}, and each leaves about ${kit.money(roughly(left.value), left.how, left.rests)} after its own cost`
    const over =
      price && each > price.value
        ? say`${per}. One brings in ${kit.money(roughly(price.value), price.how, price.rests)}, so most of that money has another use, or one of the figures counts another time than the other.`
        : null
    const ofLeft = ofSale
      ? say`${ofSale}: ${left.value > each ? say`within that, growth pays for itself at once.` : say`it pays only where buyers come back.`}`
      : say`${per}: a channel that costs more for each falls short of the goal.`
    const says = over ?? ofLeft
    return [
      {
        says,
        rests: idsOf(goal, budget.fact, ...rests),
        evidence: 'derived',
        weight: { centsAYear: budget.cents },
        about: kit.label(goal),
        figures: { each, ...(left && { contribution: left.value, payback: each / left.value }) },
      },
    ]
  },

  asks(company, kit) {
    const [goal] = countedGoals(company)
    const budgets = factsOf(company, 'budget')
    if (!goal || growingGoals(company).length > 1 || budgets.some(({ amount }) => amount))
      return null
    const gap = kit.number(goal.target - goal.baseline, 'target − baseline', [goal])
    return {
      says: say`Tell me what you may spend in a year, and I can say what that allows for each of the ${gap} still to be won.`,
      kind: 'budget',
      ...(budgets[0] && { fact: budgets[0].id }),
      attribute: 'amount',
    }
  },
}

/** What one sale brings in: of the average, else of the line that counts most. */
function priceOf(company: Company, goal: MovingGoal): Computed | null {
  const line = mainLine(company, goal)
  const ofLine =
    line && isSingle(line) ? { value: ownPrice(line), how: 'price', rests: [line] } : null
  return worthOfOne(company, goal) ?? ofLine
}
