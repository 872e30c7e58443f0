import type { Span } from './scales.ts'

/** A value's place on a scale in percent, kept within it. */
export function percentOf(value: number, [low, high]: Span): number {
  if (high <= low) return 50
  return Math.min(100, Math.max(0, ((value - low) / (high - low)) * 100))
}

/** Where an interval is drawn, in percent, and which of its ends lies outside the scale and so has no cap. */
export function intervalOf(low: number, high: number, scale: Span) {
  return {
    from: percentOf(low, scale),
    to: percentOf(high, scale),
    isOpenLeft: low < scale[0],
    isOpenRight: high > scale[1],
  }
}

/** One scale for several intervals: from the least to the greatest of all that is drawn, with a little air. */
export function sharedScale(values: readonly (number | null | undefined)[]): Span {
  const known = values.filter(value => value !== null && value !== undefined)
  const [low, high] = [Math.min(...known), Math.max(...known)]
  const air = (high - low || Math.abs(high) || 1) * 0.06
  return known.length === 0 ? [0, 1] : [low - air, high + air]
}
