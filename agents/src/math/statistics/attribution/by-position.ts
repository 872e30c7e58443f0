import { channelsOf, type Credit, type Path } from './path.ts'

/** What each touch of a path deserves, in any unit. */
type Weigh = (path: Path) => number[]

const zeros = ({ channels }: Path): number[] => channels.map(() => 0)

export const lastTouch: Weigh = path => zeros(path).with(path.channels.length - 1, 1)
export const firstTouch: Weigh = path => zeros(path).with(0, 1)
export const linear: Weigh = ({ channels }) => channels.map(() => 1)

/** 40% to the first and to the last touch, 20% to those between; two touches share alike. */
export const fortyTwentyForty: Weigh = ({ channels }) => {
  const between = channels.length - 2
  if (between <= 0) return channels.map(() => 1)
  return channels.map((_, place) => (place === 0 || place > between ? 0.4 : 0.2 / between))
}

const HALF_LIFE = 7

/** A touch counts half as much for every seven days that it lies before the end. */
export const halfLife: Weigh = ({ channels, daysBefore }) =>
  channels.map((_, place) => 2 ** (-(daysBefore?.[place] ?? 0) / HALF_LIFE))

/** Conversions and value of every path, shared among its touches by weight. */
export function creditBy(paths: readonly Path[], weigh: Weigh): Credit[] {
  const credits = new Map(
    channelsOf(paths).map(channel => [channel, { channel, conversions: 0, value: 0 }]),
  )
  for (const path of paths) {
    const weights = weigh(path)
    const all = weights.reduce((sum, weight) => sum + weight, 0)
    path.channels.forEach((channel, place) => {
      const credit = credits.get(channel)
      const part = (weights[place] ?? 0) / all
      if (!credit) return
      credit.conversions += path.conversions * part
      credit.value += path.value * part
    })
  }
  return [...credits.values()]
}
