import type { Claim } from '@sextant/contracts/deliverable'
import type { MetricQuery } from '../../../figures/metric-source.ts'
import { dayText, type MeasuredText } from '../../../sentences/measured.ts'
import { say } from '../../../sentences/sentence.ts'
import type { FigureDesk } from '../../figure-desk.ts'
import { queryOf, seriesName } from '../../where.ts'
import type { Found, Judged } from '../../watch.ts'

const HOW = 'expected by the other days, weekday and trend taken out; 95% of days'

/** A value of a day of a series as it is written: a rate of the cases of that day, or a sum. */
export function level(
  desk: FigureDesk,
  { series }: Judged,
  value: number,
  index: number,
): MeasuredText {
  const { figures } = series
  if (figures.kind !== 'rate') return desk.sum(series.events, value, HOW)
  return desk.rate(value / Math.max(1, figures.trials[index] ?? 1), HOW)
}

/** The oddest single day of a series, with what was to be expected. */
export function oddDayClaim(desk: FigureDesk, found: Found): Claim | null {
  const { series, anomalies } = found
  const oddest = anomalies.odd.toSorted((a, b) => a.p - b.p)[0]
  if (!oddest) return null
  const day = series.days[oddest.index]!
  const { value, low, high, p, index } = oddest
  const seen = level(desk, found, value, index)
  const range = say`${level(desk, found, low, index)} to ${level(desk, found, high, index)}`
  const chance = desk.chance(p, 'chance of any day as odd, over all days watched')
  const query: MetricQuery = queryOf(series, day, day)
  return desk.claim(
    say`On ${dayText(day)}, ${seriesName(series)} came to ${seen}, where ${range} were to be expected; by chance alone: ${chance}`,
    [desk.metric(query)],
  )
}
