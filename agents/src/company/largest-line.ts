import { type Company, type Fact, factsOf } from './company.ts'
import { revenueOf } from './sales.ts'

/** The line that brings most in a year, whatever a goal is about; without figures the only one there is. */
export function largestLine(company: Company): Fact<'offer'> | undefined {
  const lines = factsOf(company, 'offer')
  const told = lines.filter(line => revenueOf(line))
  const [first] = told.toSorted((a, b) => (revenueOf(b) ?? 0) - (revenueOf(a) ?? 0))
  return first ?? (lines.length === 1 ? lines[0] : undefined)
}
