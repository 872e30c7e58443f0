import {
  type Anomalies,
  anomaliesOf,
  FEWEST_KNOWN,
} from '../math/statistics/anomalies/anomalies.ts'
import { heldDiscoveries } from '../math/statistics/anomalies/false-discovery.ts'
import type { Measure } from '@sextant/contracts/figures/measures'
import type { FiguresKnown } from '../figures/known.ts'
import { type DailySeries, dailySeries, knownDaysOf } from './series.ts'
import { stretchOf, WATCHED_DAYS } from './sides.ts'

/** A series that was looked at, with what its own past says of it. */
export type Judged = { series: DailySeries; anomalies: Anomalies }

/** One with something odd in it, as sure as it is beside all others that were looked at. */
export type Found = Judged & { adjusted: number }

export type Watched = {
  found: Found[]
  /** All that were looked at, results first and the largest of them before the others. */
  judged: Judged[]
  /** Series that could be looked at, and the days that the longest of the others still lacks. */
  tried: number
  /** Days known of the series that has most. */
  mostKnown: number
}

const RATE_OF_FALSE = 0.05

/** What is wanted, before what leads to it: one that explains the others is told first. What the firm counts stands before what platforms claim. */
export const RESULTS_IN_ORDER: readonly Measure[] = [
  'revenue',
  'orders',
  'leads',
  'conversions',
  'conversion_value',
]
const RESULTS: ReadonlySet<Measure> = new Set(RESULTS_IN_ORDER)

function rank({ series }: Judged): number {
  const isResult = RESULTS.has(series.events)
  if (series.cases !== null && isResult) return 0
  if (isResult) return 1
  return series.cases === null ? 3 : 2
}

const isOdd = ({ shift, odd }: Anomalies): boolean => shift !== null || odd.length > 0

/** What part of the false discoveries that are allowed is spent on results. */
const FOR_RESULTS = 0.8

/**
 * Each p over its weight; weights are one on average, and results have more of it: what they lose goes unseen at most cost
 * (Genovese, Roeder and Wasserman 2006). Chosen before any figure is looked at.
 */
function weighted(judged: readonly Judged[]): number[] {
  const results = judged.filter(({ series }) => RESULTS.has(series.events)).length
  const others = judged.length - results
  const isMixed = results > 0 && others > 0
  const weightOf = (isResult: boolean): number => {
    if (!isMixed) return 1
    const share = isResult ? FOR_RESULTS / results : (1 - FOR_RESULTS) / others
    return share * judged.length
  }
  return judged.map(({ series, anomalies }) =>
    Math.min(1, anomalies.p / weightOf(RESULTS.has(series.events))),
  )
}

/** Looks at every series, and keeps what stands when at most one in twenty of the findings may be chance. */
function watch(all: readonly DailySeries[]): Watched {
  const mostKnown = Math.max(0, ...all.map(knownDaysOf))
  const judged = all.flatMap(series => {
    if (knownDaysOf(series) < FEWEST_KNOWN) return []
    const anomalies = anomaliesOf(series.figures, { watched: WATCHED_DAYS })
    return anomalies ? [{ series, anomalies }] : []
  })
  const held = heldDiscoveries(weighted(judged), RATE_OF_FALSE)
  const found = judged
    .map((one, at) => ({ ...one, adjusted: held[at]!.adjusted, isHeld: held[at]!.isHeld }))
    .filter(({ anomalies, isHeld }) => isHeld && isOdd(anomalies))
    .toSorted(
      (a, b) =>
        rank(a) - rank(b) ||
        Number(!a.anomalies.shift) - Number(!b.anomalies.shift) ||
        a.adjusted - b.adjusted,
    )
  return { found, judged: byWeight(judged), tried: judged.length, mostKnown }
}

/** Results before what leads to them, sums before rates, the largest first. */
const byWeight = (judged: readonly Judged[]): Judged[] =>
  judged.toSorted((a, b) => place(a) - place(b) || sizeOf(b) - sizeOf(a))

function place({ series }: Judged): number {
  const { events, cases } = series
  if (!RESULTS.has(events)) return RESULTS.size + 1
  return cases === null ? RESULTS_IN_ORDER.indexOf(events) : RESULTS.size
}

const sizeOf = ({ series }: Judged): number =>
  series.figures.values.reduce<number>((all, value) => all + (value ?? 0), 0)

/** Every series of a company's figures, and what is odd among them. */
export type Looked = { all: DailySeries[]; watched: Watched }

/** A thought drafts the same figures more than once, and looking takes longest. */
const looked = new WeakMap<FiguresKnown, Looked>()

/** Looks at all that was measured up to the last known day. */
export function lookAt(known: FiguresKnown, last: string): Looked {
  const before = looked.get(known)
  if (before) return before
  const all = dailySeries(stretchOf(known, last), known)
  const found = { all, watched: watch(all) }
  looked.set(known, found)
  return found
}
