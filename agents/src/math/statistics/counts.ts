import { within } from './basics.ts'
import { betaCdf, gammaCdf, gammaQuantile } from './distributions.ts'
import type { Interval } from './wilson.ts'

/** How a count scatters: variance = mean + mean² ÷ size; without a size it is Poisson's, variance = mean. */
export type CountModel = { mean: number; size: number | null }

/**
 * The exact interval of the mean behind one Poisson count (Garwood 1936): gamma quantiles of the count and of the count + 1.
 * `count` is a whole number ≥ 0.
 */
export function poissonInterval(count: number, confidence = 0.95): Interval {
  if (!Number.isSafeInteger(count)) throw new RangeError(`a count is whole, got ${count}`)
  within('count', count, 0, Number.MAX_SAFE_INTEGER)
  const tail = (1 - within('confidence', confidence, 0.5, 0.999999)) / 2
  return {
    low: count === 0 ? 0 : gammaQuantile(tail, count),
    high: gammaQuantile(1 - tail, count + 1),
  }
}

/** Mean and size by the method of moments, size = mean² ÷ (s² − mean) (Anscombe 1950); Poisson where counts scatter no more than that; null below two counts. */
export function fitCounts(counts: readonly number[]): CountModel | null {
  if (counts.length < 2) return null
  const n = counts.length
  const mean =
    counts.reduce((sum, count) => sum + within('count', count, 0, Number.MAX_VALUE), 0) / n
  const variance = counts.reduce((sum, count) => sum + (count - mean) ** 2, 0) / (n - 1)
  return { mean, size: variance > mean ? mean ** 2 / (variance - mean) : null }
}

/** P(X ≤ count) of a Poisson or negative binomial count; between whole numbers it goes on smoothly. */
export function countCdf({ mean, size }: CountModel, count: number): number {
  within('mean', mean, 0, Number.MAX_VALUE)
  if (count < 0) return 0
  if (mean === 0) return 1
  // With such a size both are the same to nine digits, and the beta function would lose them.
  if (size === null || size > 1e7) return 1 - gammaCdf(mean, count + 1)
  return betaCdf(size / (size + mean), within('size', size, 1e-9, 1e7), count + 1)
}

/** The least whole count with P(X ≤ count) ≥ p, 0 < p < 1. */
export function countQuantile(model: CountModel, p: number): number {
  within('p', p, 0, 1 - 1e-12)
  let [low, high] = [-1, Math.max(1, Math.ceil(model.mean))]
  while (countCdf(model, high) < p) [low, high] = [high, high * 2]
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2)
    if (countCdf(model, middle) >= p) high = middle
    else low = middle
  }
  return high
}
