import type { Measured } from '@sextant/contracts/figures/view'
import { isMeasure } from '@sextant/contracts/figures/measures'
import { catalogueOf, type Metric } from '@sextant/contracts/metrics/catalogue'
import { daysFrom } from '../../../figures/days.ts'
import { holesOf } from '../../../figures/completeness.ts'
import type { Figure } from '../../../figures/figure.ts'
import type { FiguresKnown } from '../../../figures/known.ts'
import { measureMetric } from '../../../figures/measure-metric.ts'
import { isSum } from '../../../figures/parts-of-metric.ts'
import { type Sums, type Tally, tallyOf } from '../../../figures/tally.ts'
import { toldInPart } from '../../../figures/told-together.ts'
import { findingsIn } from '../../findings-in.ts'
import { lookAt } from '../../watch.ts'
import { type Part, partsBetween } from './parts-between.ts'

/** What matters, the most first: what was wanted, what it cost, and what leads to it. Chosen before any figure is looked at. */
const IN_ORDER = [
  'revenue',
  'orders',
  'leads',
  'conversions',
  'conversion_value',
  'spend',
  'cpa',
  'cpl',
  'cac',
  'roas',
  'mer',
  'shop_cvr',
  'cvr',
  'aov',
  'cpc',
  'ctr',
] as const

/** What is left of a change without one odd day, where that day made much of it. */
export type WithoutDay = {
  day: string
  /** Its part of the change, 0–1. */
  share: number
  former: number
  later: number
  isClear: boolean
}

/** A metric in both stretches. */
export type Moved = {
  metric: Metric
  former: number
  later: number
  measured: Measured
  /** Null where it cannot be said. */
  isClear: boolean | null
  /** What each campaign did of it, the largest first; they add up to the change. */
  parts: Part[]
  without: WithoutDay | null
}

type Stretches = {
  known: FiguresKnown
  /** Each thing told once, in one currency. */
  once: readonly Figure[]
  before: { from: string; to: string }
  period: { from: string; to: string }
}

/** Every metric that both stretches tell, in the order in which they matter. */
export function movedIn({ known, once, before, period }: Stretches): Moved[] {
  const tally = (span: { from: string; to: string }): Tally => {
    const within = once.filter(({ day }) => day >= span.from && day <= span.to)
    return tallyOf(within, span, holesOf(within, known.spans, span))
  }
  const [former, later] = [tally(before), tally(period)]
  const catalogue = catalogueOf()
  const days = oddDaysIn(known, { from: before.from, to: period.to })
  return IN_ORDER.flatMap((id): Moved[] => {
    const metric = catalogue.get(id)
    const measured = metric && measureMetric(metric, later, former, known.inputs)
    if (!metric || !measured || measured.value === null || !measured.before) return []
    const one = { metric, former: measured.before.value, later: measured.value, measured }
    return [
      {
        ...one,
        isClear: measured.clear,
        parts: partsBetween(metric, toldTogether(metric, once, [former, later]), {
          before,
          period,
          inputs: known.inputs,
        }),
        without: measured.clear ? withoutOf(one, { former, later, days, known }) : null,
      },
    ]
  })
}

/** The figures that a metric is worked out from: whoever tells only a part of it is in neither stretch. */
function toldTogether(
  metric: Metric,
  once: readonly Figure[],
  tallies: readonly Tally[],
): Figure[] {
  const left = new Set(tallies.flatMap(tally => [...toldInPart(metric, tally)]))
  return once.filter(({ source }) => !left.has(source))
}

/** Days that stand as odd, with the measures that were odd on them. */
function oddDaysIn(
  known: FiguresKnown,
  { from, to }: { from: string; to: string },
): Map<string, Set<string>> {
  const days = new Map<string, Set<string>>()
  for (const finding of findingsIn(lookAt(known, to).watched)) {
    if (finding.kind !== 'day' || finding.day < from || finding.day > to) continue
    const measures = [finding.lead, ...finding.beside].map(({ found }) => found.series.events)
    days.set(finding.day, new Set([...(days.get(finding.day) ?? []), ...measures]))
  }
  return days
}

/** A day that made at least this much of a change is told. */
const MUCH = 0.25

type Sides = {
  former: Tally
  later: Tally
  days: ReadonlyMap<string, ReadonlySet<string>>
  known: FiguresKnown
}

function withoutOf(
  { metric, former, later }: Pick<Moved, 'metric' | 'former' | 'later'>,
  sides: Sides,
): WithoutDay | null {
  const needs = metric.needs.filter(isMeasure)
  const tried = [...sides.days]
    .filter(([, measures]) => needs.some(measure => measures.has(measure)))
    .flatMap(([day]) => {
      const left = [sides.former, sides.later].map(tally => withoutDay(tally, day))
      const measured = measureMetric(metric, left[1]!, left[0]!, sides.known.inputs)
      if (measured.value === null || !measured.before) return []
      const [before, now] = [
        wholeStretch(metric, measured.before.value, left[0]!, sides.former),
        wholeStretch(metric, measured.value, left[1]!, sides.later),
      ]
      const share = 1 - (now - before) / (later - former)
      return [{ day, share, former: before, later: now, isClear: measured.clear === true }]
    })
    .toSorted((a, b) => b.share - a.share)
  const [most] = tried
  return most && most.share >= MUCH ? most : null
}

/** A sum of fewer days as one of all of them, so that a day that is left out is no fall. */
const wholeStretch = (metric: Metric, value: number, left: Tally, all: Tally): number =>
  isSum(metric) ? (value * all.days.length) / left.days.length : value

function withoutDay(tally: Tally, day: string): Tally {
  const days = tally.days.filter(one => one.day !== day)
  const total: Sums = {}
  for (const { sums } of days)
    for (const [measure, value] of Object.entries(sums))
      total[measure as keyof Sums] = (total[measure as keyof Sums] ?? 0) + value
  const without: Tally['without'] = left => withoutDay(tally.without(left), day)
  return { ...tally, days, total, without }
}

/** Days of a stretch. */
export const daysOf = ({ from, to }: { from: string; to: string }): number =>
  daysFrom(from, to).length
