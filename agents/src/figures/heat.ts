import { isMeasure, MEASURES, type Measure } from '@sextant/contracts/figures/measures'
import type { Heat } from '@sextant/contracts/figures/view'
import type { Catalogue, Metric } from '@sextant/contracts/metrics/catalogue'
import { writeValue } from '@sextant/contracts/metrics/written'
import type { Holes } from './completeness.ts'
import { dayAfter } from './days.ts'
import type { Figure } from './figure.ts'
import { isSum, valueOf } from './parts-of-metric.ts'
import { sourcesFor } from './split.ts'
import { isWhole, type Sums, type Tally, tallyOf } from './tally.ts'
import { stepOf, stepWords, weekStarts } from './weeks.ts'
import { channelName, dayWords } from './words.ts'

type Period = { from: string; to: string }
export type HeatInput = {
  figures: readonly Figure[]
  period: Period
  holes: Holes
  catalogue: Catalogue
  currency: string
  /** What is wanted, of what is told by channel. */
  result: Measure | null
  /** The largest first. */
  channels: readonly string[]
}
type HeatMap = Heat['maps'][number]
type Row = HeatMap['rows'][number]

const sumOf = (days: Tally['days'], needs: readonly Measure[]): Sums => {
  const sums: Sums = {}
  for (const { sums: ofDay } of days)
    for (const measure of needs)
      if (ofDay[measure] !== undefined) sums[measure] = (sums[measure] ?? 0) + ofDay[measure]
  return sums
}

/** A metric over some days; null where it was not told, or a day of a sum is missing. Of what is divided the days that are missing are left out. */
function valueOver(metric: Metric, tally: Tally, days: Tally['days']): number | null {
  const needs = metric.needs.filter(isMeasure)
  const whole = days.filter(day => isWhole(tally, day, needs))
  if (whole.length === 0 || (isSum(metric) && whole.length < days.length)) return null
  return valueOf(metric.expanded, sumOf(whole, needs), {})
}

/** Over the whole period: a sum is what was told of it, at the least; what is divided leaves days out that are missing. */
function totalOf(metric: Metric, tally: Tally): number | null {
  if (isSum(metric)) return valueOf(metric.expanded, tally.total, {})
  return valueOver(metric, tally, tally.days)
}

function rowOf(
  metric: Metric,
  channel: string,
  starts: readonly string[],
  { figures, period, holes }: HeatInput,
): Row | null {
  const mine = figures.filter(figure => figure.channel === channel)
  const tally = tallyOf(mine, period, holes)
  // What a channel never told is no row of it.
  if (!metric.needs.filter(isMeasure).every(measure => tally.total[measure] !== undefined))
    return null
  const values = starts.map((from, at) => {
    const next = starts[at + 1] ?? dayAfter(period.to, 1)
    const days = tally.days.filter(({ day }) => day >= from && day < next)
    return valueOver(metric, tally, days)
  })
  return { channel, values, total: totalOf(metric, tally) }
}

/** The largest square. */
function greatest(rows: readonly Row[]): { row: Row; at: number; value: number } | null {
  const cells = rows.flatMap(row =>
    row.values.flatMap((value, at) => (value === null ? [] : [{ row, at, value }])),
  )
  return cells.toSorted((a, b) => b.value - a.value)[0] ?? null
}

function mapOf(metric: Metric, starts: readonly string[], input: HeatInput): HeatMap | null {
  const { channels, currency, figures, period } = input
  const rows = channels.flatMap(channel => rowOf(metric, channel, starts, input) ?? [])
  const most = greatest(rows)
  if (rows.length < 2 || !most || most.value <= 0) return null
  const needs = metric.needs.filter(isMeasure)
  const shown = new Set(rows.map(({ channel }) => channel))
  const all = tallyOf(
    figures.filter(({ channel }) => shown.has(channel ?? '')),
    period,
    input.holes,
  )
  const when = `in the ${stepWords(stepOf(period))} from ${dayWords(starts[most.at]!)}`
  const what = `${channelName(most.row.channel)} ${when}: ${writeValue(metric, most.value, currency)}`
  return {
    metric: metric.id,
    sources: sourcesFor(figures, needs),
    title: isSum(metric) ? `Most ${labelOf(metric)} at ${what}` : `Most came back at ${what}`,
    caption: `${metric.name} by ${stepWords(stepOf(period))} and channel; the area of a square is the ${isSum(metric) ? 'sum' : 'ratio'}, a hollow one is not known`,
    adds: isSum(metric),
    rows,
    all: totalOf(metric, all),
  }
}

const labelOf = ({ id, name }: Metric): string =>
  (isMeasure(id) ? MEASURES[id].label : name).toLowerCase()

/** Spend, what is wanted and what came back, by week and channel: where the money went and where it paid. Nothing where it would be a single row or column. */
export function heatOf(input: HeatInput): Heat | null {
  const starts = weekStarts(input.period, stepOf(input.period))
  if (starts.length < 2) return null
  const ids = new Set(['spend', input.result ?? 'conversions', 'roas'])
  const maps = [...ids].flatMap(id => {
    const metric = input.catalogue.get(id)
    return (metric && mapOf(metric, starts, input)) ?? []
  })
  return maps.length > 0 ? { weeks: starts, maps } : null
}
