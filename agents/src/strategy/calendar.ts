// ISO dates only, in UTC: a deliverable drafted twice for the same day is the same deliverable.

const day = (iso: string): Date => new Date(`${iso.slice(0, 10)}T00:00:00Z`)
const iso = (date: Date): string => date.toISOString().slice(0, 10)

/** The date `count` working days (Monday to Friday) after `from`. */
export function workingDaysAfter(from: string, count: number): string {
  const date = day(from)
  for (let left = count; left > 0;) {
    date.setUTCDate(date.getUTCDate() + 1)
    if (date.getUTCDay() !== 0 && date.getUTCDay() !== 6) left -= 1
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

const MONTHS = [
  'january',
  'february',
  'march',
  'april',
  'may',
  'june',
  'july',
  'august',
  'september',
  'october',
  'november',
  'december',
]
const SEASON_END: Readonly<Record<string, number>> = {
  spring: 4,
  easter: 3,
  summer: 5,
  fall: 10,
  autumn: 10,
  christmas: 11,
  winter: 11,
  year: 11,
  q1: 2,
  q2: 5,
  q3: 8,
  q4: 11,
}

/** The last day meant by words such as "end of June", "by summer", "December 2027", "in 6 months"; null when they name none. Always after `today`. */
export function deadlineIn(text: string, today: string): string | null {
  const now = day(today)
  const said = text.toLowerCase()
  const span =
    /\b(?:in|within|next)\s(?:the next\s)?(\d+|two|three|six|nine|twelve)\s(weeks?|months?)/.exec(
      said,
    )
  if (span) {
    const n =
      { two: 2, three: 3, six: 6, nine: 9, twelve: 12 }[span[1] ?? ''] ??
      Math.min(120, Number(span[1]))
    if (span[2]?.startsWith('w')) return iso(new Date(now.getTime() + n * 7 * 86_400_000))
    return monthEnd(today, n)
  }
  if (/\b(?:this|the|end of the|end of this) quarter\b/.test(said))
    return workingQuarter(today).ends
  const year = Number(/\b(20[2-9]\d)\b/.exec(said)?.[1] ?? 0)
  const month = MONTHS.findIndex(
    m =>
      new RegExp(`\\b${m}\\b`).test(said) &&
      (m !== 'may' || /\b(?:by|in|until|of|before) may\b/.test(said)),
  )
  const season =
    month >= 0
      ? month
      : (SEASON_END[
          /\b(spring|easter|summer|fall|autumn|christmas|winter|q[1-4])\b/.exec(said)?.[1] ?? ''
        ] ?? (year > 0 || /\b(?:this|next|the|a) year\b/.test(said) ? 11 : -1))
  if (season < 0) return null
  let y = year || now.getUTCFullYear() + (/\bnext year\b|\bin a year\b/.test(said) ? 1 : 0)
  while (Date.UTC(y, season + 1, 0) <= now.getTime() + 14 * 86_400_000) y += 1
  return iso(new Date(Date.UTC(y, season + 1, 0)))
}

/** Whole weeks between two dates, at least one. */
export const weeksBetween = (from: string, to: string): number =>
  Math.max(1, Math.round((day(to).getTime() - day(from).getTime()) / (7 * 86_400_000)))

/** "14 November 2026". */
export const longDate = (date: string): string =>
  new Intl.DateTimeFormat('en-GB', {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  }).format(day(date))
/** "14 November". */
export const dayMonth = (date: string): string =>
  new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', timeZone: 'UTC' }).format(
    day(date),
  )
