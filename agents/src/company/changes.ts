import type { Company, Fact } from './company.ts'
import { aboutOf, factsOf } from './company.ts'
import { monthsBetween } from './days.ts'
import { plannedCents, yearlyCents } from './periods.ts'
import { revenueOf } from './sales.ts'
import { salesOfYear } from './targets.ts'

/** The relative change: as said, else from the figures before and after. Null where neither is told. */
export function relativeChange({ by, from, to }: Fact<'change'>): number | null {
  if (by !== undefined) return by
  return from && to !== undefined ? to / from - 1 : null
}

/** Whether a change says by how much it moves what it touches, so that its own sum can be told. */
export const changeMovesMoney = (change: Fact<'change'>): boolean =>
  change.form !== 'money' && change.touches === 'demand' && relativeChange(change) !== null

/** Whether a change has a day that is still to come. */
export const isAhead = ({ today }: Company, { when }: Fact<'change'>): boolean =>
  when !== undefined && monthsToStart(today, when) > 0

/** A yearly cost that begins: nothing was paid for it before, so all of it comes on top. */
export function isNewCost(change: Fact<'change'>): boolean {
  const { touches, yearlyCost, bearing, direction, when } = change
  const begins = direction === 'new' || (direction === undefined && when !== undefined)
  const hurts = touches === 'cost' ? bearing !== 'helps' : touches === 'rule' && bearing === 'hurts'
  return Boolean(yearlyCost) && begins && hurts && relativeChange(change) === null
}

/**
 * What a change of a cost adds in a year, in cents: the cost as it is less what it was, and of a change still to come the
 * cost as it is × change; a cost that begins adds all of it. Null where its sum is not known.
 */
export function addedCents(company: Company, change: Fact<'change'>): number | null {
  if (isNewCost(change)) return change.yearlyCost ? yearlyCents(change.yearlyCost) : null
  if (change.touches !== 'cost') return null
  const fit = fitOf(change)
  if (fit === 'unfitting') return null
  if (fit !== null) return ((change.to ?? 0) - (change.from ?? 0)) * fit
  const relative = relativeChange(change)
  const now = costToday(company, change)
  if (now === null || relative === null || relative <= -1) return null
  return isAhead(company, change) ? now * relative : now - now / (1 + relative)
}

/** Bills of a year: a bill is of a month or of the year itself. */
const BILLS = [12, 1] as const
/** What rounding may set two figures apart. */
const NEAR = 0.05

const areNear = (a: number, b: number): boolean => Math.abs(a - b) <= Math.abs(b) * NEAR

/**
 * How many bills a year the yearly cost of a change is told for: it is the bill before or after, or the rise itself, of so
 * many bills. Null where they are no bills but the price of a piece, or not all three are told; "unfitting" where a year
 * costs less than its bills and yet is none of these.
 */
export function fitOf({ form, from, to, yearlyCost }: Fact<'change'>): number | 'unfitting' | null {
  if (form !== 'money' || !from || !to || !yearlyCost) return null
  const year = plannedCents(yearlyCost)
  const meant = [to, from, Math.abs(to - from)]
  const bills = meant.flatMap(sum => BILLS.filter(times => areNear(year, sum * times)))
  if (bills[0] !== undefined) return bills[0]
  const most = Math.max(from, to) * BILLS[0]
  return year > most * (1 + NEAR) ? null : 'unfitting'
}

/** A cost that gets dearer by a known part, of a sum that nobody has told. */
export const isUncosted = (company: Company, change: Fact<'change'>): boolean =>
  change.touches === 'cost' &&
  fitOf(change) !== 'unfitting' &&
  addedCents(company, change) === null &&
  (relativeChange(change) ?? 0) > 0

/** What is paid in a year for what a change makes dearer: as said with it, else what the supplier of it is paid. */
function costToday(company: Company, change: Fact<'change'>): number | null {
  const sum = change.yearlyCost ?? supplierOf(company, change)?.yearlyCost
  return sum ? plannedCents(sum) : null
}

/** The supplier whose cost a change moves: the one it names, else the only one, where goods get dearer and nobody said what they cost. */
export function supplierOf(company: Company, change: Fact<'change'>): Fact<'partner'> | undefined {
  if (change.yearlyCost) return undefined
  const named = aboutOf(company, change, 'partner')
  if (named) return named.yearlyCost ? named : undefined
  const suppliers = factsOf(company, 'partner').filter(({ gives }) => gives === 'supplies')
  const [only] = suppliers
  const isOfGoods = change.costOf === 'goods' && change.about === undefined
  return isOfGoods && suppliers.length === 1 && only?.yearlyCost ? only : undefined
}

/** The facts that a change of a cost is computed from. */
export function restsOfCost(company: Company, change: Fact<'change'>): Fact[] {
  const supplier = supplierOf(company, change)
  return supplier ? [change, supplier] : [change]
}

/** What a change touches: a line or a group of customers, with its part of sales and its money a year as far as they are known. */
export type Touched = {
  fact: Fact<'offer'> | Fact<'segment'>
  share: number | null
  cents: number | null
  rests: Fact[]
}

/** The line or group that a fact is about, with what hangs on it. */
export function touchedBy(company: Company, change: { about?: string }): Touched | null {
  const offer = aboutOf(company, change, 'offer')
  const fact = offer ?? aboutOf(company, change, 'segment')
  if (!fact) return null
  const share = fact.share ?? null
  const own = offer ? revenueOf(offer) : null
  if (own !== null) return { fact, share, cents: own, rests: [fact] }
  const sales = share === null ? null : salesOfYear(company)
  if (share === null || !sales) return { fact, share, cents: null, rests: [fact] }
  return { fact, share, cents: share * sales.value, rests: [fact, ...sales.rests] }
}

/** Months until something begins: "2027-04" begins on its first day, "2027" in January. */
export function monthsToStart(today: string, when: string): number {
  const first = `${when}-01-01`.slice(0, '2027-01-01'.length)
  return monthsBetween(today, first)
}
