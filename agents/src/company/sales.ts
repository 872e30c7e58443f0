import type { Period } from '@sextant/contracts/company/figures'
import { toldSales } from './told-sales.ts'
import { isFunded } from './funding.ts'
import { type Company, type Fact, factsOf } from './company.ts'
import { isOneUnit } from './one-unit.ts'
import { yearlyCents } from './periods.ts'

/** A figure with the facts it was computed from, and how in words for the ledger. */
export type Computed = { value: number; how: string; rests: Fact[] }
export type PricedOffer = Fact<'offer'> & { price: { cents: number; currency: string } }

const isPriced = (offer: Fact<'offer'>): offer is PricedOffer =>
  offer.price !== undefined && offer.price.cents > 0

/** Offers with a price for one sale, the largest share of sales first. */
export function pricedOffers(company: Company): PricedOffer[] {
  return factsOf(company, 'offer')
    .filter(isPriced)
    .sort((a, b) => (b.share ?? 0) - (a.share ?? 0))
}

/** Cents of one sale that stay with the seller: what is only handed on is taken off first. */
export const ownPrice = (offer: PricedOffer): number =>
  offer.price.cents - (offer.passThrough?.cents ?? 0)

/** Cents that one sale leaves after its own cost; null where neither cost nor margin is known. */
export function contributionOf(offer: PricedOffer): number | null {
  if (offer.unitCost) return ownPrice(offer) - offer.unitCost.cents
  if (offer.margin !== undefined) return ownPrice(offer) * offer.margin
  return null
}

/**
 * Cents of one sale when nobody said of which line: the average over the lines sold, Σ share ÷ Σ (share ÷ price), never the
 * dearest. With one line its price; null where several have prices and no shares or volumes, or are counted in unlike units.
 */
export function averageSale(company: Company): Computed | null {
  const offers = pricedOffers(company)
  const [first] = offers
  if (!first) return null
  if (factsOf(company, 'offer').length === 1)
    return { value: ownPrice(first), how: 'price', rests: [first] }
  if (!isOneUnit(factsOf(company, 'offer'))) return null
  const counted = offers.filter(({ volume }) => volume)
  if (counted.length > 1 && counted.length === offers.length) return averageByVolume(counted)
  const shared = offers.filter(({ share }) => share)
  return shared.length > 1 ? averageByShare(shared) : null
}

function averageByVolume(offers: PricedOffer[]): Computed {
  const sold = sum(offers, offer => offer.volume ?? 0)
  const value = sum(offers, offer => (offer.volume ?? 0) * ownPrice(offer)) / sold
  return { value, how: 'Σ number × price ÷ Σ number', rests: offers }
}

function averageByShare(offers: PricedOffer[]): Computed {
  const shares = sum(offers, offer => offer.share ?? 0)
  const value = shares / sum(offers, offer => (offer.share ?? 0) / ownPrice(offer))
  return { value, how: 'Σ share ÷ Σ (share ÷ price)', rests: offers }
}

/** Totals that lines make with their shares may differ by this part; beyond it one of the figures is wrong. */
const NEAR = 0.15

/**
 * Cents of sales a year: as said of all, else what a line sells ÷ its share of all sales, else the sum of the lines where each
 * of them tells. A part is never the whole: of lines that make unlike totals nothing follows.
 */
export function yearlySales(company: Company): Computed | null {
  const told = toldSales(company)
  if (told) return { value: told.value, how: 'as said', rests: [told] }
  // What the lines sell is then a part of what comes in, and nobody told which.
  if (isFunded(company)) return null
  const offers = factsOf(company, 'offer')
  const whole = wholeOf(offers)
  const lines = offers.map(revenueOf)
  if (lines.length === 0 || lines.includes(null)) return whole === 'unlike' ? null : whole
  const value = sum(lines, line => line ?? 0)
  const all = { value, how: 'Σ sales of the lines', rests: offers }
  if (whole === 'unlike') return null
  if (!whole || areNear([whole.value, value])) return all
  // The lines that are named may be a part of all; more than all they cannot be.
  return whole.value > value && offers.every(({ share }) => share) ? whole : null
}

/** All sales by the lines that tell both what they sell and which part of all sales that is. */
function wholeOf(offers: readonly Fact<'offer'>[]): Computed | 'unlike' | null {
  const parts = offers.flatMap(offer => {
    const cents = revenueOf(offer)
    return cents && offer.share ? [{ offer, cents, share: offer.share }] : []
  })
  if (parts.length === 0) return null
  if (!areNear(parts.map(({ cents, share }) => cents / share))) return 'unlike'
  return {
    value: sum(parts, ({ cents }) => cents) / sum(parts, ({ share }) => share),
    how: 'sales of the line ÷ its share of all sales',
    rests: parts.map(({ offer }) => offer),
  }
}

const areNear = (totals: readonly number[]): boolean =>
  Math.max(...totals) <= Math.min(...totals) * (1 + NEAR)

const PAYMENTS_A_YEAR: Readonly<Partial<Record<Period, number>>> = { month: 12, quarter: 4 }
/** How often one buyer pays in a year: a price by the month twelve times, by the quarter four, any other as often as it is sold. */
export const paymentsAYear = ({ price: { per } }: PricedOffer): number =>
  (per && PAYMENTS_A_YEAR[per]) ?? 1

/** Cents a year of one line; null where nobody told. */
export function revenueOf(offer: Fact<'offer'>): number | null {
  if (offer.revenue) return yearlyCents(offer.revenue) ?? offer.revenue.cents
  if (offer.volume && isPriced(offer)) return offer.volume * ownPrice(offer) * paymentsAYear(offer)
  return null
}

const sum = <T>(list: readonly T[], of: (one: T) => number): number =>
  list.reduce((total, one) => total + of(one), 0)
