import type { Day, Kind } from './series.ts'

/** What is guessed of the scatter beyond chance, how unsure that is in parts of itself, and how many days the guess may be worth. */
const GUESS = 0.05
const UNSURE = 1.5
const MOST_WORTH = 30
const FAR_ABOVE = 1.5

/** Counts and rates scatter at least as chance has it; amounts have a unit of their own. */
export const leastDispersion = (kind: Kind): number => (kind === 'amount' ? 1e-9 : 1)

/**
 * Few days tell the dispersion badly, and for small counts it is known better: days of a firm scatter by some twentieth beyond chance, which
 * adds mean · 0.0025 to a dispersion of 1. What was found is drawn towards that as by so many further days as the guess is worth
 * (moderated variances, Smyth 2004): many for a mean of 5, hardly any for 1,000. A dispersion far above the guess is left alone.
 */
export function moderated(
  kind: Kind,
  days: readonly Day[],
  found: number,
  freedom: number,
): { dispersion: number; freedom: number } {
  const extra = (GUESS ** 2 * days.reduce((sum, { value }) => sum + value, 0)) / days.length
  const guess = 1 + extra
  if (kind === 'amount' || found > guess * FAR_ABOVE) return { dispersion: found, freedom }
  const worth = Math.min(MOST_WORTH, 2 * (guess / (extra * UNSURE)) ** 2)
  const all = freedom + worth
  return { dispersion: (found * freedom + guess * worth) / all, freedom: all }
}
