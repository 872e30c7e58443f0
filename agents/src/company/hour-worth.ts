import { type Company, type Fact, factsOf } from './company.ts'
import {
  contributionOf,
  paymentsAYear,
  type PricedOffer,
  pricedOffers,
  revenueOf,
} from './sales.ts'

/** A full working year of one person: fifty-two weeks of forty hours. */
const YEAR_OF_ONE = 52 * 40

/** Cents that an hour of work brings today: what is left of sales where each line tells its cost, else the sales themselves. */
export type HourWorth = {
  value: number
  of: 'left' | 'sales'
  people: number | null
  rests: Fact[]
}

const leftOf = (line: PricedOffer): number | null => {
  const left = contributionOf(line)
  return left === null ? null : left * (line.volume ?? 0) * paymentsAYear(line)
}

/** By what the counted lines bring in a year and the full working year of those who work there, or of one person where nobody told how many they are. */
export function hourWorth(company: Company): HourWorth | null {
  const counted = pricedOffers(company).filter(({ volume }) => volume)
  if (counted.length === 0) return null
  const left = counted.map(leftOf)
  const isLeft = left.every(cents => cents !== null)
  const year = counted.reduce(
    (sum, line) => sum + ((isLeft ? leftOf(line) : revenueOf(line)) ?? 0),
    0,
  )
  const organization = factsOf(company, 'organization').find(({ people }) => people)
  if (year <= 0) return null
  return {
    value: year / (YEAR_OF_ONE * (organization?.people ?? 1)),
    of: isLeft ? 'left' : 'sales',
    people: organization?.people ?? null,
    rests: [...counted, ...(organization ? [organization] : [])],
  }
}
