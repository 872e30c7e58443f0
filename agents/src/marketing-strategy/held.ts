import type { Claim } from '@sextant/contracts/deliverable'
import { fundOf } from '../company/fund.ts'
import type { Desk } from '../core/desk.ts'
import { say } from '../sentences/sentence.ts'
import type { Aim } from './aim.ts'

/** Why no money is planned where no plan can be made; null where one can, or where nobody said that there is money. */
export function heldForGoal(
  desk: Desk,
  { meant, aim }: { meant: Aim | null; aim: Aim | null },
): Claim | null {
  const fund = fundOf(desk.company)
  if (aim || !fund) return null
  const says = meant
    ? say`No money is planned before the figures that do not fit are put right.`
    : say`No money is planned yet: without a goal in figures nobody can say what a part of it may cost.`
  const rests = meant ? [fund.id, meant.goal.id] : [fund.id]
  return desk.claim(says, rests, 'told')
}
