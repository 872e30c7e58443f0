import { type Company, type Fact, factsOf } from './company.ts'
import type { Computed } from './sales.ts'
import { yearlyCount, yearlyVolume } from './volumes.ts'

/** Enquiries of a year that are counted, and what part of them became sales. */
export type Conversion = { leads: Fact<'measure'>; asked: number; sold: Computed; rate: number }

/** Enquiries below which a rate is told as a count and nothing is multiplied by it. */
export const FEW = 30

/** Sales ÷ enquiries of a year; null where either is missing, few, or more is sold than asked for. */
export function conversionOf(company: Company): Conversion | null {
  const leads = factsOf(company, 'measure').find(
    measure => measure.metric === 'leads' && !measure.about && yearlyCount(measure),
  )
  const asked = leads && yearlyCount(leads)
  const sold = yearlyVolume(company)
  if (!leads || !asked || !sold || asked < FEW || sold.value >= asked || sold.value <= 0)
    return null
  return { leads, asked, sold, rate: sold.value / asked }
}
