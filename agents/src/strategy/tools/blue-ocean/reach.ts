import type { OceanFactor } from '@sextant/contracts/strategy/blue-ocean'
import type { Claim } from '@sextant/contracts/deliverable'
import { type Fact, factsOf } from '../../../company/company.ts'
import { growingGoals } from '../../../company/goals.ts'
import type { Desk } from '../../../core/desk.ts'
import { AS_SAID } from '../../../findings/kit.ts'
import { say, type Sentence } from '../../../sentences/sentence.ts'

/** What the goal asks of the curve: how many more, and whom those who are lost go to. Null without a goal that grows. */
export function asked(desk: Desk): Claim | null {
  const { kit, company } = desk
  const [goal] = growingGoals(company)
  const name = goal && kit.name(goal)
  if (!goal || !name || goal.baseline <= 0) return null
  const more = kit.figure(goal, goal.target - goal.baseline, 'target − baseline')
  const today = kit.figure(goal, goal.baseline)
  const part = kit.percent(goal.target / goal.baseline - 1, 'target ÷ baseline − 1', [goal])
  const start = say`The goal for ${name} asks for ${more} more than the ${today} of today, ${part} on top`
  const lost = lostMost(desk)
  if (!lost)
    return desk.claim(
      say`${start}. Who is to come is on no card: say where those go who do not choose you, and draw the curve for them.`,
      [goal.id],
      'computed',
    )
  return desk.claim(say`${start}. ${fromWhom(desk, lost)}`, [goal.id, lost.id], 'computed')
}

function fromWhom({ kit }: Desk, rival: Lost): Sentence {
  const name = kit.label(rival)
  const share = kit.percent(rival.lostTo, AS_SAID, [rival])
  return rival.sort === 'nothing' || rival.sort === 'in-house'
    ? say`Of those you lose, ${share} buy from nobody (${name}): show the curve to them before anybody.`
    : say`Of those you lose, ${share} choose ${name}: show the curve to them before anybody.`
}

type Lost = Fact<'rival'> & { lostTo: number }

/** Where most of those go who choose otherwise; null where no card tells, or its name fits no sentence. */
export function lostMost({ kit, company }: Desk): Lost | null {
  const [most] = factsOf(company, 'rival')
    .filter((rival): rival is Lost => Boolean(rival.lostTo) && kit.name(rival) !== null)
    .toSorted((a, b) => b.lostTo - a.lostTo)
  return most ?? null
}

/** Two of the four actions that a curve often leaves out; null where both are there, or nothing is moved at all. */
export function openActions(desk: Desk, factors: readonly OceanFactor[]): Claim | null {
  const moved = factors.filter(({ action }) => action !== null && action !== 'keep')
  const has = (action: OceanFactor['action']): boolean =>
    moved.some(factor => factor.action === action)
  if (moved.length === 0 || (has('create') && has('eliminate'))) return null
  const rests = moved.flatMap(({ because }) => (because.fact ? [because.fact] : []))
  return desk.claim(openWords(has('create'), has('eliminate')), rests, 'rule')
}

function openWords(creates: boolean, ends: boolean): Sentence {
  if (creates)
    return say`Nothing is left out altogether. Of what is reduced, ask which part could fall to zero without losing those you want.`
  if (ends)
    return say`Nothing is created. Ask those who buy nothing today what would have to be there that neither you nor the others offer.`
  return say`Nothing is created and nothing left out altogether, so the curve is a better one of the same kind. Ask those who buy nothing today what neither you nor the others offer, and which of what is reduced could fall to zero.`
}
