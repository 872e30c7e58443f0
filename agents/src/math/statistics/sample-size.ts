import { within } from './basics.ts'
import type { Rate } from './rate.ts'
import { type Interval, wilsonInterval } from './wilson.ts'

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

/** Cases until the Wilson interval of a rate (0–1) reaches no further than `half` to either side of its centre; at least one. */
export function casesForHalfWidth(rate: number, half: number, confidence = 0.95): number {
  within('rate', rate, 0, 1)
  within('half', half, 1e-6, 1)
  return smallest(cases => {
    const { low, high } = wilsonInterval(rate, cases, confidence)
    return (high - low) / 2 <= half
  })
}

/** How many more cases each side needs. */
export type MoreCases = { former: number; later: number }

/**
 * More cases of both sides, in the proportion in which they came, until the seen difference would be clear (Newcombe's interval
 * without nought), should the rates stay. Nought where it is clear; null where the rates do not differ or a billion would not do.
 */
export function casesUntilClear(former: Rate, later: Rate): MoreCases | null {
  const total = former.cases + later.cases
  const [before, after] = [former.events / former.cases, later.events / later.cases]
  if (before === after) return null
  const side = (rate: Rate, all: number): number => Math.ceil((rate.cases * all) / total)
  const isClear = (all: number): boolean => {
    const ofFormer = wilsonInterval(before, side(former, all))
    const ofLater = wilsonInterval(after, side(later, all))
    return excludesNought(before, ofFormer, after, ofLater)
  }
  if (isClear(total)) return { former: 0, later: 0 }
  if (!isClear(MOST)) return null
  const all = smallest(isClear, total)
  return { former: side(former, all) - former.cases, later: side(later, all) - later.cases }
}

const MOST = 1e9

/** Newcombe's interval of shares that need not be whole events. */
function excludesNought(before: number, first: Interval, after: number, second: Interval): boolean {
  const gap = Math.abs(after - before)
  if (after > before) return gap > Math.hypot(after - second.low, first.high - before)
  return gap > Math.hypot(second.high - after, before - first.low)
}

/** The smallest whole number, from `least` on, for which a condition that stays true once it is true holds. */
function smallest(holds: (n: number) => boolean, least = 1): number {
  let [low, high] = [least - 1, least]
  while (!holds(high)) [low, high] = [high, high * 2]
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2)
    if (holds(middle)) high = middle
    else low = middle
  }
  return high
}
