import { type Company, type Fact, factsOf } from './company.ts'
import { lineMeantBy } from './line-said.ts'
import type { PricedOffer } from './sales.ts'
import { pricedOffers } from './sales.ts'

/** A rival's price against the own one for the same thing: ratio − 1, so −0.2 is a fifth cheaper. */
export type Compared = {
  rival: Fact<'rival'>
  offer: PricedOffer
  theirs: number
  gap: number
}

/** Sold in the same way: a price without a period is that of one sale. */
const periodOf = (per: string | undefined): string => per ?? 'sale'

/** Rivals, not substitutes or referrers, whose price is for a line of ours; without a line named, for the only one there is. */
export function comparedRivals(company: Company): Compared[] {
  const priced = pricedOffers(company)
  return factsOf(company, 'rival').flatMap(rival => {
    const about = lineMeantBy(company, rival)
    const offer = priced.find(({ id }) => id === about?.id)
    const isRival = rival.sort === undefined || rival.sort === 'rival'
    if (!rival.price?.cents || !offer || !isRival) return []
    if (periodOf(rival.price.per) !== periodOf(offer.price.per)) return []
    const theirs = rival.price.cents
    return [{ rival, offer, theirs, gap: theirs / offer.price.cents - 1 }]
  })
}

/** The middle of what was said of a rival's price against ours; null where nothing was. */
export function saidGap({ gapLow, gapHigh }: Fact<'rival'>): number | null {
  if (gapLow === undefined && gapHigh === undefined) return null
  return ((gapLow ?? gapHigh ?? 0) + (gapHigh ?? gapLow ?? 0)) / 2
}
