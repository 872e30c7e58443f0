const dateOf = (iso: string): Date => new Date(`${iso}T00:00:00Z`)

const WEEKDAY = new Intl.DateTimeFormat('en-GB', { weekday: 'short', timeZone: 'UTC' })
/** "Mon". */
export const weekdayOf = (iso: string): string => WEEKDAY.format(dateOf(iso))

const DAY_MS = 86_400_000
const DAYS_A_WEEK = 7

/** So many days later, ISO. */
export const daysAfter = (iso: string, days: number): string =>
  new Date(dateOf(iso).getTime() + days * DAY_MS).toISOString().slice(0, 10)

/** Whole weeks, Monday to Sunday, from the one that holds the first day to the one that holds the last. */
export function weeksOf(first: string, last: string): string[][] {
  const monday = dateOf(first).getTime() - ((dateOf(first).getUTCDay() + 6) % DAYS_A_WEEK) * DAY_MS
  const weeks = Math.floor((dateOf(last).getTime() - monday) / (DAYS_A_WEEK * DAY_MS)) + 1
  const dayAt = (week: number, day: number): string =>
    new Date(monday + (week * DAYS_A_WEEK + day) * DAY_MS).toISOString().slice(0, 10)
  return Array.from({ length: weeks }, (_, week) =>
    Array.from({ length: DAYS_A_WEEK }, (__, day) => dayAt(week, day)),
  )
}
