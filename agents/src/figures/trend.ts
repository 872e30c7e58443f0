import type { Multiple, Planned, PlanStand, Trend } from '@sextant/contracts/figures/view'
import { isMeasure } from '@sextant/contracts/figures/measures'
import type { Metric } from '@sextant/contracts/metrics/catalogue'
import { writeValue } from '@sextant/contracts/metrics/written'
import type { Source } from '@sextant/contracts/figures/sources'
import type { Holes } from './completeness.ts'
import { sourceName } from './figure.ts'
import { measureMetric } from './measure-metric.ts'
import { type Inputs, isSum, valueOf } from './parts-of-metric.ts'
import { isWhole, type Sums, type Tally } from './tally.ts'
import { toldInPart } from './told-together.ts'

const WINDOW = 7
/** Days before a period that its first points look back on: a week, and a week more where days are missing. */
export const LEAD = 13

/** The last seven days up to one of them on which everything needed was told. */
function windowOf(tally: Tally, end: number, needs: readonly string[]): Tally {
  const whole = tally.days.slice(0, end + 1).filter(day => isWhole(tally, day, needs))
  const days = whole.slice(-WINDOW)
  const total: Sums = {}
  for (const { sums } of days)
    for (const [measure, value] of Object.entries(sums))
      total[measure as keyof Sums] = (total[measure as keyof Sums] ?? 0) + value
  return { ...tally, days, total }
}

type Point = { value: number | null; low: number | null; high: number | null }
const NOTHING: Point = { value: null, low: null, high: null }

function pointAt(metric: Metric, tally: Tally, index: number, inputs: Inputs): Point {
  const day = tally.days[index]
  const needs = metric.needs.filter(isMeasure)
  if (!day || !isWhole(tally, day, needs)) return NOTHING
  if (isSum(metric)) return { ...NOTHING, value: valueOf(metric.expanded, day.sums, inputs) }
  const { value, low, high } = measureMetric(metric, windowOf(tally, index, needs), null, inputs)
  return { value, low, high }
}

/** The point of a day of a period, looking back beyond its first day. */
const pointOf = (
  metric: Metric,
  leading: Tally,
  tally: Tally,
  index: number,
  inputs: Inputs,
): Point => pointAt(metric, leading, index + leading.days.length - tally.days.length, inputs)

const sourcesOf = (metric: Metric, { sources }: Tally): string[] => [
  ...new Set(metric.needs.filter(isMeasure).flatMap(measure => [...(sources.get(measure) ?? [])])),
]

/** Days in a row on which a source that the metric needs told nothing. */
function missingSpans(metric: Metric, tally: Tally, holes: Holes): Trend['missing'] {
  const needed = sourcesOf(metric, tally)
  const spans: Trend['missing'] = []
  for (const { day } of tally.days) {
    const missing = needed.filter(source => holes.get(source as Source)?.has(day)).map(sourceName)
    if (missing.length === 0) continue
    const label = `${missing.join(', ')} missing`
    const last = spans.at(-1)
    if (last && last.label === label && isNext(last.to, day)) last.to = day
    else spans.push({ from: day, to: day, label })
  }
  return spans
}

const isNext = (day: string, other: string): boolean =>
  Date.parse(other) - Date.parse(day) === 86_400_000

const STANDS: Record<PlanStand, string> = {
  above: 'is above the plan',
  below: 'is below the plan',
  near: 'is at the plan',
  chance: 'stays within reach of the plan',
  open: 'is below the plan so far, with days missing',
}

function titleOf({ metric, now, before, inputs, currency, against }: TrendInput): string {
  const { value, before: former, clear } = measureMetric(metric, now, before, inputs)
  if (value === null) return metric.name
  if (against?.stands) return `${metric.name} ${STANDS[against.stands]}`
  const written = writeValue(metric, value, currency)
  if (!former) return `${metric.name}: ${written}`
  if (clear === null)
    return `${metric.name}: ${written}, ${writeValue(metric, former.value, currency)} before`
  if (!clear) return `${metric.name} moves within what chance explains`
  const verb = value > former.value ? 'rose' : 'fell'
  return `${metric.name} ${verb} from ${writeValue(metric, former.value, currency)} to ${written}`
}

export type TrendInput = {
  metric: Metric
  now: Tally
  before: Tally | null
  /** The same, from some days earlier on. */
  leading: { now: Tally; before: Tally | null }
  holes: Holes
  inputs: Inputs
  currency: string
  mark: Trend['mark']
  /** By day. */
  planned: readonly (number | null)[]
  /** How the whole period stands, where it is held against the plan. */
  against: Planned | null
}

function besideWords(isCompared: boolean, isPlanned: boolean): string {
  if (isCompared) return '; grey: the period before'
  return isPlanned ? '; thin line: the plan' : ''
}

/** The same of those alone who tell all of what the metric divides. */
function ofTellers(input: TrendInput): TrendInput {
  const { metric, now, before, leading } = input
  const left = toldInPart(metric, now)
  return {
    ...input,
    now: now.without(left),
    before: before?.without(left) ?? null,
    leading: { now: leading.now.without(left), before: leading.before?.without(left) ?? null },
  }
}

/** A metric over the days of a period, the period before beside it by the number of the day. */
export function trendOf(told: TrendInput): Trend {
  const input = ofTellers(told)
  const { metric, now, before, leading, holes, inputs, mark, planned, against } = input
  const how = isSum(metric) ? 'by day' : 'of the last 7 days that are known, with its 95% interval'
  return {
    metric: metric.id,
    sources: sourcesOf(metric, now),
    title: titleOf(input),
    caption: `${metric.name} ${how}${besideWords(before !== null, against !== null)}`,
    points: now.days.map(({ day }, index) => ({
      day,
      ...pointOf(metric, leading.now, now, index, inputs),
      before: before && pointOf(metric, leading.before ?? before, before, index, inputs).value,
      planned: planned[index] ?? null,
    })),
    mark,
    missing: missingSpans(metric, now, holes),
  }
}

/** Several metrics by day without their intervals; those that nobody told of are left out. */
export const multiplesOf = (
  metrics: readonly Metric[],
  { now, leading, inputs }: { now: Tally; leading: Tally; inputs: Inputs },
): Multiple[] =>
  metrics
    .map(metric => {
      const left = toldInPart(metric, now)
      const [mine, ahead] = [now.without(left), leading.without(left)]
      return {
        metric: metric.id,
        sources: sourcesOf(metric, mine),
        points: mine.days.map(({ day }, index) => ({
          day,
          value: plainPoint(metric, ahead, index + ahead.days.length - mine.days.length, inputs),
        })),
      }
    })
    .filter(({ points }) => points.some(({ value }) => value !== null))

function plainPoint(metric: Metric, tally: Tally, index: number, inputs: Inputs): number | null {
  const day = tally.days[index]
  const needs = metric.needs.filter(isMeasure)
  if (!day || !isWhole(tally, day, needs)) return null
  const sums = isSum(metric) ? day.sums : windowOf(tally, index, needs).total
  return valueOf(metric.expanded, sums, inputs)
}
