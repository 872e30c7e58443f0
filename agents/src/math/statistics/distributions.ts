import jStat from 'jstat'
import { within } from './basics.ts'

// What we ask of jstat, in one place: arguments checked, edges closed, tails kept away from one minus almost one.

const ABOVE_NOTHING = Number.MIN_VALUE
const ANY = Number.MAX_VALUE

/** P(Z ≤ z) of the standard normal; below −8.2 it is 0. */
export const normalCdf = (z: number): number => jStat.normal.cdf(z, 0, 1)

/** The z below which a standard normal falls with probability p, 0 < p < 1. */
export function normalQuantile(p: number): number {
  within('p', p, ABOVE_NOTHING, 1 - Number.EPSILON / 2)
  return jStat.normal.inv(p, 0, 1)
}

/** Both tails of a standard normal beyond ±z. */
export const normalTails = (z: number): number => Math.min(1, 2 * normalCdf(-Math.abs(z)))

/** The z of a two-sided interval: 1.959964 for 0.95. */
export function zOf(confidence: number): number {
  within('confidence', confidence, 0.5, 0.999999)
  return normalQuantile((1 + confidence) / 2)
}

/** P(T ≤ t) of Student's t; df may be broken. */
export const studentCdf = (t: number, df: number): number => jStat.studentt.cdf(t, df)

/** The quantile of Student's t. */
export const studentQuantile = (p: number, df: number): number => jStat.studentt.inv(p, df)

/** P(X ≤ x) of Beta(a, b). */
export function betaCdf(x: number, a: number, b: number): number {
  if (x <= 0) return 0
  if (x >= 1) return 1
  return jStat.ibeta(x, a, b)
}

/** The quantile of Beta(a, b). */
export const betaQuantile = (p: number, a: number, b: number): number =>
  jStat.beta.inv(within('p', p, 0, 1), a, b)

/** ln of the gamma function. */
export const logGamma = (x: number): number => jStat.gammaln(x)

/** ln of the beta function. */
export const logBeta = (a: number, b: number): number => jStat.betaln(a, b)

/** P(X ≤ x) of Gamma(shape, scale 1), the regularized lower incomplete gamma function. */
export function gammaCdf(x: number, shape: number): number {
  if (x <= 0) return 0
  return jStat.lowRegGamma(shape, x)
}

/** The quantile of Gamma(shape, scale 1). */
export const gammaQuantile = (p: number, shape: number): number =>
  jStat.gamma.inv(within('p', p, 0, 1), within('shape', shape, ABOVE_NOTHING, ANY), 1)

/** P(X ≥ x) of a chi-square with df degrees of freedom. */
export function chiSquareTail(x: number, df: number): number {
  within('x', x, 0, ANY)
  // One degree of freedom is a squared normal, whose own tail stays exact where one minus the rest would be nought.
  if (df === 1) return normalTails(Math.sqrt(x))
  return Math.max(0, 1 - gammaCdf(x / 2, within('df', df, 1, ANY) / 2))
}
