import type { Claim } from '@sextant/contracts/deliverable'
import { ceilingOf, goalsOfLines } from '../../company/ceiling.ts'
import { type Company, type Fact } from '../../company/company.ts'
import { mainLine } from '../../company/main-line.ts'
import { marginOf } from '../../company/margins.ts'
import { refusedOf } from '../../company/refusals.ts'
import { contributionOf, ownPrice, type PricedOffer } from '../../company/sales.ts'
import type { Desk } from '../../core/desk.ts'
import { say } from '../../sentences/sentence.ts'
import type { Aim } from '../aim.ts'

/** From this part on nobody can say that there is room. */
const NEARLY_ALL = 0.95
const MOSTLY = 0.8

/** The step by which a price is tried while buyers are turned away. */
export const STEP = 0.1

/** A line of which all that can be made is sold, or less than what is turned away. */
export type Full = {
  line: PricedOffer
  sold: number
  /** The most a year allows; null where only refusals tell. */
  most: number | null
  lost: number
  /** What one leaves, in cents; null where no cost was told. */
  leaves: number | null
  rests: readonly Fact[]
}

export function fullOf(company: Company, aim: Aim | null): Full | null {
  const found = goalsOfLines(company).find(({ goal }) => goal.id === aim?.goal.id)
  const line = mainLine(company, found && { about: found.line.id })
  if (!line) return null
  const ceiling = ceilingOf(company, line)
  const refusals = refusedOf(company, line)
  const lost = refusals.reduce((sum, one) => sum + one.lost, 0)
  const sold = line.volume ?? found?.goal.baseline ?? 0
  const isFull = ceiling !== null && sold >= ceiling.most * NEARLY_ALL
  // Whoever turns buyers away is full at the times that count, though a year has gaps.
  const isTurning = lost > 0 && (!ceiling || sold >= ceiling.most * MOSTLY)
  if (sold <= 0 || !(isFull || isTurning)) return null
  const rests = [line, ...(ceiling?.rests ?? []), ...refusals]
  const leaves = contributionOf(line)
  return { line, sold, most: ceiling?.most ?? null, lost, leaves, rests }
}

export const stepGain = ({ line, sold }: Full): number => Math.round(sold * ownPrice(line) * STEP)

/** Of those sold, so many may stay away at the higher price. */
export function awayAtStep({ line, sold }: Full): number {
  const margin = marginOf(line) ?? 0
  return margin > 0 ? Math.floor((sold * STEP) / (STEP + margin)) : 0
}

/** Why the budget gives nothing to any way; null where there is room. */
export function heldFor(desk: Desk, aim: Aim | null): Claim | null {
  const full = fullOf(desk.company, aim)
  if (!full) return null
  const says = say`No money is planned for ways to customers: what can be made is sold, so each further enquiry would be turned away. The money waits for room.`
  return desk.claim(
    says,
    full.rests.map(({ id }) => id),
    'computed',
  )
}
