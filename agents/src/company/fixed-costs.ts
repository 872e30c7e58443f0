import { type Company, type Fact, factsOf } from './company.ts'

/** What has to be paid in a year whether anything is sold or not; null where nobody told. */
export function fixedCostOf(company: Company): { cents: number; fact: Fact<'measure'> } | null {
  const fact = factsOf(company, 'measure').find(
    ({ metric, form, value }) => metric === 'fixed-cost' && form === 'money' && value,
  )
  if (!fact?.value || (fact.per !== 'month' && fact.per !== 'year')) return null
  return { cents: fact.value * (fact.per === 'month' ? 12 : 1), fact }
}
