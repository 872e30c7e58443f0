import { within } from './statistics/basics.ts'

const MONTHS = 12
const MAX = Number.MAX_SAFE_INTEGER

/** Parts of a whole, 0–1; null where the whole is nought. */
export const partOf = (part: number, whole: number): number | null =>
  whole === 0 ? null : part / whole

/** Cents that one of so many may cost, rounded; null without any. */
export const costEach = (totalCents: number, count: number | null): number | null =>
  count ? Math.round(within('total', totalCents, 0, MAX) / count) : null

/** Months until what one leaves in a year has paid what winning it cost; null where it leaves nothing. */
export const monthsToRepay = (costCents: number, leftAYearCents: number): number | null =>
  leftAYearCents > 0 ? (costCents / leftAYearCents) * MONTHS : null

/** So many have to be won for the money to come back; null where one leaves nothing. */
export const winsToRepay = (totalCents: number, leftCents: number): number | null =>
  leftCents > 0 ? Math.ceil(totalCents / leftCents) : null

/** Wins that the money of each way brings at what one has cost there, rounded down; null where no way is counted. */
export function winsFor(ways: readonly { cents: number; perWin: number | null }[]): number | null {
  const counted = ways.filter(({ perWin }) => perWin !== null && perWin > 0)
  if (counted.length === 0) return null
  const wins = counted.reduce((sum, { cents, perWin }) => sum + cents / perWin!, 0)
  // What a win costs is rounded to the cent: three for their whole cost are three, and not 2.9999.
  return Math.floor(Number(wins.toFixed(3)))
}
