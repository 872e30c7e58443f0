import type { Claim } from '@sextant/contracts/deliverable'
import type { BcgLine } from '@sextant/contracts/strategy/bcg-matrix'
import type { Desk } from '../../../core/desk.ts'
import { roughly } from '../../../findings/kit.ts'
import { agree } from '../../../sentences/verbs.ts'
import { ListText } from '../../../sentences/list.ts'
import { say } from '../../../sentences/sentence.ts'
import type { Placed } from './lines.ts'

/** Who funds whom: what cows leave goes to the stars and to the question mark that is built (Henderson 1970). Only placed lines with their calls are in it. */
export function flowOf(desk: Desk, found: readonly Placed[]): Claim[] {
  const named = found.filter(({ offer }) => desk.kit.name(offer) !== null)
  const cows = inQuadrant(named, 'cash cow')
  const takers = named.filter(({ line }) => line.call === 'invest')
  if (cows.length === 0 && takers.length === 0 && payersOf(named).length === 0) return []
  const [payer] = cows.length === 0 ? payersOf(named) : []
  if (payer) return [fromCow(desk, payer, takers)]
  if (cows.length === 0) return [unfunded(desk, takers)]
  return cows.map(cow => fromCow(desk, cow, takers))
}

/** Lines that leave more than half of all there is, whatever their place: the matrix draws positions, and the money is paid by who earns it. */
function payersOf(found: readonly Placed[]): Placed[] {
  const left = found.map(({ line }) => line.contributionCents)
  if (left.includes(null)) return []
  const all = left.reduce<number>((sum, cents) => sum + (cents ?? 0), 0)
  return found.filter(({ line }) => all > 0 && (line.contributionCents ?? 0) > all / 2)
}

const inQuadrant = (found: readonly Placed[], quadrant: BcgLine['quadrant']): Placed[] =>
  found.filter(({ line }) => line.quadrant === quadrant)

const listOf = (desk: Desk, lines: readonly Placed[]): ListText =>
  new ListText(lines.map(({ offer }) => desk.kit.label(offer)))

function unfunded(desk: Desk, takers: readonly Placed[]): Claim {
  const list = listOf(desk, takers)
  const rests = takers.map(({ offer }) => offer.id)
  const says =
    takers.length > 1
      ? say`None of the placed lines is a cash cow: what ${list} need to grow has to come from elsewhere.`
      : say`None of the placed lines is a cash cow: what it takes to build ${list} has to come from elsewhere.`
  return desk.claim(says, rests, 'computed')
}

function fromCow(desk: Desk, { offer, line }: Placed, takers: readonly Placed[]): Claim {
  const { kit } = desk
  const label = kit.label(offer)
  const rests = [offer.id, ...takers.map(taker => taker.offer.id)]
  const about = { fact: offer.id }
  const left = line.contributionCents
  if (left === null) {
    const says = say`What ${label} ${agree('leave', label)} in a year is not known: the cost of one, or the margin, on its card would say how much there is to give.`
    return { ...desk.claim(says, rests, 'not rated'), ...about }
  }
  if (left <= 0) {
    const says = say`At the head of its market, and still nothing left of a sale after its own cost: mend the price or the cost of ${label} first.`
    return { ...desk.claim(says, rests, 'computed'), ...about }
  }
  const money = kit.money(roughly(left), 'sales a year × what is left of a sale', [offer])
  const start = say`${label} ${agree('leave', label)} about ${money} a year after what each sale costs`
  const says =
    takers.length > 0
      ? say`${start}: that is what there is to build ${listOf(desk, takers)} with.`
      : say`${start}, and no placed line grows fast enough to ask for it.`
  return { ...desk.claim(says, rests, 'computed'), ...about }
}
