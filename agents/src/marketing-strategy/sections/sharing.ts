import type { Channels } from '@sextant/contracts/marketing-strategy/channels'
import { type Company, type Fact, factsOf } from '../../company/company.ts'
import type { Desk } from '../../core/desk.ts'
import { allocate } from '../../math/allocate.ts'
import { type Aim } from '../aim.ts'
import { isFree, type Likes, rankedCost, unlikeGoal } from '../ways.ts'
import { mostOf, type Worth } from '../worth.ts'

const MONTHS = 12

export function isUnlike(company: Company, { fact }: { fact: string }, likes: Likes): boolean {
  const way = factsOf(company, 'channel').find(({ id }) => id === fact)
  return way !== undefined && unlikeGoal(company, way, likes) !== null
}

/** Beyond so many times what a way brings today, its cost of today says nothing. */
export const WAY_MOST = 2

/** Cents that each way takes for its part of what is left to be paid for: wins in proportion to those it brings today × what one costs there; else what is spent there today. Nothing for a way that wins somebody else, or that takes no money. */
export function needsOf({ company }: Desk, { rows }: Channels, likes: Paid): number[] {
  const { aim } = likes
  const counted = rows.filter(({ perWin }) => perWin !== null && perWin > 0)
  const brought = counted.reduce((sum, { customers }) => sum + (customers ?? 0), 0)
  return rows.map(row => {
    const way = factsOf(company, 'channel').find(({ id }) => id === row.fact)
    if (isUnlike(company, row, likes) || (way && isFree(way))) return 0
    if (!aim || !row.perWin || brought === 0) return spentToday(way, row, aim)
    const part = ((row.customers ?? 0) / brought) * likes.toPay
    const cents = Math.round(Math.min(part, roomOf(row, aim, likes.most)) * row.perWin)
    return way?.spend?.per === 'once' ? wholeTimes(cents, way.spend.cents) : cents
  })
}

/** `toPay`: the wins of the goal that do not come without money. */
type Paid = Likes & { toPay: number; most: number }

/** So many wins a way bears in the time there is. */
const roomOf = ({ customers }: Channels['rows'][number], { months }: Aim, most: number): number =>
  ((customers ?? 0) * most * Math.max(months, 1)) / MONTHS

/** A fair is gone to once more, and never in part. */
const wholeTimes = (cents: number, once: number): number => (once > 0 && cents > 0 ? once : cents)

function spentToday(
  way: Fact<'channel'> | undefined,
  { spend }: Channels['rows'][number],
  aim: Aim | null,
): number {
  if (way?.spend?.per === 'once') return spend ?? 0
  return Math.round(((spend ?? 0) * (aim?.span ?? MONTHS)) / MONTHS)
}

/** Nobody plans in hundredths. */
const wholeUnits = (cents: number): number => {
  // What a win costs is rounded: a hundredth of a thousandth more is no further unit.
  const units = cents / UNIT
  const isWhole = units - Math.floor(units) < units * 1e-5
  return (isWhole ? Math.floor(units) : Math.ceil(units)) * UNIT
}

const UNIT = 100

export const sumOf = (needs: readonly number[]): number =>
  needs.reduce((sum, cents) => sum + cents, 0)

export const isCounted = (needs: readonly number[]): boolean => needs.some(cents => cents > 0)

/** Cents that a win costs by each way, where it leaves more than that in a year; null where nobody counted it, Infinity where it does not. Where no counted way is worth its cost, all are tried. */
export function worthwhile({ rows }: Channels, worth: Worth | null): (number | null)[] {
  const costs = rows.map(({ perWin }) => perWin)
  if (worth?.of !== 'year') return costs
  // What is back within the year comes before what is back only while they stay.
  const limit = [worth.value, mostOf(worth)].find(most => costs.some(cost => isWithin(cost, most)))
  if (limit === undefined) return costs
  return costs.map(cost => (cost === null || isWithin(cost, limit) ? cost : Infinity))
}

const isWithin = (cost: number | null, most: number): boolean => cost !== null && cost <= most

/** The same as ways are ranked by it. */
export const rankedCosts = (
  company: Company,
  channels: Channels,
  worth: Worth | null,
): (number | null)[] =>
  worthwhile(channels, worth).map((cost, at) => {
    const way = factsOf(company, 'channel').find(({ id }) => id === channels.rows[at]?.fact)
    return cost === null ? null : rankedCost(way, cost)
  })

/** Whether a way is one that money could go to; what is only usual in the trade may be. */
export function takesMoney(company: Company, fact: string): boolean {
  const way = factsOf(company, 'channel').find(({ id }) => id === fact)
  return !way || !isFree(way)
}

/** The money to the cent. What suffices goes by what each way takes, and no more than that; what does not goes to the way where a win costs least first; evenly where nobody counted. */
export function amountsOf(
  given: number | null,
  needs: readonly number[],
  costs: readonly (number | null)[],
  takers: readonly boolean[],
): number[] {
  if (needs.length === 0) return []
  if (given === null || !takers.includes(true)) return [...needs]
  if (!isCounted(needs))
    return allocate(
      given,
      takers.map(takes => Number(takes)),
    )
  const worthIt = needs.map((need, at) => (costs[at] === Infinity ? 0 : need))
  const wanted = isCounted(worthIt) ? worthIt : needs
  if (given < sumOf(wanted)) return cheapestFirst(given, wanted, costs)
  const whole = wanted.map(wholeUnits)
  return sumOf(whole) <= given ? whole : [...wanted]
}

function cheapestFirst(
  given: number,
  needs: readonly number[],
  costs: readonly (number | null)[],
): number[] {
  const order = needs.map((_, at) => at).toSorted((a, b) => costOf(costs[a]) - costOf(costs[b]))
  const amounts = needs.map(() => 0)
  let left = given
  for (const at of order) {
    amounts[at] = Math.min(left, needs[at]!)
    left -= amounts[at]
  }
  return amounts
}

/** What nobody counted comes last. */
const costOf = (cost: number | null | undefined): number => cost ?? Number.MAX_SAFE_INTEGER

/** Whether all of the money is planned and does not reach for what the goal takes. */
export const isShort = (
  given: number | null,
  needs: readonly number[],
  amounts: readonly number[],
): boolean => given !== null && given < sumOf(needs) && sumOf(amounts) >= given

/** Whether every counted way takes more for a win than one ever leaves: more of it loses more. */
export function isLossEverywhere({ rows }: Channels, worth: Worth | null): boolean {
  const costs = rows.flatMap(({ perWin }) => (perWin ? [perWin] : []))
  return worth !== null && costs.length > 0 && costs.every(cost => cost > mostOf(worth))
}
