import { leastDispersion, moderated } from './dispersion.ts'
import { type Layout, layoutOf, rowOf } from './layout.ts'
import type { Day, Kind } from './series.ts'
import { addSquare, dot, inverted, type Matrix, quadratic, type SparseRow } from './solve.ts'

/**
 * What a day should have been: ln μ = level + trend · day + weekday (+ step), times its trials; variance φμ (for rates φμ(1 − π)).
 * A log-linear quasi-likelihood model as in outbreak detection (Farrington et al. 1996; Noufaly et al. 2013), with normal priors
 * that keep trend and weekdays small where few figures speak, fitted by penalized iterated weighted least squares.
 */
export type Baseline = {
  kind: Kind
  layout: Layout
  coefficients: Float64Array
  covariance: Matrix
  /** φ: how much more the figures scatter than Poisson's; for amounts in their unit. At least 1 for counts and rates. */
  dispersion: number
  /** Known days less what the model took to fit them; broken, because priors share. */
  freedom: number
}

/** What the baseline says of one day: its mean and the variance of ln mean. */
export type Expected = { mean: number; logVariance: number }

const MOST_TURNS = 25
const CLOSE = 1e-5

/** `length` of the whole series; `step` is the first day of another level. No weekdays below two weeks of known days. */
export function fitBaseline(
  kind: Kind,
  days: readonly Day[],
  length: number,
  step: number | null = null,
): Baseline {
  const layout = layoutOf(length, days.length, step)
  const rows = days.map(({ index }) => rowOf(index, layout))
  let fit = begun(kind, days, layout)
  for (let turn = 0; turn < MOST_TURNS; turn += 1) {
    const next = improved(fit, days, rows)
    const isSettled = next.coefficients.every(
      (value, at) => Math.abs(value - (fit.coefficients[at] ?? 0)) < CLOSE,
    )
    fit = next
    if (isSettled) break
  }
  return fit
}

/** Whether the step, where there is one, is part of it decides between the later level and the former. */
export function expectedOn(
  { layout, coefficients, covariance }: Baseline,
  index: number,
  trials: number,
  isFormer = false,
): Expected {
  const row = rowOf(index, isFormer ? { ...layout, step: null } : layout)
  return {
    mean: trials * Math.exp(dot(row, coefficients)),
    logVariance: quadratic(row, covariance, layout.priors.length),
  }
}

/** The variance of a day without its dispersion: μ, or μ(1 − π). */
export const varianceOf = (kind: Kind, mean: number, trials: number): number =>
  kind === 'rate' ? mean * Math.max(0.02, 1 - mean / trials) : mean

/** (value − mean) in standard deviations. */
export function residual(baseline: Baseline, { index, value, trials }: Day): number {
  const { mean } = expectedOn(baseline, index, trials)
  return (value - mean) / Math.sqrt(baseline.dispersion * varianceOf(baseline.kind, mean, trials))
}

/** Twice the lost log-likelihood of the days, and of the coefficients by their priors; the former is still to be divided by a dispersion. */
export function lostBy(
  { kind, layout, coefficients }: Baseline,
  days: readonly Day[],
): { deviance: number; prior: number } {
  let deviance = 0
  for (const { index, value, trials } of days) {
    const mean = trials * Math.exp(dot(rowOf(index, layout), coefficients))
    const other = Math.max(trials - mean, trials * 1e-9)
    const rest = kind === 'rate' ? timesLog(trials - value, other) : mean - value
    deviance += 2 * (timesLog(value, mean) + rest)
  }
  const prior = layout.priors.reduce(
    (sum, sd, at) => (at === 0 ? sum : sum + ((coefficients[at] ?? 0) / sd) ** 2),
    0,
  )
  return { deviance, prior }
}

/** Everything at its mean, scattering as it does. */
function begun(kind: Kind, days: readonly Day[], layout: Layout): Baseline {
  const all = days.reduce((sum, { value }) => sum + value, 0)
  const rate = all / days.reduce((sum, { trials }) => sum + trials, 0)
  const squares = days.reduce(
    (sum, { value, trials }) => sum + (value - trials * rate) ** 2 / (trials * rate),
    0,
  )
  const coefficients = new Float64Array(layout.priors.length)
  coefficients[0] = Math.log(rate)
  return {
    kind,
    layout,
    coefficients,
    covariance: new Float64Array(layout.priors.length ** 2),
    dispersion: Math.max(leastDispersion(kind), squares / days.length),
    freedom: days.length,
  }
}

/** One step of Fisher's scoring with the priors as ridge, and the dispersion anew by Pearson's chi-square. */
function improved(fit: Baseline, days: readonly Day[], rows: readonly SparseRow[]): Baseline {
  const { kind, layout, coefficients, dispersion } = fit
  const n = layout.priors.length
  const matrix = new Float64Array(n * n)
  const slope = new Float64Array(n)
  const weights = new Float64Array(days.length)
  // The level's own prior is wide and lies around where it stands: it only keeps the matrix regular.
  layout.priors.forEach((sd, at) => {
    matrix[at * n + at] = sd ** -2
    slope[at] = at === 0 ? 0 : -(coefficients[at] ?? 0) / sd ** 2
  })
  days.forEach(({ value, trials }, day) => {
    const row = rows[day]
    if (!row) return
    const mean = trials * Math.exp(dot(row, coefficients))
    const weight = mean ** 2 / (dispersion * varianceOf(kind, mean, trials))
    weights[day] = weight
    addSquare(matrix, n, row, weight)
    addTo(slope, row, (weight * (value - mean)) / mean)
  })
  const covariance = inverted(matrix, n)
  const next = coefficients.map((value, at) => value + stepOf(covariance, slope, at))
  const taken = rows.reduce(
    (sum, row, day) => sum + (weights[day] ?? 0) * quadratic(row, covariance, n),
    0,
  )
  const freedom = Math.max(1, days.length - taken)
  const found = pearson(kind, days, rows, next) / freedom
  const judged = moderated(kind, days, Math.max(leastDispersion(kind), found), freedom)
  return { kind, layout, coefficients: next, covariance, ...judged }
}

function addTo(sums: Float64Array, { columns, values }: SparseRow, factor: number): void {
  columns.forEach((column, at) => {
    sums[column] = (sums[column] ?? 0) + factor * (values[at] ?? 0)
  })
}

/** A first step from a bad beginning may be wild: none changes a coefficient by more than 2, a factor of 7. */
function stepOf(covariance: Matrix, slope: Float64Array, at: number): number {
  const n = slope.length
  const step = slope.reduce(
    (sum, value, column) => sum + value * (covariance[at * n + column] ?? 0),
    0,
  )
  return Math.max(-2, Math.min(2, step))
}

function pearson(
  kind: Kind,
  days: readonly Day[],
  rows: readonly SparseRow[],
  coefficients: Float64Array,
): number {
  return days.reduce((sum, { value, trials }, day) => {
    const row = rows[day]
    if (!row) return sum
    const mean = trials * Math.exp(dot(row, coefficients))
    return sum + (value - mean) ** 2 / varianceOf(kind, mean, trials)
  }, 0)
}

const timesLog = (value: number, mean: number): number =>
  value === 0 ? 0 : value * Math.log(value / mean)
