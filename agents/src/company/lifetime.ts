import type { Company } from './company.ts'
import { type Loss, lossOf } from './loss.ts'
import { contributionOf, type PricedOffer, pricedOffers } from './sales.ts'
import { isRepeating } from './single-sale.ts'

/** What a customer of a line paid by the month or the year leaves while they stay, in cents. */
export type Lifetime = {
  offer: PricedOffer
  loss: Loss
  aMonth: number
  months: number
  left: number
}

/** Contribution a month ÷ monthly loss, for the one line that is paid again and again. Null where any part is missing. */
export function lifetimeOf(company: Company): Lifetime | null {
  const loss = lossOf(company)
  const offer = lineOf(company, loss?.churn.about)
  const aMonth = offer ? contributionAMonth(offer) : null
  if (!loss || !offer || !aMonth) return null
  return { offer, loss, aMonth, months: 1 / loss.monthly, left: aMonth / loss.monthly }
}

/** The line that is paid again and again, with what one customer leaves of it in a month. */
export function repeatingLine(company: Company): { offer: PricedOffer; aMonth: number } | null {
  const offer = lineOf(company, undefined)
  const aMonth = offer ? contributionAMonth(offer) : null
  return offer && aMonth ? { offer, aMonth } : null
}

function lineOf(company: Company, id: string | undefined): PricedOffer | undefined {
  const repeating = pricedOffers(company).filter(isRepeating)
  const named = repeating.find(offer => offer.id === id)
  return named ?? (repeating.length === 1 ? repeating[0] : undefined)
}

function contributionAMonth(offer: PricedOffer): number | null {
  const left = contributionOf(offer)
  if (left === null || left <= 0) return null
  return offer.price.per === 'year' ? left / 12 : left
}
