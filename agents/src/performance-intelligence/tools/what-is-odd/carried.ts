import type { Carried } from '@sextant/contracts/performance-intelligence/parts'
import type { Figure } from '../../../figures/figure.ts'
import type { Anomaly } from '../../../math/statistics/anomalies/anomalies.ts'
import type { FigureDesk } from '../../figure-desk.ts'
import type { DailySeries } from '../../series.ts'
import { queryOf } from '../../where.ts'
import type { Found } from '../../watch.ts'
import { BEFORE_MOST, type Effect } from './effect.ts'

/** Days before that say how a sum falls to campaigns usually. */
const USUAL_DAYS = 28
const ROWS_MOST = 8

/**
 * Which campaigns carry what an odd day of a sum lies beyond the usual. What was to be expected is dealt to them as the days before
 * fell to them, so that their parts add up to the whole. Empty for rates, and where no campaign is told.
 */
export function carriedOnDay(
  desk: FigureDesk,
  { series, anomalies }: Found,
  odd: Anomaly,
): Carried[] {
  const strange = new Set(anomalies.odd.map(({ index }) => index))
  const before = knownBetween(series, odd.index - USUAL_DAYS, odd.index).filter(
    at => !strange.has(at),
  )
  const usual = sumsOn(desk, series, before)
  const came = sumsOn(desk, series, [odd.index])
  const all = total(usual)
  const day = series.days[odd.index]!
  return rowsOf(desk, series, { from: day, to: day }, name => ({
    usual: all > 0 ? (odd.expected * (usual.get(name) ?? 0)) / all : 0,
    came: came.get(name) ?? 0,
  }))
}

/** Which campaigns carry a change of a sum, in so much a day before and since. */
export function carriedSince(desk: FigureDesk, series: DailySeries, effect: Effect): Carried[] {
  const before = knownBetween(series, effect.index - BEFORE_MOST, effect.index)
  const since = knownBetween(series, effect.index, series.days.length)
  const [usual, came] = [sumsOn(desk, series, before), sumsOn(desk, series, since)]
  const span = { from: effect.since, to: series.days.at(-1)! }
  return rowsOf(desk, series, span, name => ({
    usual: (usual.get(name) ?? 0) / before.length,
    came: (came.get(name) ?? 0) / since.length,
  }))
}

function rowsOf(
  desk: FigureDesk,
  series: DailySeries,
  { from, to }: { from: string; to: string },
  of: (campaign: string) => { usual: number; came: number },
): Carried[] {
  if (series.cases !== null) return []
  const names = new Set(figuresOf(desk, series).flatMap(({ campaign }) => campaign ?? []))
  return [...names]
    .map(name => ({ name, ...of(name) }))
    .filter(({ usual, came }) => usual !== 0 || came !== 0)
    .toSorted((a, b) => Math.abs(b.came - b.usual) - Math.abs(a.came - a.usual))
    .slice(0, ROWS_MOST)
    .map(({ name, usual, came }) => ({
      name,
      usual,
      came,
      beyond: came - usual,
      sources: [desk.metric({ ...queryOf(series, from, to), campaign: name })],
    }))
}

const figuresOf = (
  { known, currency }: FigureDesk,
  { source, channel, events }: DailySeries,
): Figure[] =>
  known.figures.filter(
    one =>
      one.source === source &&
      one.channel === channel &&
      one.measure === events &&
      (one.currency === null || one.currency === currency),
  )

function knownBetween({ figures }: DailySeries, from: number, to: number): number[] {
  const places = figures.values.map((value, at) => ({ value, at }))
  return places
    .slice(Math.max(0, from), to)
    .flatMap(({ value, at }) => (value === null ? [] : [at]))
}

/** The sums of each campaign over some days of a series. */
function sumsOn(
  desk: FigureDesk,
  series: DailySeries,
  places: readonly number[],
): Map<string, number> {
  const days = new Set(places.map(at => series.days[at]!))
  const sums = new Map<string, number>()
  for (const { day, campaign, value } of figuresOf(desk, series)) {
    if (campaign === null || !days.has(day)) continue
    sums.set(campaign, (sums.get(campaign) ?? 0) + value)
  }
  return sums
}

const total = (sums: ReadonlyMap<string, number>): number =>
  [...sums.values()].reduce((all, value) => all + value, 0)
