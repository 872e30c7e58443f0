import type { Amount } from '@sextant/contracts/company/figures'
import type { Company } from './company.ts'
import { averageSale, type Computed, type PricedOffer, pricedOffers } from './sales.ts'

/** How often one buyer pays a price in a year; null for what is paid by the hour, the day or the week, as often as it is used. */
function timesAYear({ per }: Amount): number | null {
  if (per === undefined || per === 'sale' || per === 'once' || per === 'year') return 1
  return per === 'month' ? 12 : null
}

/** Priced lines that are sold in pieces: one sale, one payment. */
export const pieces = (company: Company): PricedOffer[] =>
  pricedOffers(company).filter(({ price }) => timesAYear(price) === 1)

/** Cents that one sale of the average line brings in a year: a membership counts its twelve months. Null where prices are of different kinds. */
export function worthOfOne(company: Company): (Computed & { per?: 'year' }) | null {
  const sale = averageSale(company)
  const times = pricedOffers(company).map(({ price }) => timesAYear(price))
  const [first] = times
  if (!sale || !first || times.some(time => time !== first)) return null
  if (first === 1) return sale
  return { ...sale, value: sale.value * first, how: `${first} × (${sale.how})`, per: 'year' }
}
