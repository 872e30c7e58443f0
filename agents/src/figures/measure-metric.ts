import { isMeasure, MEASURES, type Measure } from '@sextant/contracts/figures/measures'
import type { Source } from '@sextant/contracts/figures/sources'
import type { Measured, Planned } from '@sextant/contracts/figures/view'
import { type Metric, restsOnPlan } from '@sextant/contracts/metrics/catalogue'
import { INPUTS } from '@sextant/contracts/metrics/definitions'
import { changeOfRatio, type RatioDay, ratioOfSums } from '../math/statistics/bootstrap.ts'
import { newcombeInterval } from '../math/statistics/two-rates.ts'
import { type Interval, wilsonInterval } from '../math/statistics/wilson.ts'
import { standsToPlan } from './against-plan.ts'
import { countsOf, type Inputs, type Parts, partsOf, valueOf } from './parts-of-metric.ts'
import { sourceName } from './figure.ts'
import { isWhole, type Sums, type Tally } from './tally.ts'
import { toldInPart } from './told-together.ts'

/** Below so many events a rate says nothing: the counts are shown instead. */
export const FEWEST_EVENTS = 5

/** What a metric is worked out from in one period. */
type Base = { sums: Sums; days: Tally['days']; whole: boolean }

const measuresOf = (metric: Metric): Measure[] => metric.needs.filter(isMeasure)

/** The days on which everything needed was told. Sums that only add up also take what was told of the others. */
function baseOf(metric: Metric, tally: Tally): Base {
  const needs = measuresOf(metric)
  const days = tally.days.filter(day => isWhole(tally, day, needs))
  const whole = days.length === tally.days.length
  if (whole || partsOf(metric)?.below.type === 'number') return { sums: tally.total, days, whole }
  const sums: Sums = {}
  for (const { sums: ofDay } of days)
    for (const measure of needs)
      if (ofDay[measure] !== undefined) sums[measure] = (sums[measure] ?? 0) + ofDay[measure]
  return { sums, days, whole }
}

const RESULTS: readonly Measure[] = [
  'conversions',
  'leads',
  'orders',
  'new_customers',
  'clicks',
  'sessions',
  'delivered',
  'impressions',
]

/** What a metric rests on: of a rate the cases, of the rest what was counted. */
function casesOf(metric: Metric, sums: Sums): { n: number | null; n_of: string } {
  const counts = countsOf(metric)
  const needs = measuresOf(metric)
  const measure = counts ? (counts.cases as Measure) : RESULTS.find(one => needs.includes(one))
  const behind = measure ?? (needs.includes('revenue') ? 'orders' : undefined)
  const n = behind && sums[behind]
  if (!behind || n === undefined) return { n: null, n_of: 'days' }
  return { n, n_of: MEASURES[behind].label.toLowerCase() }
}

/** Events too few to divide by, or to be a part of: named, so that somebody knows how many more it takes. */
function tooFew(metric: Metric, sums: Sums): string | null {
  if (metric.expanded.type !== 'operation') return null
  const counts = countsOf(metric)
  const needs = measuresOf(metric)
  const isPerCount = metric.kind === 'money' && partsOf(metric)?.below.type === 'name'
  const divisor = isPerCount ? needs.find(one => MEASURES[one].unit === 'count') : undefined
  const events = (counts?.events as Measure | undefined) ?? divisor
  const seen = events && sums[events]
  if (!events || seen === undefined || seen >= FEWEST_EVENTS) return null
  return `${FEWEST_EVENTS} ${MEASURES[events].label.toLowerCase()}, there are ${seen}`
}

const drawnDays = (parts: Parts, tally: Tally, needs: readonly string[], inputs: Inputs) =>
  tally.days.map((day): RatioDay => {
    if (!isWhole(tally, day, needs)) return null
    const above = valueOf(parts.above, day.sums, inputs)
    const below = valueOf(parts.below, day.sums, inputs)
    return above === null || below === null || above < 0 || below < 0 ? null : { above, below }
  })

/** By how much an estimate per day is multiplied to be one of the period. */
const daysIn = (parts: Parts, days: number): number =>
  parts.below.type === 'number' ? days * parts.times : parts.times

const scaled = (interval: Interval, by: number): Interval => ({
  low: interval.low * by,
  high: interval.high * by,
})

/** The interval of a rate whose cases know nothing of each other; null for what is no rate of two counts. */
function ofCases(metric: Metric, { sums }: Base): Interval | null {
  const counts = countsOf(metric)
  if (!counts) return null
  const events = sums[counts.events as Measure] ?? 0
  const cases = sums[counts.cases as Measure] ?? 0
  return cases > 0 && events <= cases ? wilsonInterval(events / cases, cases) : null
}

/** The interval that the days themselves show, drawn anew; null where a metric does not add up by day. */
function ofDays(metric: Metric, tally: Tally, inputs: Inputs): Interval | null {
  const parts = partsOf(metric)
  if (!parts) return null
  const estimate = ratioOfSums(drawnDays(parts, tally, measuresOf(metric), inputs))
  return estimate && scaled(estimate, daysIn(parts, tally.days.length))
}

/** The wider of both: people of one mail or one day resemble each other more than cases that know nothing of each other. */
function intervalOf(metric: Metric, base: Base, tally: Tally, inputs: Inputs): Interval | null {
  const [cases, days] = [ofCases(metric, base), ofDays(metric, tally, inputs)]
  if (!cases || !days) return cases ?? days
  return { low: Math.min(cases.low, days.low), high: Math.max(cases.high, days.high) }
}

