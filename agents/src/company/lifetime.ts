import type { Company } from './company.ts'
import { linesOfLoss, type Loss, lossOf } from './loss.ts'
import { contributionOf, type PricedOffer, pricedOffers } from './sales.ts'
import { isRepeating } from './single-sale.ts'

/** Lines that are paid again and again, the largest first, with what one customer leaves of them in a month on average. */
export type Repeating = { lines: readonly [PricedOffer, ...PricedOffer[]]; aMonth: number }

/** What a customer of lines paid by the month or the year leaves while they stay, in cents. */
export type Lifetime = Repeating & { loss: Loss; months: number; left: number }

/** Contribution a month ÷ monthly loss: of the line that was named, of the only one, else of the average customer. Null where any part is missing. */
export function lifetimeOf(company: Company): Lifetime | null {
  const loss = lossOf(company)
  if (!loss) return null
  const repeating =
    repeatingLines(company, loss.churn.about) ?? averageOf(linesOfLoss(company, loss))
  if (!repeating) return null
  return { ...repeating, loss, months: 1 / loss.monthly, left: repeating.aMonth / loss.monthly }
}

/** The line that is paid again and again: the one that is named, else the only one. */
export function repeatingLines(company: Company, id?: string): Repeating | null {
  const repeating = pricedOffers(company).filter(isRepeating)
  const named = repeating.find(offer => offer.id === id)
  const line = named ?? (repeating.length === 1 ? repeating[0] : undefined)
  const aMonth = line ? contributionAMonth(line) : null
  return line && aMonth && aMonth > 0 ? { lines: [line], aMonth } : null
}

/** What the average customer leaves, where each line says what it leaves and how many pay for it. */
function averageOf(lines: readonly PricedOffer[]): Repeating | null {
  const [first, ...others] = lines
  const left = lines.map(contributionAMonth)
  const heads = lines.reduce((sum, { volume }) => sum + (volume ?? 0), 0)
  if (!first || heads === 0 || left.includes(null)) return null
  const sum = lines.reduce((total, { volume }, at) => total + (volume ?? 0) * (left[at] ?? 0), 0)
  return sum > 0 ? { lines: [first, ...others], aMonth: sum / heads } : null
}

function contributionAMonth(offer: PricedOffer): number | null {
  const left = contributionOf(offer)
  if (left === null) return null
  if (offer.price.per === 'quarter') return left / 3
  return offer.price.per === 'year' ? left / 12 : left
}
