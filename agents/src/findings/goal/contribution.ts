import { type Company, factsOf } from '../../company/company.ts'
import { type MovingGoal, salesGoal } from '../../company/goals.ts'
import { averageContribution, marginFor, marginOf } from '../../company/margins.ts'
import type { Computed } from '../../company/sales.ts'
import { soldMoneyGoal, soleBudget, unitOfGoal } from '../../company/targets.ts'
import type { CountText, MoneyText } from '../../sentences/figures.ts'
import { say } from '../../sentences/sentence.ts'
import type { Rule } from '../finding.ts'
import { type Kit, roughly } from '../kit.ts'
import { idsOf } from '../rests.ts'

type Stays = { goal: MovingGoal; gap: CountText | MoneyText; stays: Computed }

function staysOf(company: Company, kit: Kit): Stays | null {
  const turnover = soldMoneyGoal(company)
  const margin = turnover ? marginFor(company, turnover) : null
  if (turnover && margin) {
    const more = turnover.target - turnover.baseline
    const gap = kit.money(more, 'target − baseline', [turnover])
    return { goal: turnover, gap, stays: { ...margin, value: more * margin.value } }
  }
  const goal = salesGoal(company)
  const each = averageContribution(company, goal)
  if (!goal || !each) return null
  const more = goal.target - goal.baseline
  const gap = kit.count(more, unitOfGoal(goal), 'target − baseline', [goal])
  return { goal, gap, stays: { ...each, value: more * each.value } }
}

/** What the goal leaves after direct cost, which is less than what it bills: gap × contribution. */
export const contribution: Rule = {
  id: 'goal.contribution',
  family: 'goal',

  find(company, kit) {
    const found = staysOf(company, kit)
    if (!found) return []
    const { goal, gap, stays } = found
    const rests = [goal, ...stays.rests]
    const budget = soleBudget(company)
    const left = kit.money(roughly(stays.value), 'gap × what stays after direct cost', rests)
    const part = say`Of the ${gap} that the goal adds, about ${left} a year stays after direct cost`
    const over = budget && budget.cents > stays.value
    const says = over
      ? say`${part}, less than the ${kit.money(budget.cents, 'a year, as said', [budget.fact])} you mean to spend on the way: the plan pays only from a later year.`
      : say`${part}; a plan that costs more than that in a year makes you larger, not richer.`
    return [
      {
        says,
        rests: idsOf(...rests, ...(over ? [budget.fact] : [])),
        evidence: 'derived',
        ...(over && { quadrant: 'weakness' as const }),
        weight: { centsAYear: stays.value },
        about: kit.label(goal),
        figures: { stays: stays.value, ...(budget && { spent: budget.cents / stays.value }) },
      },
    ]
  },

  asks(company, kit) {
    const [offer, ...others] = factsOf(company, 'offer')
    const goal = salesGoal(company) ?? soldMoneyGoal(company)
    if (!goal || !offer?.price || others.length > 0 || marginOf(offer) !== null) return null
    return {
      says: say`Tell me what a sale of ${kit.label(offer)} costs you, and I can say what the goal leaves and what may be spent on it.`,
      kind: 'offer',
      fact: offer.id,
      attribute: 'unitCost',
    }
  },
}
