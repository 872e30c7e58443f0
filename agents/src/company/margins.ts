import { type Company, type Fact, factsOf } from './company.ts'
import { linesOf } from './lines.ts'
import { worthOfOne } from './pieces.ts'
import { type Computed, contributionOf, ownPrice } from './sales.ts'

/** What a line leaves of each sale after its own cost, 0–1; null where neither cost nor margin is known. */
export function marginOf(offer: Fact<'offer'>): number | null {
  if (offer.margin !== undefined) return offer.margin
  if (!offer.price || !offer.unitCost) return null
  const priced = { ...offer, price: offer.price }
  const own = ownPrice(priced)
  const left = contributionOf(priced)
  return own > 0 && left !== null ? left / own : null
}

/** What all sales together leave after their own cost, 0–1: as said, else over the lines where all of them tell. */
export function averageMargin(company: Company): Computed | null {
  const told = factsOf(company, 'measure').find(
    ({ metric, form, about, value }) => metric === 'margin' && form === 'share' && !about && value,
  )
  if (told?.value) return { value: told.value, how: 'as said', rests: [told] }
  const offers = factsOf(company, 'offer')
  const [only] = offers
  if (only && offers.length === 1) return ofOneLine(only)
  return overLines(company)
}

function ofOneLine(offer: Fact<'offer'>): Computed | null {
  const margin = marginOf(offer)
  if (margin === null || margin <= 0) return null
  return { value: margin, how: 'contribution ÷ price', rests: [offer] }
}

function overLines(company: Company): Computed | null {
  const lines = linesOf(company).map(({ offer, share }) => ({
    offer,
    share,
    margin: marginOf(offer),
  }))
  if (lines.length < 2 || lines.some(({ margin }) => margin === null)) return null
  const shares = lines.reduce((sum, { share }) => sum + share, 0)
  const value = lines.reduce((sum, { share, margin }) => sum + share * (margin ?? 0), 0) / shares
  if (value <= 0) return null
  return { value, how: 'Σ share × margin ÷ Σ share', rests: lines.map(({ offer }) => offer) }
}

/** The same of one line. */
export function marginOfLine(company: Company, id: string): Computed | null {
  const line = factsOf(company, 'offer').find(one => one.id === id)
  return line ? ofOneLine(line) : null
}

/** What the sales that a goal counts leave after their own cost, 0–1: of its line, else of all. */
export function marginFor(company: Company, { about }: { about?: string }): Computed | null {
  return (about === undefined ? null : marginOfLine(company, about)) ?? averageMargin(company)
}

/** Cents a year that one sale leaves after its own cost: of the line that is named by `of`, else of the average line. */
export function averageContribution(
  company: Company,
  of?: { about?: string | undefined; counts?: string | undefined; baseline?: number | undefined },
): Computed | null {
  const sale = worthOfOne(company, of)
  const line = factsOf(company, 'offer').find(({ id }) => id === of?.about)
  const margin = line ? ofOneLine(line) : averageMargin(company)
  if (!sale || !margin) return null
  const rests = [...new Set([...sale.rests, ...margin.rests])]
  return {
    value: sale.value * margin.value,
    how: line ? 'price of the line × its margin' : 'average sale × margin',
    rests,
  }
}
