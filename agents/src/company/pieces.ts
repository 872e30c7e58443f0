import type { Amount } from '@sextant/contracts/company/figures'
import type { Company } from './company.ts'
import { yearlyVolume } from './volumes.ts'
import { averageSale, type Computed, ownPrice, type PricedOffer, pricedOffers } from './sales.ts'

/** How often one buyer pays a price in a year; null for what is paid by the hour, the day or the week, as often as it is used. */
function timesAYear({ per }: Amount): number | null {
  if (per === undefined || per === 'sale' || per === 'once' || per === 'year') return 1
  if (per === 'quarter') return 4
  return per === 'month' ? 12 : null
}

/** Priced lines that are sold in pieces: one sale, one payment. */
export const pieces = (company: Company): PricedOffer[] =>
  pricedOffers(company).filter(({ price }) => timesAYear(price) === 1)

type Counted = {
  about?: string | undefined
  counts?: string | undefined
  baseline?: number | undefined
}

/** How far the start of a goal may lie from what is sold in a year, either way, and still count the same. */
const SAME_COUNT = 3

/** Whether a goal for sales starts so far from what is sold that it counts something else: tons beside prices by the kilo. */
function countsOtherwise(company: Company, { about, counts, baseline }: Counted): boolean {
  const line = pricedOffers(company).find(({ id }) => id === about)
  const sold = line ? line.volume : yearlyVolume(company)?.value
  if (counts !== 'sales' || !baseline || !sold) return false
  const ratio = baseline / sold
  return ratio > SAME_COUNT || ratio < 1 / SAME_COUNT
}

/** The line that something is about, where its price counts by the piece or the year. */
function namedLine(company: Company, about: { about?: string | undefined } | undefined) {
  const line = pricedOffers(company).find(({ id }) => id === about?.about)
  const times = line && timesAYear(line.price)
  return line && times ? { line, times } : null
}

/** Cents that one sale brings in a year: of the line that is named by `of`, else of the average line. A membership counts its twelve months. Null where prices are of different kinds. */
export function worthOfOne(company: Company, of?: Counted): (Computed & { per?: 'year' }) | null {
  if (of && countsOtherwise(company, of)) return null
  const named = namedLine(company, of)
  if (named) return worthOfLine(named.line, named.times)
  const sale = averageSale(company)
  const times = pricedOffers(company).map(({ price }) => timesAYear(price))
  const [first] = times
  if (!sale || !first || times.some(time => time !== first)) return null
  if (first === 1) return sale
  return { ...sale, value: sale.value * first, how: `${first} × (${sale.how})`, per: 'year' }
}

function worthOfLine(line: PricedOffer, times: number): Computed & { per?: 'year' } {
  const price = { value: ownPrice(line), how: 'price of the line', rests: [line] }
  if (times === 1) return price
  return { ...price, value: price.value * times, how: `${times} × price of the line`, per: 'year' }
}
