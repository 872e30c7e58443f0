import { type Company, type Fact, factsOf } from './company.ts'
import { lineMeantBy } from './line-said.ts'
import { type Computed, pricedOffers } from './sales.ts'
import { isRepeating } from './single-sale.ts'
import { yearlyCount, yearlyVolume } from './volumes.ts'

/** Enquiries of a year that are counted, and what part of them became sales. */
export type Conversion = { leads: Fact<'measure'>; asked: number; sold: Computed; rate: number }

/** Enquiries below which a rate is told as a count and nothing is multiplied by it. */
export const FEW = 30

/** Sales ÷ enquiries of a year, of all or of one line; null where either is missing, few, or more is sold than asked for. */
export function conversionOf(company: Company, line?: Fact<'offer'>): Conversion | null {
  const counted = factsOf(company, 'measure').filter(
    measure => measure.metric === 'leads' && yearlyCount(measure),
  )
  const leads = line
    ? counted.find(measure => lineMeantBy(company, measure)?.id === line.id)
    : counted.find(({ about }) => !about)
  const asked = leads && yearlyCount(leads)
  const sold = line ? soldOf(line) : yearlyVolume(company)
  if (sold && standsFor(company, sold)) return null
  if (!leads || !asked || !sold || asked < FEW || sold.value >= asked || sold.value <= 0)
    return null
  return { leads, asked, sold, rate: sold.value / asked }
}

/** Whether a number is of those who pay by the month or the year: they are counted as they stand, and not as they come. */
function standsFor(company: Company, { rests }: Computed): boolean {
  const repeating = pricedOffers(company).filter(isRepeating)
  return rests.some(({ id }) => repeating.some(line => line.id === id))
}

const soldOf = (line: Fact<'offer'>): Computed | null =>
  line.volume ? { value: line.volume, how: 'as said', rests: [line] } : null
