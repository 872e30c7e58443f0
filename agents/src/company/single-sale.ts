import { type Company, factsOf } from './company.ts'
import { averageSale, type Computed, type PricedOffer, pricedOffers } from './sales.ts'

/** Whether a line is paid again and again, by the month or the year. */
export const isRepeating = ({ price }: PricedOffer): boolean =>
  price.per === 'month' || price.per === 'quarter' || price.per === 'year'

/** Whether a line is paid once, sale by sale. */
export const isSingle = ({ price: { per } }: PricedOffer): boolean =>
  per === undefined || per === 'sale' || per === 'once'

/** Whether a line is paid again by those who stay, though its price names no period: a membership, or what a goal counts members of. */
export function isOfMembers(company: Company, { id }: PricedOffer): boolean {
  const isOnly = factsOf(company, 'offer').length === 1
  return (
    factsOf(company, 'organization').some(({ sells }) => sells === 'memberships') ||
    factsOf(company, 'goal').some(
      ({ counts, about }) => counts === 'members' && (about === id || isOnly),
    )
  )
}

/** The average sale where every priced line is paid sale by sale: nothing by the hour, the month or the year among them. */
export const singleSale = (company: Company): Computed | null =>
  pricedOffers(company).every(isSingle) ? averageSale(company) : null
