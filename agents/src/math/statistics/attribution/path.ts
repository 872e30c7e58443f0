import { within } from '../basics.ts'

/** Journeys that touched the same channels in the same order. */
export type Path = {
  /** First touch to last; a channel may stand in it more than once. */
  channels: readonly string[]
  /** Days from each touch to the journey's end, one for each channel; null where the export has none. */
  daysBefore: readonly number[] | null
  /** How many journeys went this way, with and without a conversion. */
  journeys: number
  /** How many of them converted, and what these brought in cents. */
  conversions: number
  value: number
}

/** What channels are credited with; the same order and sum for every way of looking. */
export type Credit = { channel: string; conversions: number; value: number }

/** Throws RangeError unless the path can be counted with. */
export function checkPath({ channels, daysBefore, journeys, conversions, value }: Path): void {
  if (channels.length === 0) throw new RangeError('a path has at least one touch')
  if (daysBefore !== null && daysBefore.length !== channels.length)
    throw new RangeError('one day for each touch')
  for (const days of daysBefore ?? []) within('days before', days, 0, 3660)
  within('journeys', journeys, 0, Number.MAX_SAFE_INTEGER)
  within('conversions', conversions, 0, journeys)
  within('value', value, 0, Number.MAX_VALUE)
}

/** Every channel once, by name. */
export const channelsOf = (paths: readonly Path[]): string[] =>
  [...new Set(paths.flatMap(({ channels }) => channels))].sort()