type Side = { tally: Tally; base: Base }

/** Whether a difference is more than chance explains, by the cases and by the days; null where nothing can be said. */
function isClear(metric: Metric, former: Side, later: Side, inputs: Inputs): boolean | null {
  const counts = countsOf(metric)
  const byCases = counts ? clearRates(counts, former.base.sums, later.base.sums) : null
  const byDays = clearDays(metric, former.tally, later.tally, inputs)
  if (byCases === null || byDays === null) return byCases ?? byDays
  return byCases && byDays
}

function clearDays(metric: Metric, former: Tally, later: Tally, inputs: Inputs): boolean | null {
  const parts = partsOf(metric)
  if (!parts) return null
  const drawn = (tally: Tally) => drawnDays(parts, tally, measuresOf(metric), inputs)
  const change = changeOfRatio(drawn(former), drawn(later))
  return change && !holdsNought(change.difference)
}

const holdsNought = ({ low, high }: Interval): boolean => low <= 0 && high >= 0

function clearRates(
  { events, cases }: { events: string; cases: string },
  former: Sums,
  later: Sums,
): boolean | null {
  const rates = [former, later].map(sums => ({
    events: Math.round(sums[events as Measure] ?? 0),
    cases: Math.round(sums[cases as Measure] ?? 0),
  }))
  if (rates.some(rate => rate.cases < 1 || rate.events > rate.cases)) return null
  return !holdsNought(newcombeInterval(rates[0]!, rates[1]!))
}

const labelOf = (name: string): string =>
  isMeasure(name) ? MEASURES[name].label : (INPUTS[name as keyof typeof INPUTS]?.label ?? name)

/** What is not told anywhere in the period. */
const lacking = (metric: Metric, sums: Sums, inputs: Inputs): string[] =>
  metric.needs
    .filter(name => (isMeasure(name) ? sums[name] : inputs[name]) === undefined)
    .map(labelOf)

/** A figure with the plan that holds for it, and how it stands to it. */
export function withPlan(one: Measured, planned: Omit<Planned, 'stands'> | null): Measured {
  return {
    ...one,
    planned: planned && { ...planned, stands: standsToPlan(one, planned.due) },
  }
}

/**
 * A metric over a period beside the one before, with its interval and what it rests on. Nothing where a figure was never told. Whoever
 * tells only a part of what is divided is left out, on both sides of the line and in both periods.
 */
export function measureMetric(
  metric: Metric,
  all: Tally,
  allBefore: Tally | null,
  inputs: Inputs = {},
): Measured {
  const left = toldInPart(metric, all)
  const now = all.without(left)
  const before = allBefore && sameSources(metric, left, now, allBefore)
  const base = baseOf(metric, now)
  const lacks = lacking(metric, base.sums, inputs)
  const few = lacks.length === 0 ? tooFew(metric, base.sums) : null
  const value = lacks.length > 0 || few ? null : valueOf(metric.expanded, base.sums, inputs)
  // A sum with days missing is no sum of the period: nothing is said of how it lies or moved.
  const atLeast = !base.whole && base.sums === now.total
  const interval = value === null || atLeast ? null : intervalOf(metric, base, now, inputs)
  const former =
    atLeast || !before || isOfPeriodAlone(metric) ? null : formerOf(metric, before, inputs)
  return {
    metric: metric.id,
    value,
    low: interval?.low ?? null,
    high: interval?.high ?? null,
    ...casesOf(metric, base.sums),
    days: base.days.length,
    at_least: atLeast,
    before: former?.shown ?? null,
    clear:
      value === null || !former?.shown
        ? null
        : isClear(metric, former, { tally: now, base }, inputs),
    mark: null,
    planned: null,
    lacks: few ? [few] : lacks,
    without: [...left].map(sourceName),
  }
}

/** The time before of the same sources; null where one of them told only a part of it then. */
function sameSources(
  metric: Metric,
  left: ReadonlySet<Source>,
  now: Tally,
  before: Tally,
): Tally | null {
  const told = new Set(
    metric.needs.filter(isMeasure).flatMap(one => [...(now.sources.get(one) ?? [])]),
  )
  const leftBefore = toldInPart(metric, before)
  if ([...leftBefore].some(source => told.has(source))) return null
  return before.without(new Set([...left, ...leftBefore]))
}

/** Who bought before is only known of customers whose first order is in the files: earlier days always know fewer. And a plan is of its own days. */
const isOfPeriodAlone = (metric: Metric): boolean =>
  metric.needs.includes('repeat_orders') || restsOnPlan(metric)

function formerOf(metric: Metric, tally: Tally, inputs: Inputs) {
  const base = baseOf(metric, tally)
  // Half of a period is nothing to compare a sum with.
  if (!base.whole && base.sums === tally.total) return null
  const value =
    lacking(metric, base.sums, inputs).length > 0 || tooFew(metric, base.sums)
      ? null
      : valueOf(metric.expanded, base.sums, inputs)
  if (value === null) return null
  const interval = intervalOf(metric, base, tally, inputs)
  const shown = {
    value,
    low: interval?.low ?? null,
    high: interval?.high ?? null,
    days: base.days.length,
  }
  return { tally, base, shown }
}
