import type { Prediction } from '@sextant/contracts/performance-intelligence/parts'
import { BY_DAY } from '@sextant/contracts/performance-intelligence/predicted'
import { MEASURES } from '@sextant/contracts/figures/measures'
import { dayAfter } from '../../../figures/days.ts'
import { studentQuantile } from '../../../math/statistics/distributions.ts'
import { dayText } from '../../../sentences/measured.ts'
import { say, type Sentence } from '../../../sentences/sentence.ts'
import type { FigureDesk } from '../../figure-desk.ts'
import type { DailySeries } from '../../series.ts'
import { seriesName } from '../../where.ts'

/** Whole weeks that are watched, so that every weekday counts the same. */
const WATCHED = 14
const FEWEST = 14
const HOW = 'mean of the days it is taken from, with what the mean of so many more days may scatter'

/** The days whose level is expected to go on: from one place to another, without some. */
type Level = {
  from: number
  to: number
  without: readonly number[]
  /** Under which condition: "As long as budget and bids stay". */
  provided: Sentence
  sources: readonly number[]
}

/** So much a day in the two weeks to come: written down now, graded from figures later. Null where too few days say it. */
export function predictLevel(
  desk: FigureDesk,
  series: DailySeries,
  { from, to, without, provided, sources }: Level,
): Prediction | null {
  const left = new Set(without)
  const values = series.figures.values
    .map((value, at) => (at < from || at >= to || left.has(at) ? null : value))
    .filter(value => value !== null)
  if (values.length < FEWEST) return null
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length
  const half = scatterOf(values, mean)
  const [low, high] = [Math.max(0, mean - half), mean + half]
  const first = dayAfter(desk.desk.company.today, 1)
  const last = dayAfter(first, WATCHED - 1)
  const { events, source, channel } = series
  const range = say`${desk.sum(events, low, HOW)} to ${desk.sum(events, high, HOW)}`
  return {
    says: desk.claim(
      say`${provided}, ${seriesName(series)} comes to ${range} a day on the mean between ${dayText(first)} and ${dayText(last)}`,
      sources,
    ),
    events,
    cases: BY_DAY,
    ...(MEASURES[events].unit === 'money' && { currency: desk.currency }),
    source,
    channel,
    from: first,
    to: last,
    low,
    high,
    now: meanOfLast(series),
    cases_expected: WATCHED,
  }
}

/** Half of the 95% interval for the mean of the days to come: theirs scatter, and so does the mean they are judged by. */
function scatterOf(values: readonly number[], mean: number): number {
  const n = values.length
  const squares = values.reduce((sum, value) => sum + (value - mean) ** 2, 0)
  return studentQuantile(0.975, n - 1) * Math.sqrt((squares / (n - 1)) * (1 / n + 1 / WATCHED))
}

/** Of the last week that is known. */
function meanOfLast({ figures }: DailySeries): number {
  const last = figures.values.filter(value => value !== null).slice(-7)
  return last.reduce((sum, value) => sum + value, 0) / Math.max(1, last.length)
}
