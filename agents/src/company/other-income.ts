import { type Company, factsOf } from './company.ts'
import { isFunded } from './funding.ts'
import { revenueOf } from './sales.ts'
import { toldSales } from './told-sales.ts'

/** Told sales that lie further above those of the lines than this come from something that is no line. */
const BEYOND = 0.15

function isToldBeyondLines(company: Company): boolean {
  const told = toldSales(company)
  const lines = factsOf(company, 'offer').map(revenueOf)
  if (!told || lines.length === 0 || lines.includes(null)) return false
  const sold = lines.reduce<number>((sum, cents) => sum + (cents ?? 0), 0)
  return sold < told.value * (1 - BEYOND)
}

/** Whether money comes in that no priced line brings: gifts, grants, or what was told of all beyond the lines. What the lines leave is then not what a year leaves. */
export const hasOtherIncome = (company: Company): boolean =>
  isFunded(company) || isToldBeyondLines(company)
