import type { Fact } from '../company/company.ts'
import { say, type Sentence } from '../sentences/sentence.ts'
import type { Kit } from './kit.ts'

const YEAR = 12
/** Months up to which a span is told in months. */
const SHORT = 24

/** What is paid once may serve for years: after how long it is paid back, and what that has to be held against. Never a loss because of one year. */
export function paidBack(
  kit: Kit,
  { cost, aYear }: { cost: number; aYear: number },
  rests: readonly Fact[],
): Sentence {
  const months = (cost / aYear) * YEAR
  if (months <= SHORT) {
    const span = kit.duration(Math.ceil(months), 'month', 'cost ÷ what a year brings × 12', rests)
    return say`paid back after about ${span}, if it lasts that long`
  }
  const years = Number((months / YEAR).toFixed(1))
  const span = kit.duration(years, 'year', 'cost ÷ what a year brings', rests)
  return say`paid back after about ${span}. Set that against how long it lasts, and what it will still be worth then`
}

/** Paid month by month or year by year, so that each year has to bring its own cost. */
export const isRunningCost = ({ cost }: Fact<'idea'>): boolean =>
  cost?.per === 'month' || cost?.per === 'year' || cost?.per === 'week' || cost?.per === 'day'
