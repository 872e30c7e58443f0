import { type Company, type Fact, factsOf } from './company.ts'

export const MONTHS = 12

/** A measure told month by month, January first. */
export type Monthly = { measure: Fact<'measure'>; months: readonly number[]; total: number }

/** Sales or their number in each month of a year; null where nobody told, or where a line alone is counted. */
export function monthlySales(company: Company): Monthly | null {
  const measure = factsOf(company, 'measure').find(
    ({ metric, byMonth, about }) =>
      (metric === 'volume' || metric === 'sales') && byMonth && !about,
  )
  const months = measure?.byMonth
  if (!measure || !months) return null
  const total = months.reduce((sum, month) => sum + month, 0)
  return total > 0 ? { measure, months, total } : null
}
