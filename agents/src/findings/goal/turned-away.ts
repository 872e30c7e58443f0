import { factsOf } from '../../company/company.ts'
import { type MovingGoal, refusedGoal } from '../../company/goals.ts'
import { worthOfOne } from '../../company/pieces.ts'
import {
  countsAsSold,
  type Refusal,
  refusedTogether,
  type Together,
} from '../../company/refusals.ts'
import { say, type Sentence } from '../../sentences/sentence.ts'
import type { Rule } from '../finding.ts'
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

/** What is refused of another line than the one the goal counts is no part of its gap. */
const isOfGoal = (refusal: Refusal, goal: MovingGoal | undefined): boolean =>
  refusal.about === undefined || goal?.about === undefined || refusal.about === goal.about

/** Sales that were refused, against the gap to the goal: part of the growth may already stand at the door. */
export const turnedAway: Rule = {
  id: 'goal.turned-away',
  family: 'goal',

  find(company, kit) {
    const goal = refusedGoal(company)
    const together = refusedTogether(company, goal, one => isOfGoal(one, goal))
    if (!goal || !together) return []
    const { refusal, all } = together
    const ofGap = refusal.lost / (goal.target - goal.baseline)
    const sale = countsAsSold(company, refusal, goal) ? worthOfOne(company, goal) : null
    const part = partOf(kit, together, goal)
    const worth = sale ? refusal.lost * sale.value : undefined
    const says =
      sale && worth
        ? say`${part}. At ${kit.money(roughly(sale.value), sale.how, sale.rests)} a sale they are worth about ${kit.money(roughly(worth), 'turned away × average sale', [...all, ...sale.rests])} a year.`
        : say`${part}.`
    return [
      {
        says: say`${says}${addedUp(kit, together)}`,
        rests: [...all.map(({ id }) => id), goal.id, ...(sale?.rests ?? []).map(({ id }) => id)],
        evidence: 'derived',
        quadrant: 'weakness',
        weight: { ofGoal: ofGap, ...(worth && { centsAYear: worth }) },
        about: kit.label(refusal),
        figures: { ofGap, ...(worth && { worth }) },
      },
    ]
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
