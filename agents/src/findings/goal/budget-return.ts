import { growingGoals } from '../../company/goals.ts'
import { marginFor } from '../../company/margins.ts'
import { soldMoneyGoal, soleBudget } from '../../company/targets.ts'
import { say } from '../../sentences/sentence.ts'
import { takingsOf } from '../buyers.ts'
import type { Rule } from '../finding.ts'
import { idsOf } from '../rests.ts'

/** Cents of the smallest whole sum of money: one pound, one dollar. */
const ONE = 100

/** What each unit of money of the budget has to bring in sales, and what of that stays: gap ÷ budget, × margin. */
export const budgetReturn: Rule = {
  id: 'goal.budget-return',
  family: 'goal',

  find(company, kit) {
    const goal = soldMoneyGoal(company)
    const budget = soleBudget(company)
    if (!goal || !budget || growingGoals(company).length > 1) return []
    const gap = goal.target - goal.baseline
    const times = gap / budget.cents
    const margin = marginFor(company, goal)
    const has = say`The budget of ${kit.money(budget.cents, 'a year, as said', [budget.fact])} stands against ${kit.money(gap, 'target − baseline', [goal])} of further ${takingsOf(company)}, so each ${kit.money(ONE, 'one', [budget.fact])} spent has to bring ${kit.money(times * ONE, 'gap ÷ budget', [goal, budget.fact])}`
    const stays = margin ? times * margin.value : undefined
    const says =
      margin && stays
        ? say`${has}, of which ${kit.money(stays * ONE, 'gap ÷ budget × margin', [goal, budget.fact, ...margin.rests])} stays after direct cost.`
        : say`${has}.`
    return [
      {
        says,
        rests: idsOf(goal, budget.fact, ...(margin?.rests ?? [])),
        evidence: 'derived',
        weight: { centsAYear: budget.cents },
        about: kit.label(goal),
        figures: { times, ...(stays && { stays }) },
      },
    ]
  },
}
