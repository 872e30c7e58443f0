import { MEASURES, type Measure } from '@sextant/contracts/figures/measures'
import type { Hours, Stack } from '@sextant/contracts/figures/view'
import { daysBetween } from '@sextant/contracts/days'
import { dayAfter } from './days.ts'
import type { Figure } from './figure.ts'
import { sourcesFor } from './split.ts'
import { channelName } from './words.ts'

const RESULTS: readonly Measure[] = [
  'orders',
  'conversions',
  'leads',
  'revenue',
  'clicks',
  'sessions',
]
/** Channels with a colour of their own; more are one part. */
const CHANNELS_SHOWN = 5

type Period = { from: string; to: string }

/** What is wanted, of what is told by channel. */
export const resultTold = (figures: readonly Figure[]): Measure | null =>
  RESULTS.find(measure => figures.some(figure => figure.measure === measure && figure.channel)) ??
  null

/** Days of one bar: a week, or four where there would be too many. */
const stepOf = ({ from, to }: Period): number => (daysBetween(from, to) > 140 ? 28 : 7)

function weeksOf({ from, to }: Period, step: number, before: boolean): Stack['weeks'] {
  const count = Math.ceil((daysBetween(from, to) + 1) / step)
  return Array.from({ length: count }, (_, index) => ({
    starts_on: dayAfter(from, index * step),
    before,
    values: [],
  }))
}

/** Weeks before anything was told are no weeks of nothing. */
function begun(weeks: Stack['weeks'], figures: readonly Figure[], step: number): Stack['weeks'] {
  const first = figures.map(({ day }) => day).toSorted()[0]
  return weeks.filter(
    ({ starts_on }) => first !== undefined && dayAfter(starts_on, step - 1) >= first,
  )
}

function largestChannels(figures: readonly Figure[]): string[] {
  const sums = new Map<string, number>()
  for (const { channel, value } of figures) {
    const name = channel ?? 'other'
    sums.set(name, (sums.get(name) ?? 0) + value)
  }
  const sorted = [...sums].toSorted((a, b) => b[1] - a[1]).map(([channel]) => channel)
  const shown = sorted.filter(channel => channel !== 'other').slice(0, CHANNELS_SHOWN)
  return sorted.length > shown.length ? [...shown, 'other'] : shown
}

function weekValues(
  week: Stack['weeks'][number],
  figures: readonly Figure[],
  channels: readonly string[],
  step: number,
): number[] {
  const end = dayAfter(week.starts_on, step - 1)
  const values = channels.map(() => 0)
  for (const { day, channel, value } of figures) {
    if (day < week.starts_on || day > end) continue
    const at = channels.indexOf(channel ?? 'other')
    values[at < 0 ? channels.length - 1 : at]! += value
  }
  return values
}

/** Results by week and channel, the weeks of the period before first. */
export function stackOf(
  now: { figures: readonly Figure[]; period: Period },
  before: { figures: readonly Figure[]; period: Period } | null,
): Stack | null {
  const measure = resultTold(now.figures)
  if (!measure) return null
  const of = (figures: readonly Figure[]) => figures.filter(figure => figure.measure === measure)
  const mine = of(now.figures)
  const step = stepOf(now.period)
  const channels = largestChannels([...mine, ...of(before?.figures ?? [])])
  const filled = (weeks: Stack['weeks'], figures: readonly Figure[]) =>
    weeks.map(week => ({ ...week, values: weekValues(week, figures, channels, step) }))
  return {
    measure,
    sources: sourcesFor(mine, [measure]),
    title: titleOf(mine, MEASURES[measure].label.toLowerCase()),
    caption: `${MEASURES[measure].label} by ${step === 7 ? 'week' : 'four weeks'} and channel`,
    channels,
    weeks: [
      ...(before
        ? filled(
            begun(weeksOf(before.period, step, true), before.figures, step),
            of(before.figures),
          )
        : []),
      ...filled(weeksOf(now.period, step, false), mine),
    ],
  }
}

function titleOf(figures: readonly Figure[], label: string): string {
  const total = figures.reduce((sum, { value }) => sum + value, 0)
  const [first] = largestChannels(figures)
  const most = figures
    .filter(({ channel }) => channel === first)
    .reduce((sum, { value }) => sum + value, 0)
  if (!first || total === 0) return `No ${label} yet`
  return `${channelName(first)} brings ${Math.round((most / total) * 100)}% of the ${label}`
}

/** Three hours in a row with the most. */
function busiest(byHour: readonly number[]): { from: number; sum: number } {
  const starts = byHour.slice(0, 22).map((_, from) => ({
    from,
    sum: byHour.slice(from, from + 3).reduce((sum, value) => sum + value, 0),
  }))
  return starts.toSorted((a, b) => b.sum - a.sum)[0]!
}

const clock = (hour: number): string => `${String(hour).padStart(2, '0')}:00`

/** When results come, by weekday and hour, of what is told with an hour. */
export function hoursOf(
  rows: readonly { source: string; weekday: number; hour: number; value: number }[],
  measure: Measure,
): Hours | null {
  if (rows.length === 0) return null
  const cells = Array.from({ length: 7 }, () => Array.from({ length: 24 }, () => 0))
  for (const { weekday, hour, value } of rows) cells[weekday - 1]![hour]! += value
  const byHour = Array.from({ length: 24 }, (_, hour) =>
    cells.reduce((sum, row) => sum + row[hour]!, 0),
  )
  const total = byHour.reduce((sum, value) => sum + value, 0)
  const { from, sum } = busiest(byHour)
  const label = MEASURES[measure].label.toLowerCase()
  return {
    measure,
    sources: [...new Set(rows.map(({ source }) => source))],
    title: `${sum} of ${total} ${label} come between ${clock(from)} and ${clock(from + 3)}`,
    caption: `${MEASURES[measure].label} by weekday and hour; the area of a square is the count, the outlined one is the most`,
    cells,
  }
}
