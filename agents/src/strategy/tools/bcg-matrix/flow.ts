import { leftOfYear } from '../../../company/left-of-year.ts'
import type { Claim } from '@sextant/contracts/deliverable'
import type { Desk } from '../../../core/desk.ts'
import { roughly } from '../../../findings/kit.ts'
import { agree } from '../../../sentences/verbs.ts'
import { ListText } from '../../../sentences/list.ts'
import { say, type Sentence } from '../../../sentences/sentence.ts'
import type { Placed } from './lines.ts'

/**
 * Who funds whom: what lines leave goes to the stars and to the question mark that is built (Henderson 1970). The matrix draws
 * positions, and the money is paid by who earns it: the cow first, and where no cow is known to leave anything, the line that
 * leaves most, with the reason.
 */
export function flowOf(desk: Desk, found: readonly Placed[]): Claim[] {
  const { payers, takers } = fundsOf(desk, found)
  if (payers.length === 0 && takers.length === 0) return []
  if (payers.length === 0) return [unfunded(desk, takers)]
  const cows = found.filter(({ line }) => line.quadrant === 'cash cow')
  return payers.map((payer, index) =>
    fromPayer(desk, payer, index === 0 ? takers : [], reasonFor(desk, payer, cows)),
  )
}

/** Lines that pay, by what they leave, and lines that are built. A cow whose margin nobody gave stands last: it is asked for. */
export function fundsOf(
  desk: Desk,
  found: readonly Placed[],
): { payers: Placed[]; takers: Placed[] } {
  const named = found.filter(({ offer }) => desk.kit.name(offer) !== null)
  const takers = named.filter(({ line }) => line.call === 'invest')
  const [most] = named
    .filter(one => !takers.includes(one) && leftOf(one) > 0)
    .toSorted((a, b) => leftOf(b) - leftOf(a))
  const cows = named.filter(({ line }) => line.quadrant === 'cash cow')
  const [paying, unknown] = [cows.filter(isPaying), cows.filter(cow => !isPaying(cow))]
  const byLeft = paying.toSorted((a, b) => leftOf(b) - leftOf(a))
  const payers = [...new Set([...byLeft, ...(most ? [most] : []), ...unknown])]
  return { payers, takers }
}

/** Why another line pays than the one that the matrix names; nothing where the cow does. */
function reasonFor(desk: Desk, payer: Placed, cows: readonly Placed[]): Sentence {
  const [cow] = cows
  if (!cow) return say` No line leads a slow market, so the one that leaves most pays.`
  const name = desk.kit.name(cow.offer)
  if (cows.includes(payer) || !name) return say``
  return cow.line.contributionCents === null
    ? say` What ${name} ${agree('leave', name)} is not known, so the line that is known to leave most pays.`
    : say` ${name} ${agree('lead', name)} a slow market and ${agree('leave', name)} nothing, so the line that leaves most pays.`
}

const isPaying = (one: Placed): boolean => leftOf(one) > 0

const leftOf = ({ line }: Placed): number => line.contributionCents ?? 0

const listOf = (desk: Desk, lines: readonly Placed[]): ListText =>
  new ListText(lines.map(({ offer }) => desk.kit.label(offer)))

function unfunded(desk: Desk, takers: readonly Placed[]): Claim {
  const list = listOf(desk, takers)
  const rests = takers.map(({ offer }) => offer.id)
  const says =
    takers.length > 1
      ? say`No other line is known to leave anything: what ${list} need to grow has to come from elsewhere.`
      : say`No other line is known to leave anything: what is put into ${list} has to come from elsewhere.`
  return desk.claim(says, rests, 'computed')
}

function fromPayer(
  desk: Desk,
  { offer, line }: Placed,
  takers: readonly Placed[],
  reason: Sentence,
): Claim {
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
      ? say`${start}${afterFixed(desk, listOf(desk, takers))}${reason}`
      : say`${start}.`
  return { ...desk.claim(says, rests, 'computed'), ...about }
}

/** What a line leaves pays the fixed costs first: what there is to put into another is what all lines leave after them. */
function afterFixed({ kit, company }: Desk, takers: ListText): Sentence {
  const year = leftOfYear(company)
  if (!year)
    return say`, before the fixed costs: what is left of it after them is what there is to put into ${takers}.`
  const fixed = kit.money(year.fixed.cents, 'fixed cost a year', [year.fixed.fact])
  if (year.after <= 0)
    return say`, before the fixed costs of ${fixed}, which all lines together do not pay yet: there is nothing to put into ${takers}.`
  const rest = kit.money(roughly(year.after), 'what all lines leave − fixed costs', year.rests)
  return say`, before the fixed costs of ${fixed}. After them all lines together leave about ${rest}: that is what there is to put into ${takers}.`
}
