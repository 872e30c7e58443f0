import { gammaCdf, logBeta, logGamma, normalQuantile, studentCdf } from '../distributions.ts'
import { countCdf } from '../counts.ts'
import { type Baseline, type Expected, varianceOf } from './baseline.ts'
import type { Day } from './series.ts'

/** The chance of as little or less, and of as much or more, where half of the value itself counts to each side (mid-p, Lancaster 1961). */
export type Tails = { below: number; above: number }

const LEAST = 1e-15

/**
 * Two-sided p of a day that the baseline was not fitted to: under the figure's own distribution, read as a normal deviate and then
 * judged by Student's t, because the dispersion is estimated from few days.
 */
export function chanceOf(baseline: Baseline, expected: Expected, day: Day): number {
  const { below, above } = tailsOf(baseline, expected, day)
  const z = normalQuantile(Math.max(LEAST, Math.min(below, above, 0.5)))
  return Math.max(LEAST, 2 * studentCdf(z, baseline.freedom))
}

/** Count: negative binomial. Rate: beta-binomial. Amount: see `amountTails`. All with mean and variance of the baseline, its own uncertainty added. */
export function tailsOf(baseline: Baseline, expected: Expected, { value, trials }: Day): Tails {
  const { mean, logVariance } = expected
  const base = varianceOf(baseline.kind, mean, trials)
  const variance = baseline.dispersion * base + mean ** 2 * logVariance
  if (baseline.kind === 'amount') return amountTails(value, mean, variance)
  if (baseline.kind === 'rate') return betaBinomialTails(value, trials, mean, variance)
  return countTails(value, mean, variance)
}

function countTails(value: number, mean: number, variance: number): Tails {
  const model = { mean, size: variance > mean * (1 + 1e-9) ? mean ** 2 / (variance - mean) : null }
  const [upTo, before] = [countCdf(model, value), countCdf(model, value - 1)]
  const below = (upTo + before) / 2
  return { below, above: 1 - below }
}

/**
 * An amount is a sum of sales that differ. Little: as if of mean² ÷ variance sales of one size, so that a day without any is as likely
 * as it is. Much: a gamma, whose longer tail is that of uneven sales.
 */
function amountTails(value: number, mean: number, variance: number): Tails {
  const sales = mean ** 2 / variance
  const unit = variance / mean
  return {
    below: 1 - gammaCdf(sales, value / unit + 0.5),
    above: 1 - gammaCdf(value / unit, sales),
  }
}

/** Sums from the value outwards, where terms only get smaller (Skellam 1948 for the distribution). */
export function betaBinomialTails(
  value: number,
  trials: number,
  mean: number,
  variance: number,
): Tails {
  const share = Math.min(1 - 1e-9, mean / trials)
  const binomial = trials * share * (1 - share)
  const correlation = Math.max(1e-9, (variance / binomial - 1) / Math.max(1, trials - 1))
  const concentration = Math.max(1e-6, 1 / Math.min(correlation, 0.999999) - 1)
  const [a, b] = [share * concentration, (1 - share) * concentration]
  const own = Math.exp(
    logGamma(trials + 1) -
      logGamma(value + 1) -
      logGamma(trials - value + 1) +
      logBeta(value + a, trials - value + b) -
      logBeta(a, b),
  )
  const up = (k: number): number => ((trials - k) * (k + a)) / ((k + 1) * (trials - k - 1 + b))
  // Only the side away from the mean is summed: there terms fall, and the other is the rest of one.
  const isBelow = value < mean
  let [sum, term] = [own / 2, own]
  for (let k = value; term > 1e-12 * sum; k += isBelow ? -1 : 1) {
    if (isBelow ? k <= 0 : k >= trials) break
    term *= isBelow ? 1 / up(k - 1) : up(k)
    sum += term
  }
  const near = Math.min(1, sum)
  return isBelow ? { below: near, above: 1 - near } : { below: 1 - near, above: near }
}
