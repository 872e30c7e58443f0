import { type Company, type Fact, factsOf } from '../../company/company.ts'
import { marginOf } from '../../company/margins.ts'
import { contributionOf, ownPrice, type PricedOffer, pricedOffers } from '../../company/sales.ts'
import type { Desk } from '../../core/desk.ts'
import { fixed } from '../../sentences/figures.ts'
import { say, type Sentence } from '../../sentences/sentence.ts'
import { agree } from '../../sentences/verbs.ts'
import { called, manyOf } from '../called.ts'
import { headsFor, roomIn } from '../closing.ts'
import { ownWay } from '../ways.ts'
import { alikeRivals } from '../sections/rival-price.ts'
import type { Standing } from './case.ts'
import { STEP } from './fullness.ts'

/** A price that lies so far below every other leaves room for a step. */
const BELOW = 0.15

/** A line that sells for far less than all that it is compared with, though something is better than elsewhere. */
export type Cheap = {
  line: PricedOffer
  rival: Fact<'rival'>
  /** The rival's price against the own after the step. */
  still: number
  /** Cents that the step leaves on what is sold in a year. */
  gain: number
}

export function cheapLine(company: Company): Cheap | null {
  const isBetter = factsOf(company, 'strength').some(
    ({ proof, versus }) => proof !== undefined && versus !== undefined,
  )
  if (!isBetter) return null
  const found = pricedOffers(company).flatMap(line => cheapBeside(company, line))
  return found.toSorted((a, b) => b.gain - a.gain)[0] ?? null
}

function cheapBeside(company: Company, line: PricedOffer): Cheap[] {
  const [nearest] = alikeRivals(company)
    .filter(({ offer }) => offer.id === line.id)
    .toSorted((a, b) => a.gap - b.gap)
  if (!nearest || nearest.gap < BELOW || !line.volume) return []
  const gain = Math.round(line.volume * ownPrice(line) * STEP)
  const still = (1 + nearest.gap) / (1 + STEP) - 1
  return [{ line, rival: nearest.rival, still, gain }]
}

/** "A price 10% higher leaves … more, 37% of what the whole goal would leave; imported ones still cost 63% more." */
export function cheapWords(desk: Desk, { meant }: Standing): Sentence | null {
  const { kit, company } = desk
  const cheap = cheapLine(company)
  if (!cheap) return null
  const { line, rival, still, gain } = cheap
  const step = fixed.percent(STEP, 'a step of a price')
  const more = kit.money(gain, 'sold × price × the step', [line])
  const left = contributionOf(line)
  const gap = meant && meant.goal.counts === 'sales' ? meant.goal.target - meant.goal.baseline : 0
  const part =
    meant && left && left > 0 && gap > 0
      ? say`, ${kit.percent(gain / (gap * left), 'what the step leaves ÷ what the goal would leave', [line, meant.goal])} of what the whole goal would leave`
      : say``
  const name = called(kit, rival)
  const over = kit.percent(still, 'their price ÷ ours after the step − 1', [line, rival])
  return say`The price has room too: ${step} more for ${called(kit, line)} leaves ${more} a year on what is sold today${part}, and ${name} still ${agree('cost', name)} ${over} more.`
}

/** Another group of which so few close the gap that it must be looked at: half as many as of the target, or fewer. */
const FEWER = 0.5

export function otherGroupWords(desk: Desk, { aim, target }: Standing): Sentence | null {
  const { kit, company } = desk
  const wanted = aim && target ? headsFor(company, aim, target) : null
  if (!aim || !target || !wanted || aim.goal.about === target.id) return null
  const others = factsOf(company, 'segment').flatMap(group => {
    const heads = headsFor(company, aim, group)
    const isOpen = group.id !== target.id && !group.single && !group.avoid && group.side !== 'user'
    const isFew = heads !== null && heads <= wanted * FEWER && heads <= roomIn(group)
    return isOpen && isFew && group.possible !== undefined ? [{ group, heads }] : []
  })
  const [best] = others.toSorted((a, b) => a.heads - b.heads)
  if (!best) return null
  const { group, heads } = best
  const many = kit.number(heads, 'the goal’s gap in customers of the group', [group, aim.goal])
  const room = manyOf(kit, group, roomIn(group), 'in reach − those who buy')
  const own = ownWay(company, group)
  if (own) {
    const each = kit.money(Math.round(own.cost), 'spend a year ÷ customers', [own.way])
    return say`The same gap is ${many} of the ${room} in reach, of whom ${called(kit, own.way)} won some at ${each} each.`
  }
  return say`The same gap is ${many} of the ${room} in reach: what winning one of them takes was not told, and is worth three talks before money is spent elsewhere.`
}

/** Of those sold, so many in a hundred may stay away at the higher price. */
export function mayStayAway(line: PricedOffer): number {
  const margin = marginOf(line) ?? 0
  return margin > 0 ? STEP / (STEP + margin) : 0
}
