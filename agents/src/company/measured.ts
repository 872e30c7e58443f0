import { daysBetween } from '@sextant/contracts/days'
import { type Company, type Fact, factsOf } from './company.ts'
import type { Computed } from './sales.ts'

type FromFigures = Fact<'measure'> & {
  value: number
  measured: NonNullable<Fact<'measure'>['measured']>
}

/** What figures came to for a metric of all channels, once a person approved it. */
const measuredOf = (company: Company, metric: string): FromFigures | undefined =>
  factsOf(company, 'measure').find(
    (fact): fact is FromFigures =>
      fact.measured?.metric === metric && !fact.measured.channel && Boolean(fact.value),
  )

/** Of the visits that were measured, the part that ends with an order, and what a year of them is at the pace of those days. */
export type Visits = { fact: FromFigures; rate: number; visits: number; aYear: number }

const YEAR = 365

export function measuredVisits(company: Company): Visits | null {
  const fact = measuredOf(company, 'shop_cvr')
  if (!fact || fact.form !== 'share') return null
  const { n: visits, from, to } = fact.measured
  const days = daysBetween(from, to) + 1
  return { fact, rate: fact.value, visits, aYear: Math.round((visits / days) * YEAR) }
}

/** Cents of an average order, as it was measured. */
export function measuredOrder(company: Company): Computed | null {
  const fact = measuredOf(company, 'aov')
  if (!fact || fact.form !== 'money') return null
  return { value: fact.value, how: 'as measured', rests: [fact] }
}
