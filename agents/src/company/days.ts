/** Weeks of an average month. */
export const WEEKS_A_MONTH = 365.25 / 12 / 7
const MONTH_MS = (365.25 / 12) * 86_400_000

/** The last day that "2027", "2027-04" or "2027-04-15" may mean: a goal "by April" has all of April. */
export function lastDayOf(day: string): string {
  if (day.length === 4) return `${day}-12-31`
  if (day.length > 7) return day
  const [year = 0, month = 0] = day.split('-').map(Number)
  return new Date(Date.UTC(year, month, 0)).toISOString().slice(0, 10)
}

/** Months from one day to the end of the other, negative for the past. */
export function monthsBetween(today: string, day: string): number {
  return (Date.parse(lastDayOf(day)) - Date.parse(today)) / MONTH_MS
}

/** What a day more or less of rounding may not take from a week. */
const NEARLY = 0.1

/** Whole weeks in so many months: 22 November to 31 January are ten. */
export const wholeWeeks = (months: number): number => Math.floor(months * WEEKS_A_MONTH + NEARLY)
