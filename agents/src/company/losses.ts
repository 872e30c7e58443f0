import { aboutOf, type Company, type Fact, factsOf } from './company.ts'
import { type PricedOffer, pricedOffers } from './sales.ts'

/** Brakes by which a sale is lost after somebody had said yes or asked; what is refused for want of room is told by other rules. */
const LOSES = new Set<Fact<'constraint'>['sort']>([
  'retention',
  'conversion',
  'price-pressure',
  'data',
  'rules',
  'cash',
])

/** Most is lost by the first. */
export const lossesOf = (company: Company): Fact<'constraint'>[] =>
  factsOf(company, 'constraint')
    .filter(({ sort, lost }) => lost && LOSES.has(sort))
    .sort((a, b) => (b.lost ?? 0) - (a.lost ?? 0))

/** The line that was lost: the one it names, or the only one there is. Of several nobody knows which, and no price is put on it. */
export function lineLost(company: Company, brake: Fact<'constraint'>): PricedOffer | undefined {
  const [only, another] = factsOf(company, 'offer')
  const line = aboutOf(company, brake, 'offer') ?? (another ? undefined : only)
  return pricedOffers(company).find(({ id }) => id === line?.id)
}

/** A loss that is tied to none of several lines. */
export const isUntied = (company: Company, { sort, about }: Fact<'constraint'>): boolean =>
  LOSES.has(sort) && about === undefined && factsOf(company, 'offer').length > 1
