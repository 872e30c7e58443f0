/** Chances that are the same again for the same seed. */
export type Random = {
  /** From 0 to 1. */
  share: () => number
  /** Around 1: a day is rarely as it should be. */
  noise: (spread: number) => number
  /** How often something happens that happens so often on average. */
  times: (average: number) => number
  pick: <Item>(items: readonly Item[]) => Item
}

/** Seeded numbers (mulberry32). */
export function randomOf(seed: number): Random {
  let state = seed
  const share = (): number => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  const normal = (): number =>
    Math.sqrt(-2 * Math.log(1 - share())) * Math.cos(2 * Math.PI * share())
  return {
    share,
    noise: spread => Math.exp(normal() * spread),
    times: average => timesOf(average, share, normal),
    pick: items => items[Math.floor(share() * items.length)]!,
  }
}

/** Poisson, by counting for small averages and by the bell curve for large ones. */
function timesOf(average: number, share: () => number, normal: () => number): number {
  if (average > 50) return Math.max(0, Math.round(average + Math.sqrt(average) * normal()))
  const limit = Math.exp(-average)
  let [count, product] = [0, share()]
  while (product > limit) {
    count += 1
    product *= share()
  }
  return count
}
