import { aboutOf, type Company } from './company.ts'
import { salesGoal } from './goals.ts'
import { linesOf } from './lines.ts'
import { type PricedOffer, pricedOffers } from './sales.ts'

/** The priced line that something is about; where nobody said, the one that the goal counts, else the one that brings most. */
export function mainLine(
  company: Company,
  of?: { about?: string | undefined },
): PricedOffer | undefined {
  const priced = pricedOffers(company)
  const goal = salesGoal(company)
  const named = (of && aboutOf(company, of, 'offer')) ?? (goal && aboutOf(company, goal, 'offer'))
  const largest = linesOf(company)[0]?.offer
  const found = priced.find(({ id }) => id === (named ?? largest)?.id)
  return found ?? (priced.length === 1 ? priced[0] : undefined)
}
