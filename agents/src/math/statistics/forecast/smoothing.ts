import { WEEK } from '../week.ts'
import { minimise } from './minimise.ts'

/** A value a day, oldest first; null is a day that nobody knows. */
export type Series = readonly (number | null)[]

/** Whether a trend is carried on, damped; the season is on by itself from two weeks on. */
export type SmoothingOptions = { hasTrend?: boolean }

/** Exponential smoothing as fitted: what it foretells from a day on, and how far its errors grow with the days ahead. */
export type Smoothing = {
  /** Means of the days after `series`, 1 to `ahead`; the parameters stay those that were fitted. */
  foretell: (series: Series, ahead: number) => number[]
  /** Standard deviation h days ahead ÷ that of one day. */
  growth: (ahead: number) => number[]
}

type Parameters = { alpha: number; beta: number; gamma: number; phi: number }
type State = { level: number; trend: number; season: number[]; seen: number }

const DAMPING = { least: 0.8, most: 0.98 }

/**
 * ETS(A,N,A) or ETS(A,Ad,A): additive errors and weekdays, without or with a damped trend (Hyndman, Koehler, Ord and Snyder 2008).
 * Parameters minimise the squared one-day errors. A missing day moves level and trend on and teaches nothing: it is neither nought
 * nor bridged. Below two weeks of days there is no season. Throws RangeError without any known day.
 */
export function fitSmoothing(
  series: Series,
  { hasTrend = false }: SmoothingOptions = {},
): Smoothing {
  const first = beginning(series)
  const hasSeason = first.season.length > 0
  const read = (theta: readonly number[]): Parameters => parametersOf(theta, hasTrend, hasSeason)
  // A slight pull to the middle keeps a flat valley from running off to infinity.
  const cost = (theta: readonly number[]): number =>
    squaredErrors(series, first, read(theta)) *
    (1 + 1e-3 * theta.reduce((sum, value) => sum + value ** 2, 0))
  const best = read(minimise(cost, [-1, -2, -2, 1]))
  return {
    foretell: (until, ahead) => foretold(run(until, first, best), best, ahead),
    growth: ahead => growthOf(best, first.season.length, ahead),
  }
}

function parametersOf(
  [a = 0, b = 0, c = 0, d = 0]: readonly number[],
  hasTrend: boolean,
  hasSeason: boolean,
): Parameters {
  const alpha = sigmoid(a)
  return {
    alpha,
    beta: hasTrend ? alpha * sigmoid(b) : 0,
    gamma: hasSeason ? (1 - alpha) * sigmoid(c) : 0,
    phi: hasTrend ? DAMPING.least + (DAMPING.most - DAMPING.least) * sigmoid(d) : 0,
  }
}

const sigmoid = (x: number): number => 1 / (1 + Math.exp(-x))

/** The level and weekdays of the first two to four weeks; no trend until the days show one. */
function beginning(series: Series): State {
  const known = series.filter(value => value !== null)
  if (known.length === 0) throw new RangeError('a series has at least one known day')
  if (series.length < 2 * WEEK) return { level: meanOf(known), trend: 0, season: [], seen: 0 }
  const weeks = series.slice(0, 4 * WEEK)
  const level = meanOf(weeks.filter(value => value !== null))
  const season = Array.from({ length: WEEK }, (_, weekday) => {
    const days = weeks.filter((value, day) => value !== null && day % WEEK === weekday)
    return days.length === 0 ? 0 : meanOf(days as number[]) - level
  })
  return { level, trend: 0, season, seen: 0 }
}

const meanOf = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length)

const expectedNext = ({ level, trend, season, seen }: State, phi: number): number =>
  level + phi * trend + (season.length === 0 ? 0 : season[seen % season.length]!)

/** Moves a state on by a day, in place. */
function move(state: State, value: number | null, { alpha, beta, gamma, phi }: Parameters): void {
  const error = value === null ? 0 : value - expectedNext(state, phi)
  state.level += phi * state.trend + alpha * error
  state.trend = phi * state.trend + beta * error
  if (state.season.length > 0) state.season[state.seen % state.season.length]! += gamma * error
  state.seen += 1
}

const copyOf = (state: State): State => ({ ...state, season: state.season.slice() })

function squaredErrors(series: Series, first: State, parameters: Parameters): number {
  const state = copyOf(first)
  let sum = 0
  for (const value of series) {
    if (value !== null) sum += (value - expectedNext(state, parameters.phi)) ** 2
    move(state, value, parameters)
  }
  return sum
}

function run(series: Series, first: State, parameters: Parameters): State {
  const state = copyOf(first)
  for (const value of series) move(state, value, parameters)
  return state
}

function foretold(from: State, parameters: Parameters, ahead: number): number[] {
  const state = copyOf(from)
  return Array.from({ length: ahead }, () => {
    const mean = expectedNext(state, parameters.phi)
    move(state, null, parameters)
    return mean
  })
}

/** √(1 + Σ cⱼ²), cⱼ = α + β(φ + … + φʲ) + γ on whole weeks (Hyndman et al. 2008, table 6.1). */
function growthOf(
  { alpha, beta, gamma, phi }: Parameters,
  season: number,
  ahead: number,
): number[] {
  let [damped, power, grown] = [0, 1, 0]
  return Array.from({ length: ahead }, (_, day) => {
    const growth = Math.sqrt(1 + grown)
    power *= phi
    damped += power
    const isWeek = season > 0 && (day + 1) % season === 0
    grown += (alpha + beta * damped + (isWeek ? gamma : 0)) ** 2
    return growth
  })
}
