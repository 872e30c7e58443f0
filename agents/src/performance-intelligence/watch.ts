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

/** A series with what is odd in it, as sure as it is beside all others that were looked at. */
export type Found = { series: DailySeries; anomalies: Anomalies; adjusted: number }

export type Watched = {
  found: Found[]
  /** Series that could be looked at, and the days that the longest of the others still lacks. */
  tried: number
  /** Days known of the series that has most. */
  mostKnown: number
}

const RATE_OF_FALSE = 0.05

/** What is wanted, before what leads to it: one that explains the others is told first. */
const RESULTS: ReadonlySet<Measure> = new Set([
  'orders',
  'conversions',
  'leads',
  'revenue',
  'conversion_value',
])

function rank({ series }: Found): number {
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
function weighted(judged: readonly Pick<Found, 'series' | 'anomalies'>[]): number[] {
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
  return { found, tried: judged.length, mostKnown }
}

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
