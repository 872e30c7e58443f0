import { type Company, type Fact, factsOf } from './company.ts'

export const MONTHS = 12

/** A month that brings so many times the average is a season. */
const UNEVEN = 1.5

function isUneven(months: readonly number[]): boolean {
  const total = months.reduce((sum, month) => sum + month, 0)
  return Math.max(...months) > (total / MONTHS) * UNEVEN
}

/** Whether the year is known to be uneven: a season holds back, or months are told that lie far apart. An even step by the month says nothing then. */
export function isSeasonal(company: Company): boolean {
  const told = factsOf(company, 'measure').flatMap(({ metric, byMonth }) =>
    byMonth && (metric === 'volume' || metric === 'sales') ? [byMonth] : [],
  )
  return told.some(isUneven) || factsOf(company, 'constraint').some(({ sort }) => sort === 'season')
}

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
