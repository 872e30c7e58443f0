import { MEASURES, type Measure } from '@sextant/contracts/figures/measures'
import { type DailySeries, ratesBetween } from '../../series.ts'
import type { Effect } from './effect.ts'

/** Results that are missing since the change (below nought: that came besides), and what they are worth where a source says it. */
export type Cost = {
  results: number
  low: number
  high: number
  /** Of one, in minor units; null where nobody told what one brings. */
  each: number | null
}

const VALUE_OF: Partial<Record<Measure, Measure>> = {
  orders: 'revenue',
  conversions: 'conversion_value',
}

/** What the change has cost until now, in what is counted. */
export function costOf(series: DailySeries, effect: Effect, all: readonly DailySeries[]): Cost {
  const many = series.cases ? effect.after.cases : effect.after.days
  return {
    results: many * -effect.difference,
    low: many * -effect.high,
    high: many * -effect.low,
    each: MEASURES[series.events].unit === 'money' ? null : valueOfOne(series, effect, all),
  }
}

/** Before the change, so that it does not price itself. */
function valueOfOne(
  { source, channel, events }: DailySeries,
  { index }: Effect,
  all: readonly DailySeries[],
): number | null {
  const value = VALUE_OF[events]
  if (!value) return null
  const of = (measure: Measure) =>
    all.find(
      one =>
        one.source === source &&
        one.channel === channel &&
        one.events === measure &&
        one.cases === null,
    )
  const [money, count] = [of(value), of(events)]
  if (!money || !count) return null
  const sums = [money, count].map(one => ratesBetween(one, 0, index).events)
  return sums[1]! > 0 && sums[0]! > 0 ? sums[0]! / sums[1]! : null
}
