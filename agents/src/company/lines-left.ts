import { type Company, type Fact, factsOf } from './company.ts'
import {
  contributionOf,
  paymentsAYear,
  type PricedOffer,
  pricedOffers,
  revenueOf,
} from './sales.ts'

/** What a line leaves of each sale, how many are sold, and what that leaves in a year. */
export type LineLeft = { line: PricedOffer; each: number; sold: number; left: number }

/** Lines that tell their own cost, and those that tell only what they bring in a year; null where one tells neither. */
export type LinesLeft = {
  lines: LineLeft[]
  open: { line: Fact<'offer'>; brings: number }[]
}

export function linesLeft(company: Company): LinesLeft | null {
  const offers = factsOf(company, 'offer')
  const lines = pricedOffers(company).flatMap((line): LineLeft[] => {
    const each = contributionOf(line)
    if (each === null || !line.volume) return []
    const sold = line.volume
    return [{ line, each, sold, left: each * sold * paymentsAYear(line) }]
  })
  const open = offers
    .filter(({ id }) => !lines.some(({ line }) => line.id === id))
    .flatMap(line => {
      const brings = revenueOf(line)
      return brings ? [{ line, brings }] : []
    })
  return lines.length > 0 && lines.length + open.length === offers.length ? { lines, open } : null
}
