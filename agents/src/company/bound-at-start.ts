import { boundBy } from './bound.ts'
import type { Company } from './company.ts'
import { refusalsOf } from './refusals.ts'

const MONTHS = 12

/** Whether a beginning cannot take more buyers: fewer than one turned away in a month bind nobody, whatever else is not known. */
export function isBoundAtStart(company: Company): boolean {
  const [refusal] = refusalsOf(company)
  if (refusal && refusal.lost < MONTHS) return false
  return boundBy(company) !== null
}
