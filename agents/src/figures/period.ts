import type { Comparison, FiguresFilter, Period } from '@sextant/contracts/figures/view'
import { daysBetween } from '@sextant/contracts/days'
import { dayAfter } from './days.ts'

const FOUR_WEEKS = 28
/** A longer time is shown by its last days: three years. */
const DAYS_MAX = 1_096

const period = (from: string, to: string): Period => ({ from, to, days: daysBetween(from, to) + 1 })

/** The days of a filter; without them four whole weeks up to the last day that is known, so that every weekday counts the same. */
export function periodOf(
  { from, to }: Pick<FiguresFilter, 'from' | 'to'>,
  lastDay: string | null,
  today: string,
): Period {
  const end = to ?? lastDay ?? today
  const begin = from ?? dayAfter(end, 1 - FOUR_WEEKS)
  if (begin > end) return period(end, end)
  const earliest = dayAfter(end, 1 - DAYS_MAX)
  return period(begin < earliest ? earliest : begin, end)
}

/** As many days before a period, or the same weekdays a year before (52 weeks); none where it is held against a plan, or nothing. */
export function periodBefore({ from, to, days }: Period, compare: Comparison): Period | null {
  if (compare === 'none' || compare === 'plan') return null
  const back = compare === 'year' ? 364 : days
  return period(dayAfter(from, -back), dayAfter(to, -back))
}
