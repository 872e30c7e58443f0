import { dayWithYear, shortDay } from '@sextant/contracts/days'
import { dateFormat } from '@sextant/contracts/formats'
import type { ReportRow, ScheduleRow } from '@sextant/contracts/reports/rows'

const day = (iso: string, options: Intl.DateTimeFormatOptions): string =>
  dateFormat('en-GB', { timeZone: 'UTC', ...options }).format(new Date(iso))

/** "1–31 Oct 2026". */
export function sayDays({ from, to }: { from: string; to: string }): string {
  const end = dayWithYear(to)
  if (from === to) return end
  if (from.slice(0, 7) === to.slice(0, 7)) return `${Number(from.slice(8))}–${end}`
  return `${shortDay(from)} – ${end}`
}

/** "1 to 31 October 2026". */
export function sayPeriod({ from, to }: { from: string; to: string }): string {
  const end = day(to, { day: 'numeric', month: 'long', year: 'numeric' })
  if (from === to) return end
  if (from.slice(0, 7) === to.slice(0, 7)) return `${Number(from.slice(8))} to ${end}`
  return `${day(from, { day: 'numeric', month: 'long', year: 'numeric' })} to ${end}`
}

export const sayDay = (iso: string): string =>
  day(iso, { day: 'numeric', month: 'long', year: 'numeric' })

/** "16 Nov, 08:12", by the reader's clock. */
export const sayMoment = (iso: string): string =>
  dateFormat('en-GB', {
    day: 'numeric',
    month: 'short',
    hour: '2-digit',
    minute: '2-digit',
  }).format(new Date(iso))

export const stateOf = ({ state, shared_at }: ReportRow): string => {
  if (state === 'draft') return 'Draft'
  return shared_at ? 'Shared' : 'Final'
}

export const WEEKDAYS = [
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
  'Sunday',
] as const

const ENDINGS: Record<number, string> = { 1: 'st', 2: 'nd', 3: 'rd' }
/** "3rd"; the eleventh to thirteenth go by -th. */
export const nth = (number: number): string => {
  const isTeen = number % 100 > 10 && number % 100 < 14
  return `${number}${isTeen ? 'th' : (ENDINGS[number % 10] ?? 'th')}`
}

const clock = (hour: number): string => `${String(hour).padStart(2, '0')}:00`

/** "Every month on the 3rd working day, 08:00 (Europe/London)". */
export function sayCadence(
  row: Pick<ScheduleRow, 'cadence' | 'weekday' | 'working_day' | 'hour' | 'time_zone'>,
): string {
  const { cadence, weekday, working_day, hour, time_zone } = row
  const when =
    cadence === 'weekly'
      ? `Every ${WEEKDAYS[weekday - 1]}`
      : `Every month on the ${nth(working_day)} working day`
  return `${when}, ${clock(hour)} (${time_zone.replaceAll('_', ' ')})`
}

/** "3 December, 08:00", by the schedule's own clock. */
export const sayNext = ({
  next_at,
  time_zone,
}: Pick<ScheduleRow, 'next_at' | 'time_zone'>): string =>
  dateFormat('en-GB', {
    day: 'numeric',
    month: 'long',
    hour: '2-digit',
    minute: '2-digit',
    timeZone: time_zone,
  })
    .format(new Date(next_at))
    .replace(' at ', ', ')
