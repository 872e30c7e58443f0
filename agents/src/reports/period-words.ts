import { shortDay } from '@sextant/contracts/days'
import { dateFormat } from '@sextant/contracts/formats'
import type { PeriodRule } from '@sextant/contracts/reports/types'
import { dayAfter } from '../figures/days.ts'

type Days = { from: string; to: string }

const write = (day: string, options: Intl.DateTimeFormatOptions): string =>
  dateFormat('en-GB', { ...options, timeZone: 'UTC' }).format(new Date(day))

const firstOfMonth = (day: string): string => `${day.slice(0, 7)}-01`
/** Monday is 0. */
const weekdayOf = (day: string): number => (new Date(day).getUTCDay() + 6) % 7

const lastOfMonth = (day: string): string =>
  dayAfter(firstOfMonth(dayAfter(firstOfMonth(day), 32)), -1)

const isMonth = ({ from, to }: Days): boolean =>
  from === firstOfMonth(from) && to === lastOfMonth(from)
const isWeek = ({ from, to }: Days): boolean => weekdayOf(from) === 0 && to === dayAfter(from, 6)

/** The days a rule means on a day: the whole week or month before it. */
export function daysOfRule(rule: Exclude<PeriodRule, 'days'>, today: string): Days {
  if (rule === 'last-week') {
    const monday = dayAfter(today, -weekdayOf(today) - 7)
    return { from: monday, to: dayAfter(monday, 6) }
  }
  const last = dayAfter(firstOfMonth(today), -1)
  return { from: firstOfMonth(last), to: last }
}

/** "1 to 31 October 2026", "28 September to 4 October 2026". */
export function periodWords({ from, to }: Days): string {
  const end = write(to, { day: 'numeric', month: 'long', year: 'numeric' })
  if (from === to) return end
  if (from.slice(0, 7) === to.slice(0, 7)) return `${Number(from.slice(8))} to ${end}`
  const sameYear = from.slice(0, 4) === to.slice(0, 4)
  return `${write(from, { day: 'numeric', month: 'long', ...(sameYear ? {} : { year: 'numeric' }) })} to ${end}`
}

/** What a period is called in a column and a sentence: "October", "The week from 2 November", "These days". */
export function periodName(days: Days): string {
  if (isMonth(days)) return write(days.from, { month: 'long' })
  if (isWeek(days)) return `The week from ${write(days.from, { day: 'numeric', month: 'long' })}`
  return periodWords(days)
}

/** "October 2026", "week from 2 November 2026": what stands in a title. */
export function periodTitle(days: Days): string {
  if (isMonth(days)) return write(days.from, { month: 'long', year: 'numeric' })
  if (isWeek(days))
    return `week from ${write(days.from, { day: 'numeric', month: 'long', year: 'numeric' })}`
  return periodWords(days)
}

/** The month or week that follows: "November", "the days ahead". */
export function nextName(days: Days): string {
  if (isMonth(days)) return write(dayAfter(days.to, 1), { month: 'long' })
  return isWeek(days) ? 'the week ahead' : 'the days ahead'
}

export const dayInWords = (day: string): string =>
  write(day, { day: 'numeric', month: 'long', year: 'numeric' })

/** Whole month beside the same number of days before is no whole month: it is named by its days. */
export const beforeName = (days: Days): string => `${shortDay(days.from)} to ${shortDay(days.to)}`
