import { MEASURES, type Measure } from '@sextant/contracts/figures/measures'
import type { Source } from '@sextant/contracts/figures/sources'
import type { Figures } from '../math/statistics/anomalies/series.ts'
import type { FiguresKnown } from '../figures/known.ts'
import type { Stretch } from './sides.ts'

/** Rates that two measures of one source make, those about results first. */
export const RATES: readonly { events: Measure; cases: Measure; name: string }[] = [
  { events: 'orders', cases: 'sessions', name: 'orders per visit' },
  { events: 'conversions', cases: 'clicks', name: 'conversions per click' },
  { events: 'leads', cases: 'clicks', name: 'leads per click' },
  { events: 'email_clicks', cases: 'delivered', name: 'clicks per email' },
  { events: 'opens', cases: 'delivered', name: 'opens per email' },
  { events: 'unsubscribes', cases: 'delivered', name: 'unsubscribes per email' },
  { events: 'clicks', cases: 'impressions', name: 'clicks per impression' },
]

/** A daily series of one source and channel: a rate, a count or an amount. */
export type DailySeries = {
  source: Source
  channel: string | null
  events: Measure
  /** Null where it is no rate. */
  cases: Measure | null
  name: string
  days: readonly string[]
  /** In whole numbers, as chances are counted. */
  figures: Figures
  /** As they were told: some platforms give fractions of a result to a campaign. Added up from these, and rounded where they are written. */
  exact: { values: readonly (number | null)[]; trials: readonly (number | null)[] | null }
}

type ByMeasure = Map<Measure, Map<string, number>>
type Group = { source: Source; channel: string | null; measures: ByMeasure }

function groupsOf({ figures }: Stretch): Group[] {
  const groups = new Map<string, Group>()
  for (const { source, channel, measure, day, value } of figures) {
    const key = `${source} ${channel ?? ''}`
    const group = groups.get(key) ?? { source, channel, measures: new Map() }
    groups.set(key, group)
    const days = group.measures.get(measure) ?? new Map<string, number>()
    group.measures.set(measure, days.set(day, (days.get(day) ?? 0) + value))
  }
  return [...groups.values()]
}

/** Below this on every other day, nought is nothing strange. */
const STEADY_FROM = 10
const NOUGHTS_MOST = 7

/** The value of each day: null where the source told nothing, and where a figure that never is small is nought at once, because then counting was broken. */
function valuesOf(group: Group, measure: Measure, stretch: Stretch, known: FiguresKnown) {
  const told = group.measures.get(measure)
  const span = known.spans.find(({ source }) => source === group.source)
  const holes = stretch.holes.get(group.source)
  const isMissing = (day: string): boolean =>
    !span || day < span.first_day || day > span.last_day || (holes?.has(day) ?? false)
  const values = stretch.days.map(day => (isMissing(day) ? null : Math.max(0, told?.get(day) ?? 0)))
  return withoutBroken(values)
}

function withoutBroken(values: (number | null)[]): (number | null)[] {
  const others = values.filter(value => value !== null && value > 0) as number[]
  const noughts = values.filter(value => value === 0).length
  const isSteady = others.length >= 7 && Math.min(...others) >= STEADY_FROM
  if (!isSteady || noughts === 0 || noughts > NOUGHTS_MOST) return values
  return values.map(value => (value === 0 ? null : value))
}

const whole = (values: readonly (number | null)[]): (number | null)[] =>
  values.map(value => (value === null ? null : Math.round(value)))

function ratesOf(group: Group, stretch: Stretch, known: FiguresKnown): DailySeries[] {
  const { source, channel, measures } = group
  return RATES.flatMap(({ events, cases, name }) => {
    if (!measures.has(events) || !measures.has(cases)) return []
    const exact = {
      values: valuesOf(group, events, stretch, known),
      trials: valuesOf(group, cases, stretch, known),
    }
    const [values, trials] = [whole(exact.values), whole(exact.trials)]
    const both = values.map((value, at) => (value === null || trials[at] === null ? null : value))
    // More events than cases: they are counted of something else.
    const isRate = both.every((value, at) => value === null || value <= (trials[at] ?? 0))
    const figures = { kind: 'rate', values: both, trials } as const
    const { days } = stretch
    return isRate ? [{ source, channel, events, cases, name, days, figures, exact }] : []
  })
}

function sumsOf(group: Group, stretch: Stretch, known: FiguresKnown): DailySeries[] {
  const { source, channel, measures } = group
  return [...measures.keys()].map(measure => {
    const { label, unit } = MEASURES[measure]
    const kind = unit === 'money' ? ('amount' as const) : ('count' as const)
    const values = valuesOf(group, measure, stretch, known)
    return {
      source,
      channel,
      events: measure,
      cases: null,
      name: label.toLowerCase(),
      days: stretch.days,
      figures: { kind, values: whole(values) },
      exact: { values, trials: null },
    }
  })
}

/** Series that are watched at most, the ones with most to tell. */
const SERIES_MOST = 40

const sizeOf = ({ figures }: DailySeries): number =>
  figures.values.filter(value => value !== null && value > 0).length

/** Every told measure and rate of each source and channel, by day. */
export const dailySeries = (stretch: Stretch, known: FiguresKnown): DailySeries[] =>
  groupsOf(stretch)
    .flatMap(group => [...ratesOf(group, stretch, known), ...sumsOf(group, stretch, known)])
    .toSorted((a, b) => sizeOf(b) - sizeOf(a))
    .slice(0, SERIES_MOST)

export const knownDaysOf = ({ figures }: DailySeries): number =>
  figures.values.filter((value, at) => {
    const trials = figures.kind === 'rate' ? (figures.trials[at] ?? null) : 1
    return value !== null && trials !== null && trials > 0
  }).length

/** Events and cases of a rate, or a sum over days, between two places of the series, as they were told. */
export function ratesBetween({ exact }: Pick<DailySeries, 'exact'>, from: number, to: number) {
  let [events, cases, days] = [0, 0, 0]
  for (let at = Math.max(0, from); at < to; at += 1) {
    const value = exact.values[at] ?? null
    const trials = exact.trials ? (exact.trials[at] ?? null) : 1
    if (value === null || trials === null || trials === 0) continue
    events += value
    cases += trials
    days += 1
  }
  return { events, cases, days }
}
