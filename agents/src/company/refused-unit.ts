import type { Unit } from '@sextant/contracts/company/figures'
import type { Company, Fact } from './company.ts'
import { lineRefused } from './refusals.ts'
import { takesGifts, unitOfSales } from './targets.ts'

/** What is refused where people live on gifts: nobody who gives is turned away. */
const CASE: Unit = { one: 'case', many: 'cases' }

/** What one of the refused is called: what its line is counted in, else a sale. */
export function unitOfRefused(company: Company, brake: Fact<'constraint'>): Unit {
  const unit = lineRefused(company, brake)?.unit
  return unit ?? (takesGifts(company) ? CASE : unitOfSales(company))
}
