export const PERIODS = [
  'last-week',
  'last-month',
  'this-quarter',
  'last-quarter',
  'this-year',
  'last-year',
] as const
export type Period = (typeof PERIODS)[number]

export const PERIOD_WORDS: Record<Period, string> = {
  'last-week': 'In the last 7 days',
  'last-month': 'In the last 30 days',
  'this-quarter': 'This quarter',
  'last-quarter': 'Last quarter',
  'this-year': 'This year',
  'last-year': 'Last year',
}

export type Days = { since: string; until?: string }
const DAY_MS = 86_400_000

const iso = (time: number): string => new Date(time).toISOString().slice(0, 10)
const dayOf = (year: number, month: number, day: number): string => iso(Date.UTC(year, month, day))

/** The days of a period, both ends included. today: an ISO date. */
export function daysOf(period: Period, today: string): Days {
  const [year, month] = [Number(today.slice(0, 4)), Number(today.slice(5, 7)) - 1]
  const back = (days: number): Days => ({ since: iso(Date.parse(today) - days * DAY_MS) })
  const quarter = month - (month % 3)
  switch (period) {
    case 'last-week':
      return back(7)
    case 'last-month':
      return back(30)
    case 'this-quarter':
      return { since: dayOf(year, quarter, 1) }
    case 'last-quarter':
      return { since: dayOf(year, quarter - 3, 1), until: dayOf(year, quarter, 0) }
    case 'this-year':
      return { since: dayOf(year, 0, 1) }
    case 'last-year':
      return { since: dayOf(year - 1, 0, 1), until: dayOf(year, 0, 0) }
  }
}
