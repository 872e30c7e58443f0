import type { Company } from './company.ts'
import { averageContribution } from './margins.ts'
import { contributionOf, type PricedOffer, pricedOffers } from './sales.ts'

/** Any margin does to see whether it is the last answer missing. */
const ANY_MARGIN = 0.5

/** The line whose cost is the one answer missing to know what an average sale leaves; null where it is known, or more is missing. */
export function missingCost(company: Company): PricedOffer | null {
  if (averageContribution(company)) return null
  const open = pricedOffers(company).filter(offer => contributionOf(offer) === null)
  return open.find(offer => averageContribution(withMargin(company, offer))) ?? null
}

function withMargin(company: Company, { id }: PricedOffer): Company {
  const facts = company.facts.map(fact =>
    fact.kind === 'offer' && fact.id === id ? { ...fact, margin: ANY_MARGIN } : fact,
  )
  return { ...company, facts }
}
