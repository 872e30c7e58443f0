import { type Company, factsOf } from '../../company/company.ts'
import { type MovingGoal, refusedGoal } from '../../company/goals.ts'
import { worthOfOne } from '../../company/pieces.ts'
import { isRefusedOf } from '../../company/refused-of-goal.ts'
import {
  countsAsSold,
  lineRefused,
  type Refusal,
  refusedApart,
  type Together,
} from '../../company/refusals.ts'
import type { Computed } from '../../company/sales.ts'
import { say, type Sentence } from '../../sentences/sentence.ts'
import { type Finding, FINDINGS_PER_RULE, type Rule } from '../finding.ts'
import { type Kit, roughly } from '../kit.ts'
import { addedUp, countOf } from '../together.ts'

/** What was turned away as a part of the gap; from all of it on, told as the numbers themselves. */
function partOf(kit: Kit, together: Together, goal: MovingGoal): Sentence {
  const { refusal, all } = together
  const gap = goal.target - goal.baseline
  const unit = goal.unit ?? { one: 'sale', many: 'sales' }
  const turned = say`The ${countOf(kit, together, unit)} turned away in a year are`
  const way = say`from ${kit.number(goal.baseline, 'as said', [goal])} to ${kit.number(goal.target, 'as said', [goal])}`
  if (refusal.lost < gap)
    return say`${turned} ${kit.percent(refusal.lost / gap, 'turned away ÷ (target − baseline)', [...all, goal])} of the way ${way}`
  const than = refusal.lost > gap ? say`more than` : say`as many as`
  return say`${turned} ${than} the ${kit.number(gap, 'target − baseline', [goal])} ${way}: with room for them the goal is reached`
}

/** What one of the refused brings: of its own line, where the goal counts all lines together. */
function worthOfRefused(company: Company, refusal: Refusal, goal: MovingGoal): Computed | null {
  if (!countsAsSold(company, refusal)) return null
  const line = lineRefused(company, refusal)
  const isOfAll = line && goal.about === undefined && factsOf(company, 'offer').length > 1
  return worthOfOne(company, isOfAll ? { about: line.id } : goal)
}

/** Sales that were refused, against the gap to the goal: part of the growth may already stand at the door. */
export const turnedAway: Rule = {
  id: 'goal.turned-away',
  family: 'goal',

  find(company, kit) {
    const goal = refusedGoal(company)
    if (!goal) return []
    return refusedApart(company, one => isRefusedOf(company, one, goal))
      .slice(0, FINDINGS_PER_RULE)
      .map(together => findingOf(company, kit, goal, together))
  },

  asks(company, kit) {
    const brake = factsOf(company, 'constraint').find(
      ({ sort, lost }) => (sort === 'capacity' || sort === 'one-person') && lost === undefined,
    )
    if (!brake || !refusedGoal(company)) return null
    return {
      says: say`Tell me how many sales you had to refuse in the last year because of ${kit.label(brake)}, and I can say how much of the goal stands at the door already.`,
      kind: 'constraint',
      fact: brake.id,
      attribute: 'lost',
    }
  },
}

function findingOf(company: Company, kit: Kit, goal: MovingGoal, together: Together): Finding {
  const { refusal, all } = together
  const ofGap = refusal.lost / (goal.target - goal.baseline)
  const sale = worthOfRefused(company, refusal, goal)
  const part = partOf(kit, together, goal)
  const worth = sale ? refusal.lost * sale.value : undefined
  const says =
    sale && worth
      ? say`${part}. At ${kit.money(roughly(sale.value), sale.how, sale.rests)} a sale they are worth about ${kit.money(roughly(worth), 'turned away × average sale', [...all, ...sale.rests])} a year.`
      : say`${part}.`
  return {
    says: say`${says}${addedUp(kit, together)}`,
    rests: [...all.map(({ id }) => id), goal.id, ...(sale?.rests ?? []).map(({ id }) => id)],
    evidence: 'derived',
    quadrant: 'weakness',
    weight: { ofGoal: ofGap, ...(worth && { centsAYear: worth }) },
    about: kit.label(refusal),
    figures: { ofGap, ...(worth && { worth }) },
  }
}
