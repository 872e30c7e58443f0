import { type Company, type Fact, factsOf } from '../../company/company.ts'
import { goalLeaves } from '../../company/goal-leaves.ts'
import { salesGoal } from '../../company/goals.ts'
import { marginOf } from '../../company/margins.ts'
import { plannedCents } from '../../company/periods.ts'
import { soldMoneyGoal, unitOfGoal } from '../../company/targets.ts'
import { ListText } from '../../sentences/list.ts'
import { say, type Sentence } from '../../sentences/sentence.ts'
import type { Rule } from '../finding.ts'
import { type Kit, roughly } from '../kit.ts'
import { idsOf } from '../rests.ts'

/** What the ideas on the cards cost in a year: those that were not given up. */
function costOfIdeas(company: Company): { cents: number; ideas: Fact<'idea'>[] } {
  const ideas = factsOf(company, 'idea').filter(
    ({ cost, attempt }) =>
      cost && attempt !== 'failed' && cost.per !== 'hour' && cost.per !== 'sale',
  )
  const cents = ideas.reduce((sum, { cost }) => sum + (cost ? plannedCents(cost) : 0), 0)
  return { cents, ideas }
}

function byCards(kit: Kit, ideas: readonly Fact<'idea'>[]): Sentence {
  const list = new ListText(ideas.map(idea => kit.label(idea)))
  return ideas.length === 1
    ? say`on the card of ${list}: it is paid only from a later year on`
    : say`on the cards of ${list}: together they are paid only from a later year on`
}

/** What the goal leaves after direct cost, which is less than what it bills: gap × contribution. */
export const contribution: Rule = {
  id: 'goal.contribution',
  family: 'goal',

  find(company, kit) {
    const found = goalLeaves(company)
    if (!found) return []
    const { goal, stays } = found
    const more = goal.target - goal.baseline
    const how = 'target − baseline'
    const gap =
      goal.form === 'money'
        ? kit.money(more, how, [goal])
        : kit.count(more, unitOfGoal(goal), how, [goal])
    const rests = [goal, ...stays.rests]
    const plan = costOfIdeas(company)
    const left = kit.money(roughly(stays.value), 'gap × what stays after direct cost', rests)
    const part =
      goal.form === 'money'
        ? say`Of the ${gap} that the goal adds, about ${left} a year stays after direct cost`
        : say`The ${gap} that the goal adds leave about ${left} a year after direct cost`
    // The frame of a budget is not what a plan costs: only ideas that have a cost are set against it.
    const over = plan.cents > stays.value
    const says = over
      ? say`${part}, less than the ${kit.money(plan.cents, 'Σ cost of the ideas', plan.ideas)} ${byCards(kit, plan.ideas)}.`
      : say`${part}; a plan that costs more than that in a year makes you larger, not richer.`
    return [
      {
        says,
        rests: idsOf(...rests, ...(over ? plan.ideas : [])),
        evidence: 'derived',
        ...(over && { quadrant: 'weakness' as const }),
        weight: { centsAYear: stays.value },
        about: kit.label(goal),
        figures: { stays: stays.value, ...(plan.cents > 0 && { spent: plan.cents / stays.value }) },
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
