import { aboutOf, type Company } from '../../company/company.ts'
import { growingGoals, type MovingGoal, refusedGoal } from '../../company/goals.ts'
import { worthOfOne } from '../../company/pieces.ts'
import {
  countsAsSold,
  lineRefused,
  type Refusal,
  refusedApart,
  type Together,
} from '../../company/refusals.ts'
import { unitOfRefused } from '../../company/refused-unit.ts'
import { turnoverGoal } from '../../company/targets.ts'
import { say } from '../../sentences/sentence.ts'
import { type Finding, FINDINGS_PER_RULE, type Rule } from '../finding.ts'
import { type Kit, roughly } from '../kit.ts'
import { idsOf } from '../rests.ts'
import { addedUp, countOf } from '../together.ts'

/** A goal for the money of all sales, or of one line. */
const salesGoalInMoney = (company: Company): MovingGoal | undefined =>
  turnoverGoal(company) ??
  growingGoals(company).find(goal => goal.form === 'money' && aboutOf(company, goal, 'offer'))

/** What was refused, in money, as a part of what a goal for sales in money adds. Where a goal counts sales, goal.turned-away says it in pieces. */
export const refusedMoney: Rule = {
  id: 'goal.refused-money',
  family: 'goal',

  find(company, kit) {
    const goal = salesGoalInMoney(company)
    if (!goal || refusedGoal(company)) return []
    return refusedApart(company, one => isOfGoal(company, one, goal))
      .flatMap(together => findingOf(company, kit, goal, together))
      .slice(0, FINDINGS_PER_RULE)
  },
}

/** Whether this rule tells what was refused, so that another need not. */
export function isToldInMoney(company: Company, refusal: Refusal): boolean {
  const goal = salesGoalInMoney(company)
  if (!goal || refusedGoal(company) || !isOfGoal(company, refusal, goal)) return false
  const line = lineRefused(company, refusal)
  return countsAsSold(company, refusal) && worthOfOne(company, { about: line?.id }) !== null
}

/** A refusal of another line than the goal's is no part of what it adds. */
function isOfGoal(company: Company, refusal: Refusal, goal: MovingGoal): boolean {
  const line = lineRefused(company, refusal)
  return goal.about === undefined || line === undefined || line.id === goal.about
}

function findingOf(company: Company, kit: Kit, goal: MovingGoal, together: Together): Finding[] {
  const { refusal, all } = together
  const line = lineRefused(company, refusal)
  const each = worthOfOne(company, { about: line?.id })
  if (!each || !countsAsSold(company, refusal)) return []
  const worth = refusal.lost * each.value
  const gap = goal.target - goal.baseline
  const rests = [...all, ...each.rests]
  const refused = countOf(kit, together, unitOfRefused(company, refusal))
  const money = kit.money(roughly(worth), 'turned away × worth of one', rests)
  const adds = kit.money(gap, 'target − baseline', [goal])
  const part = kit.percent(worth / gap, 'worth of the refused ÷ gap', [...rests, goal])
  const start = say`The ${refused} turned away in a year would have brought about ${money}`
  const says =
    worth < gap
      ? say`${start}, ${part} of the ${adds} that the goal adds. That part needs room, not one further enquiry.`
      : say`${start}, no less than the ${adds} that the goal adds: with room for them it is reached.`
  return [
    {
      says: say`${says}${addedUp(kit, together)}`,
      rests: idsOf(...all, goal, ...each.rests),
      evidence: 'derived',
      quadrant: 'weakness',
      weight: { ofGoal: worth / gap, centsAYear: worth },
      about: kit.label(refusal),
      figures: { ofGap: worth / gap, worth },
    },
  ]
}
