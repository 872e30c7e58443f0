import { changeOfRatio, type RatioDay } from '../../../math/statistics/bootstrap.ts'
import { newcombeOfParts } from '../../../math/statistics/two-rates.ts'
import { type DailySeries, ratesBetween } from '../../series.ts'
import { holdsNought } from '../../rates.ts'
import type { Found } from '../../watch.ts'

type Side = { events: number; cases: number; days: number }

/** How far a level lies from the former one: points of a rate, or so much a day. */
export type Effect = {
  since: string
  /** Its place among the days of the series. */
  index: number
  before: Side
  after: Side
  former: number
  later: number
  difference: number
  low: number
  high: number
  isClear: boolean
}

/** Days before a change that say how it was. */
export const BEFORE_MOST = 56

/** The lasting change of a series; null where only single days are odd, or too little is known of either side. */
export function effectOf({ series, anomalies: { shift } }: Found): Effect | null {
  if (!shift) return null
  const { index } = shift
  const before = ratesBetween(series, index - BEFORE_MOST, index)
  const after = ratesBetween(series, index, series.days.length)
  if (before.cases === 0 || after.cases === 0) return null
  const change = series.cases ? ofRates(before, after) : ofLevels(series, index)
  if (!change) return null
  return {
    since: series.days[index]!,
    index,
    before,
    after,
    former: before.events / before.cases,
    later: after.events / after.cases,
    ...change,
    isClear: !holdsNought(change),
  }
}

const bare = ({ events, cases }: Side) => ({ events, cases })
const ofRates = (before: Side, after: Side) => newcombeOfParts(bare(before), bare(after))

const daysOf = ({ figures }: DailySeries, from: number, to: number): RatioDay[] =>
  figures.values
    .slice(Math.max(0, from), to)
    .map(value => (value === null ? null : { above: value, below: 1 }))

/** The change of a sum a day from one place of a series on. Days drawn anew: sums scatter more than their counts do. */
export function ofLevels(series: DailySeries, index: number) {
  const change = changeOfRatio(
    daysOf(series, index - BEFORE_MOST, index),
    daysOf(series, index, series.days.length),
  )
  if (!change) return null
  const { value, low, high } = change.difference
  return { difference: value, low, high }
}
