import type { Company, Fact } from './company.ts'
import { type PricedOffer, pricedOffers } from './sales.ts'
import { isRepeating } from './single-sale.ts'

/** Whether what a channel wins are customers of this line: it says so, or all lines are paid in the same way. A cost of one line never serves another. */
export function winsFor(company: Company, channel: Fact<'channel'>, offer: PricedOffer): boolean {
  if (channel.about !== undefined) return channel.about === offer.id
  return pricedOffers(company).every(one => isRepeating(one) === isRepeating(offer))
}
