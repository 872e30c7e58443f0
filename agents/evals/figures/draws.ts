/** Draws from distributions, each out of numbers of 0 ≤ x < 1. */
export type Random = () => number

export const uniform = (random: Random, low: number, high: number): number =>
  low + (high - low) * random()

export const wholeBetween = (random: Random, low: number, high: number): number =>
  Math.floor(uniform(random, low, high + 1))

/** Between two positive numbers, every order of magnitude alike. */
export const logUniform = (random: Random, low: number, high: number): number =>
  Math.exp(uniform(random, Math.log(low), Math.log(high)))

/** Standard normal (Box and Muller 1958). */
export const normal = (random: Random): number =>
  Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random())

/** Poisson by counting exponential waits; a large mean is split, because a sum of Poisson counts is one. */
export function poisson(random: Random, mean: number): number {
  if (mean > 30) return poisson(random, mean / 2) + poisson(random, mean / 2)
  const limit = Math.exp(-mean)
  let [count, product] = [0, random()]
  while (product > limit) {
    product *= random()
    count += 1
  }
  return count
}

/** Of so many cases how many come true. */
export function binomial(random: Random, cases: number, share: number): number {
  let count = 0
  for (let turn = 0; turn < cases; turn += 1) if (random() < share) count += 1
  return count
}
