import { marginOf } from './margins.ts'
import { type Company, type Fact, factsOf } from './company.ts'
import { contributionOf, paymentsAYear, pricedOffers, revenueOf } from './sales.ts'

/** What a line leaves of each sale, how many are sold, and what that leaves in a year. */
export type LineLeft = { line: Fact<'offer'>; each: number; sold: number; left: number }

/** A line that tells what it brings in a year and which part of it stays: how many are sold need not be known. */
function byMargin(line: Fact<'offer'>, told: readonly LineLeft[]): LineLeft[] {
  const brings = revenueOf(line)
  const margin = marginOf(line)
  if (!brings || margin === null || told.some(one => one.line.id === line.id)) return []
  return [{ line, each: brings * margin, sold: 0, left: brings * margin }]
}

/** Lines that tell their own cost, and those that tell only what they bring in a year; null where one tells neither. */
export type LinesLeft = {
  lines: LineLeft[]
  open: { line: Fact<'offer'>; brings: number }[]
}

export function linesLeft(company: Company): LinesLeft | null {
  const offers = factsOf(company, 'offer')
  const priced = pricedOffers(company).flatMap((line): LineLeft[] => {
    const each = contributionOf(line)
    if (each === null || !line.volume) return []
    const sold = line.volume
    return [{ line, each, sold, left: each * sold * paymentsAYear(line) }]
  })
  const lines = [...priced, ...offers.flatMap(line => byMargin(line, priced))]
  const open = offers
    .filter(({ id }) => !lines.some(({ line }) => line.id === id))
    .flatMap(line => {
      const brings = revenueOf(line)
      return brings ? [{ line, brings }] : []
    })
  return lines.length > 0 && lines.length + open.length === offers.length ? { lines, open } : null
}
