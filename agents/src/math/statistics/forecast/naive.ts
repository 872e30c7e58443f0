import { WEEK } from '../week.ts'
import type { Series } from './smoothing.ts'

/**
 * The same weekday of the last week that knows it; the last known day where there are not two weeks. What any forecast has to beat
 * (Hyndman and Athanasopoulos 2021, 5.2). Null where no day is known.
 */
export function seasonalNaive(series: Series, ahead: number): number[] | null {
  const last = series.findLast(value => value !== null)
  if (last === undefined || last === null) return null
  const season = series.length < 2 * WEEK ? 1 : WEEK
  return Array.from({ length: ahead }, (_, day) => {
    let place = series.length + day
    do place -= season
    while (place >= 0 && (series[place] ?? null) === null)
    return series[place] ?? last
  })
}

/** The mean error of "as a week ago" within a series, by which MASE is scaled (Hyndman and Koehler 2006); null where it is nought or unknown. */
export function naiveScale(series: Series): number | null {
  const season = series.length < 2 * WEEK ? 1 : WEEK
  const errors = series.flatMap((value, day) => {
    const before = series[day - season] ?? null
    return value === null || before === null ? [] : [Math.abs(value - before)]
  })
  const mean = errors.reduce((sum, error) => sum + error, 0) / Math.max(1, errors.length)
  return mean > 0 ? mean : null
}
