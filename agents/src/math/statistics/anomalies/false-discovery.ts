import { within } from '../basics.ts'

/** One metric's p as the procedure adjusts it: the least rate of false discoveries at which it still counts. */
export type Discovery = { index: number; p: number; adjusted: number; isHeld: boolean }

/**
 * Which of several metrics count as odd when at most `rate` of those that are told may be chance (Benjamini and Hochberg 1995):
 * adjusted p of rank i of m = the least p · m ÷ j over all ranks j ≥ i. In the order given.
 */
export function heldDiscoveries(ps: readonly number[], rate = 0.05): Discovery[] {
  within('rate', rate, 0, 1)
  const order = ps.map((p, index) => ({ index, p: within('p', p, 0, 1) })).sort((a, b) => b.p - a.p)
  let least = 1
  return order
    .map(({ index, p }, place) => {
      least = Math.min(least, (p * ps.length) / (ps.length - place))
      return { index, p, adjusted: least, isHeld: least <= rate }
    })
    .sort((a, b) => a.index - b.index)
}
