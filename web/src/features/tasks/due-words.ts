const DAY_MS = 86_400_000
const day = (iso: string): number => Date.parse(`${iso.slice(0, 10)}T00:00:00Z`)

/** Within a week a weekday says it; further away the date. */
const WEEK = 7
const weekday = new Intl.DateTimeFormat('en-US', { weekday: 'long', timeZone: 'UTC' })
const short = new Intl.DateTimeFormat('en-US', { day: 'numeric', month: 'short', timeZone: 'UTC' })
const long = new Intl.DateTimeFormat('en-US', {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  timeZone: 'UTC',
})

/** When something is due, seen from a day: "Today", "Friday", "Dec 4", "3 days late". Both are ISO dates. */
export function dueWords(due: string, today: string): { words: string; isLate: boolean } {
  const days = Math.round((day(due) - day(today)) / DAY_MS)
  if (days < 0) return { words: days === -1 ? '1 day late' : `${-days} days late`, isLate: true }
  return { words: laterWords(due, days, today), isLate: false }
}

function laterWords(due: string, days: number, today: string): string {
  if (days === 0) return 'Today'
  if (days === 1) return 'Tomorrow'
  const at = new Date(day(due))
  if (days < WEEK) return weekday.format(at)
  return due.slice(0, 4) === today.slice(0, 4) ? short.format(at) : long.format(at)
}
