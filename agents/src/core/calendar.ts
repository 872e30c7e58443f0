import { dateFormat } from '@sextant/contracts/formats'

// ISO dates only, in UTC: a deliverable drafted twice for the same day is the same deliverable.

const day = (iso: string): Date => new Date(`${iso.slice(0, 10)}T00:00:00Z`)
const iso = (date: Date): string => date.toISOString().slice(0, 10)

/** Days on which hardly anybody works anywhere, month and day; what else a country keeps is not known here. */
const DAYS_OFF = new Set(['01-01', '12-25', '12-26'])

const isWorking = (date: Date): boolean =>
  date.getUTCDay() !== 0 && date.getUTCDay() !== 6 && !DAYS_OFF.has(iso(date).slice(5))

/** The date `count` working days (Monday to Friday, but for Christmas and New Year) after `from`. */
export function workingDaysAfter(from: string, count: number): string {
  const date = day(from)
  for (let left = count; left > 0;) {
    date.setUTCDate(date.getUTCDate() + 1)
    if (isWorking(date)) left -= 1
  }
  return iso(date)
}

/** Last day of the month `count` months after the month of `from`. */
export function monthEnd(from: string, count: number): string {
  const date = day(from)
  return iso(new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + count + 1, 0)))
}

/** The quarter that ends next with at least six weeks left: its name ("Q1 2027") and last day. */
export function workingQuarter(today: string): { name: string; ends: string } {
  const date = day(today)
  const quarterEnd = (shift: number) =>
    new Date(
      Date.UTC(date.getUTCFullYear(), (Math.floor(date.getUTCMonth() / 3) + 1 + shift) * 3, 0),
    )
  const near = quarterEnd(0)
  const end = near.getTime() - date.getTime() >= 42 * 86_400_000 ? near : quarterEnd(1)
  return {
    name: `Q${Math.floor(end.getUTCMonth() / 3) + 1} ${end.getUTCFullYear()}`,
    ends: iso(end),
  }
}

/** Whole weeks between two dates, at least one. */
export const weeksBetween = (from: string, to: string): number =>
  Math.max(1, Math.round((day(to).getTime() - day(from).getTime()) / (7 * 86_400_000)))

/** The last day of "2027", "2027-04" or "2027-04-15". */
export function lastDayOf(date: string): string {
  if (date.length === 4) return `${date}-12-31`
  return date.length === 7 ? monthEnd(`${date}-01`, 0) : date
}

/** "14 November 2026". */
export const longDate = (date: string): string =>
  dateFormat('en-GB', {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  }).format(day(date))
/** "14 November". */
export const dayMonth = (date: string): string =>
  dateFormat('en-GB', { day: 'numeric', month: 'long', timeZone: 'UTC' }).format(day(date))
