import {
  creditBy,
  firstTouch,
  fortyTwentyForty,
  halfLife,
  lastTouch,
  linear,
} from './by-position.ts'
import { markov } from './markov.ts'
import { checkPath, type Credit, type Path } from './path.ts'
import { shapley } from './shapley.ts'

/** Seven ways to credit channels, each with the same sum; half-life is null where a path has no days. */
export type Attribution = {
  last: Credit[]
  first: Credit[]
  linear: Credit[]
  fortyTwentyForty: Credit[]
  halfLife: Credit[] | null
  markov: Credit[]
  shapley: Credit[]
}

/** Why all ways would say the same or nothing. */
export type NoAttribution = { reason: 'no-paths' | 'no-conversions' | 'single-touch' }

/** All ways side by side, channels by name; or the reason why there is nothing to compare. */
export function attribute(paths: readonly Path[]): Attribution | NoAttribution {
  paths.forEach(checkPath)
  if (paths.length === 0) return { reason: 'no-paths' }
  const ofMarkov = markov(paths)
  if (ofMarkov === null) return { reason: 'no-conversions' }
  const isSingle = ({ channels }: Path): boolean => new Set(channels).size === 1
  if (paths.filter(({ conversions }) => conversions > 0).every(isSingle))
    return { reason: 'single-touch' }
  const hasDays = paths.every(
    ({ channels, daysBefore }) => channels.length === 1 || daysBefore !== null,
  )
  return {
    last: creditBy(paths, lastTouch),
    first: creditBy(paths, firstTouch),
    linear: creditBy(paths, linear),
    fortyTwentyForty: creditBy(paths, fortyTwentyForty),
    halfLife: hasDays ? creditBy(paths, halfLife) : null,
    markov: ofMarkov,
    shapley: shapley(paths),
  }
}
