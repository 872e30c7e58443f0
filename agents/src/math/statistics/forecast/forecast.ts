import { within } from '../basics.ts'
import { WEEK } from '../week.ts'
import { naiveScale, seasonalNaive } from './naive.ts'
import { fitSmoothing, type Series, type Smoothing, type SmoothingOptions } from './smoothing.ts'

/** A day to come: its mean and where it falls in 80 and 95 of 100 cases. */
export type ForecastDay = {
  expected: number
  /** As of a week ago, for comparison. */
  naive: number
  band80: { low: number; high: number } | null
  band95: { low: number; high: number } | null
}

export type Forecast = {
  days: ForecastDay[]
  /** Mean error over all days foretold in the past ÷ that of "as a week ago" within the series: below 1 is better. Null where nothing could be tried. */
  mase: number | null
  naiveMase: number | null
  /** The part of past days that fell into bands made without them, 0–1; `n` days were tried. */
  coverage: { of80: number; of95: number; n: number } | null
}

export type ForecastOptions = SmoothingOptions & {
  /** Days to foretell. */
  ahead?: number
  /** The least that a figure can be: 0 for counts and money, null where it may be anything. */
  floor?: number | null
}

/** Fewer known days are not forecast. */
export const FEWEST_TO_FORECAST = 14
/** Errors that a quantile of 95% takes at the least: below 19 the largest of them would not do (n + 1 ranks). */
const FEWEST_ERRORS = 19
const FEWEST_ORIGINS = 7

/**
 * Exponential smoothing with bands from its own past errors: at each origin of the past it foretells what is known by now (rolling
 * origins, Tashman 2000), errors are divided by how far they grow with the days ahead, and their conformal quantiles
 * (Vovk, Gammerman and Shafer 2005: rank ⌈(n + 1)(1 − α)⌉) make the bands, whatever the errors' distribution. It is fitted anew each
 * week of origins. Null with fewer than fourteen known days.
 */
export function forecast(
  series: Series,
  { ahead = 14, floor = 0, ...options }: ForecastOptions = {},
): Forecast | null {
  within('ahead', ahead, 1, 366)
  const known = series.filter(value => value !== null)
  for (const value of known) within('value', value, floor ?? -Number.MAX_VALUE, Number.MAX_VALUE)
  if (known.length < FEWEST_TO_FORECAST) return null
  const smoothing = fitSmoothing(series, options)
  const growth = smoothing.growth(ahead)
  const trials = trialsOf(series, ahead, options)
  const scores = trials.map(({ score }) => score)
  const origins = new Set(trials.map(({ origin }) => origin)).size
  const band = bandMaker(origins < FEWEST_ORIGINS ? [] : scores, floor)
  const naive = seasonalNaive(series, ahead) ?? []
  const days = smoothing.foretell(series, ahead).map((mean, day) => ({
    expected: floored(mean, floor),
    naive: naive[day] ?? 0,
    band80: band(mean, growth[day] ?? 1, 0.8),
    band95: band(mean, growth[day] ?? 1, 0.95),
  }))
  const scale = naiveScale(series)
  return {
    days,
    mase: scaled(
      trials.map(({ error }) => error),
      scale,
    ),
    naiveMase: scaled(
      trials.map(({ naiveError }) => naiveError),
      scale,
    ),
    coverage: coverageOf(trials),
  }
}

/** One day of the past, foretold from an earlier one. */
type Trial = { origin: number; error: number; naiveError: number; score: number }

function trialsOf(series: Series, ahead: number, options: SmoothingOptions): Trial[] {
  const trials: Trial[] = []
  let smoothing: Smoothing | null = null
  for (let origin = 2 * WEEK; origin < series.length; origin += 1) {
    const past = series.slice(0, origin)
    if (past.every(value => value === null)) continue
    if (smoothing === null || origin % WEEK === 0) smoothing = fitSmoothing(past, options)
    const reach = Math.min(ahead, series.length - origin)
    const growth = smoothing.growth(reach)
    const naive = seasonalNaive(past, reach) ?? []
    smoothing.foretell(past, reach).forEach((mean, day) => {
      const value = series[origin + day] ?? null
      if (value === null) return
      const error = Math.abs(value - mean)
      const naiveError = Math.abs(value - (naive[day] ?? 0))
      trials.push({ origin, error, naiveError, score: error / (growth[day] ?? 1) })
    })
  }
  return trials
}

type Bander = (mean: number, growth: number, part: number) => ForecastDay['band80']

function bandMaker(scores: readonly number[], floor: number | null): Bander {
  const sorted = scores.toSorted((a, b) => a - b)
  return (mean, growth, part) => {
    const score = conformal(sorted, part)
    if (score === null) return null
    return {
      low: floored(mean - score * growth, floor),
      high: floored(mean + score * growth, floor),
    }
  }
}

/** The score that a further one stays below with that chance; null where there are too few to say. */
function conformal(sorted: readonly number[], part: number): number | null {
  if (sorted.length < FEWEST_ERRORS) return null
  return sorted[Math.ceil((sorted.length + 1) * part) - 1] ?? null
}

const floored = (value: number, floor: number | null): number =>
  floor === null ? value : Math.max(floor, value)

function scaled(errors: readonly number[], scale: number | null): number | null {
  if (errors.length === 0 || scale === null) return null
  return errors.reduce((sum, error) => sum + error, 0) / errors.length / scale
}

/** Each origin's days against bands of the origins before it whose days were known by then. */
function coverageOf(trials: readonly Trial[]): Forecast['coverage'] {
  let [in80, in95, n] = [0, 0, 0]
  const origins = [...new Set(trials.map(({ origin }) => origin))]
  for (const origin of origins.slice(FEWEST_ORIGINS)) {
    const before = trials.filter(trial => trial.origin + WEEK <= origin).map(({ score }) => score)
    const sorted = before.toSorted((a, b) => a - b)
    const [most80, most95] = [conformal(sorted, 0.8), conformal(sorted, 0.95)]
    if (most80 === null || most95 === null) continue
    for (const { score } of trials.filter(trial => trial.origin === origin)) {
      n += 1
      if (score <= most80) in80 += 1
      if (score <= most95) in95 += 1
    }
  }
  return n === 0 ? null : { of80: in80 / n, of95: in95 / n, n }
}
