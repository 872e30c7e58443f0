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

/** So many times as dear as the cheapest is another league. */
export const DEAR = 2

/** Cents that each way takes for its part of what is left to be paid for: wins in proportion to those it brings today × what one costs there, of a far dearer way only what the others cannot bear; else what is spent there today. Nothing for a way that wins somebody else, or that takes no money. */
export function needsOf({ company }: Desk, { rows }: Channels, likes: Paid): number[] {
  const { aim } = likes
  const takes = rows.map(row => !isUnlike(company, row, likes) && takesMoney(company, row.fact))
  const wins = aim ? winsOf(company, rows, { ...likes, aim, takes }) : []
  return rows.map((row, at) => {
    const way = factsOf(company, 'channel').find(({ id }) => id === row.fact)
    if (!takes[at]) return 0
    if (!aim || !row.perWin || !wins.some(count => count !== null)) return spentToday(way, row, aim)
    const cents = Math.round((wins[at] ?? 0) * row.perWin)
    return way?.spend?.per === 'once' ? wholeTimes(cents, way.spend.cents) : cents
  })
}

/** `toPay`: the wins of the goal that do not come without money. */
type Paid = Likes & { toPay: number; most: number }
type Row = Channels['rows'][number]
type Taking = Paid & { aim: Aim; takes: readonly boolean[] }

/** Wins that each counted way is to bring, null for one that is not: the far dearer ones come last. */
function winsOf(company: Company, rows: readonly Row[], around: Taking): (number | null)[] {
  const { toPay, aim, most } = around
  const isDear = dearAmong(company, rows, around.takes)
  const shareOf = (count: number, isMeant: (at: number) => boolean): number[] =>
    sharedOut(
      count,
      rows.map((row, at) =>
        isMeant(at) ? { weight: row.customers ?? 0, room: roomOf(row, aim, most) } : NOBODY,
      ),
    )
  const first = shareOf(toPay, at => isDear[at] === false)
  const last = shareOf(toPay - sumOf(first), at => isDear[at] === true)
  return rows.map((_, at) => (isDear[at] === null ? null : first[at]! + last[at]!))
}

const NOBODY = { weight: 0, room: 0 }

/** Of each counted way that takes money, whether a win costs far more there than at the cheapest; null of others. */
export function dearAmong(
  company: Company,
  rows: readonly Row[],
  takes: readonly boolean[],
): (boolean | null)[] {
  const costs = rows.map(({ perWin, customers, fact }, at) => {
    const way = factsOf(company, 'channel').find(({ id }) => id === fact)
    return perWin && customers && takes[at] ? rankedCost(way, perWin) : null
  })
  const cheapest = Math.min(...costs.flatMap(cost => cost ?? []))
  return costs.map(cost => (cost === null ? null : cost > cheapest * DEAR))
}

/** By weight, and no more than there is room: what one cannot bear goes to the others. */
function sharedOut(count: number, parts: readonly { weight: number; room: number }[]): number[] {
  const weights = parts.map(({ weight, room }) => (room > 0 ? weight : 0))
  const all = sumOf(weights)
  if (count <= 0 || all === 0) return parts.map(() => 0)
  const given = parts.map(({ room }, at) => Math.min((count * weights[at]!) / all, room))
  const isFull = parts.some(({ room }, at) => weights[at]! > 0 && given[at]! >= room)
  const left = count - sumOf(given)
  if (!isFull || left <= 0) return given
  const rooms = parts.map(({ weight, room }, at) => ({ weight, room: room - given[at]! }))
  const more = sharedOut(left, rooms)
  return given.map((one, at) => one + more[at]!)
}

/** So many wins a way bears in the time there is. */
const roomOf = ({ customers }: Row, { months }: Aim, most: number): number =>
  ((customers ?? 0) * most * Math.max(months, 1)) / MONTHS

/** A fair is gone to once more, and never in part. */
const wholeTimes = (cents: number, once: number): number => (once > 0 && cents > 0 ? once : cents)

function spentToday(way: Fact<'channel'> | undefined, { spend }: Row, aim: Aim | null): number {
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
