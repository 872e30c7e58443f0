import type { Period } from '@sextant/contracts/company/figures'
import { type Company, type Fact, factsOf } from './company.ts'

const TIMES_A_YEAR: Readonly<Partial<Record<Period, number>>> = { month: 12, quarter: 4, year: 1 }

/** What has to be paid in a year whether anything is sold or not; null where nobody told. */
export function fixedCostOf(company: Company): { cents: number; fact: Fact<'measure'> } | null {
  const fact = factsOf(company, 'measure').find(
    ({ metric, form, value }) => metric === 'fixed-cost' && form === 'money' && value,
  )
  const times = TIMES_A_YEAR[fact?.per ?? 'once']
  return fact?.value && times ? { cents: fact.value * times, fact } : null
}
