import { within } from './statistics.ts'

/** Two-sided error of 5%, and 80 of 100 real differences found. */
const Z_ALPHA = 1.959964
const Z_BETA = 0.841621

/** What the formula below stands for, in words. */
export const SIGNIFICANCE = 0.05
export const POWER = 0.8

/**
 * Cases in each of two arms to tell two rates apart (Fleiss, "Statistical Methods for Rates and Proportions", without correction):
 * [z₁√(2p̄q̄) + z₂√(p₁q₁ + p₂q₂)]² ÷ (p₁ − p₂)². Null where the better rate would be above 1, or the rates do not differ.
 */
export function casesPerArm(rate: number, uplift: number): number | null {
  within('rate', rate, 0, 1)
  const better = rate * (1 + uplift)
  if (better > 1 || better === rate) return null
  const mean = (rate + better) / 2
  const same = Z_ALPHA * Math.sqrt(2 * mean * (1 - mean))
  const apart = Z_BETA * Math.sqrt(rate * (1 - rate) + better * (1 - better))
  return Math.ceil((same + apart) ** 2 / (rate - better) ** 2)
}

/** Whole weeks until both arms have their cases; null where nobody comes. */
export const weeksForTest = (perArm: number, casesAWeek: number): number | null =>
  casesAWeek > 0 ? Math.ceil((2 * perArm) / casesAWeek) : null
