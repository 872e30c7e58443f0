import type { Carried } from '@sextant/contracts/performance-intelligence/parts'
import { dayAfter } from '../../../../figures/days.ts'
import type { Anomaly } from '../../../../math/statistics/anomalies/anomalies.ts'
import type { FigureDesk } from '../../../figure-desk.ts'
import type { Incident } from '../../../findings-in.ts'
import type { DailySeries } from '../../../series.ts'
import type { Judged, Watched } from '../../../watch.ts'
import { queryOf } from '../../../where.ts'
import { carriedOnDay } from '../carried.ts'

/** An odd day with all that is told of it. */
export type ToldDay = {
  desk: FigureDesk
  incident: Incident
  series: DailySeries
  odd: Anomaly
  watched: Watched
  /** What lies beyond the usual, below nought where it is less: at the middle, at the least and at the most. */
  beyond: { value: number; low: number; high: number }
  carried: Carried[]
  /** Of the day, and of the four weeks before that say what is usual. */
  sources: readonly number[]
}

const USUAL_DAYS = 28

/** All that is told of what was odd on one day. */
export function toldDay(desk: FigureDesk, incident: Incident, watched: Watched): ToldDay {
  const { found, odd } = incident.lead
  const { series } = found
  const { value, expected, low, high } = odd
  return {
    desk,
    incident,
    series,
    odd,
    watched,
    beyond: { value: value - expected, low: value - high, high: value - low },
    carried: carriedOnDay(desk, found, odd),
    sources: [
      desk.metric(queryOf(series, incident.day, incident.day)),
      desk.metric(queryOf(series, dayAfter(incident.day, -USUAL_DAYS), dayAfter(incident.day, -1))),
    ],
  }
}

/** Where a series lay on the day, and whether that is usual; null where nothing is known of it. */
export function onThatDay(
  { series, anomalies }: Judged,
  day: string,
): { value: number; low: number; high: number; index: number; isUsual: boolean } | null {
  const index = series.days.indexOf(day)
  const value = series.figures.values[index] ?? null
  const band = anomalies.band.find(one => one.index === index)
  if (value === null || !band) return null
  const { low, high } = band
  return { value, low, high, index, isUsual: value >= low && value <= high }
}
