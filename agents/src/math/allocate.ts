import { within } from './statistics/basics.ts'

/**
 * Splits an integer total (cents) by weights ≥ 0 so that the parts are integers and sum exactly to the total:
 * Hamilton's largest-remainder method, ties going to the earlier part.
 * All-zero weights with a total above zero throw RangeError (there is nothing to split by).
 */
export function allocate(total: number, weights: readonly number[]): number[] {
  if (!Number.isSafeInteger(total) || total < 0)
    throw new RangeError(`total must be a whole number of cents, got ${total}`)
  const sum = weights.reduce(
    (all, weight) => all + within('weight', weight, 0, Number.MAX_VALUE),
    0,
  )
  if (sum === 0) {
    if (total === 0) return weights.map(() => 0)
    throw new RangeError('at least one weight must be above zero')
  }
  const exact = weights.map(weight => (total * weight) / sum)
  const parts = exact.map(Math.floor)
  let rest = total - parts.reduce((all, part) => all + part, 0)
  const order = exact
    .map((value, index) => ({ index, remainder: value - Math.floor(value) }))
    .filter(({ index }) => (weights[index] ?? 0) > 0)
    .sort((a, b) => b.remainder - a.remainder || a.index - b.index)
  for (let turn = 0; rest > 0; turn += 1, rest -= 1) {
    const place = order[turn % order.length]
    if (place) parts[place.index] = (parts[place.index] ?? 0) + 1
  }
  return parts
}
