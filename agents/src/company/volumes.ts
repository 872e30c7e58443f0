import type { Period } from '@sextant/contracts/company/figures'
import { type Company, type Fact, factsOf } from './company.ts'
import { isOneUnit } from './one-unit.ts'
import type { Computed } from './sales.ts'

const A_YEAR: Partial<Record<Period, number>> = {
  year: 1,
  quarter: 4,
  month: 12,
  week: 52,
}

/** How many a year a measure counts; null where it is no count, or of a period that says nothing of a year. */
export function yearlyCount({ value, form, per }: Fact<'measure'>): number | null {
  const times = A_YEAR[per ?? 'year']
  if (!value || !times || (form !== undefined && form !== 'count')) return null
  return value * times
}

/** Sales of a year in pieces: as said of the whole, else over the lines where all of them tell and count in one unit. */
export function yearlyVolume(company: Company): Computed | null {
  const told = factsOf(company, 'measure').find(
    measure => measure.metric === 'volume' && !measure.about && yearlyCount(measure),
  )
  const counted = told && yearlyCount(told)
  if (counted) return { value: counted, how: 'a year, as said', rests: [told] }
  const offers = factsOf(company, 'offer')
  if (offers.length === 0 || offers.some(({ volume }) => !volume)) return null
  if (!isOneUnit(offers)) return null
  const value = offers.reduce((sum, { volume }) => sum + (volume ?? 0), 0)
  return { value, how: 'Σ number of the lines', rests: offers }
}
