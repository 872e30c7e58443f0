import { within } from './basics.ts'
import { normalCdf, studentQuantile } from './distributions.ts'
import { seededRandom } from './random.ts'
import type { Interval } from './wilson.ts'

/** What one day adds above and below the line of a ratio: revenue and spend of ROAS, spend and orders of CPA. Both ≥ 0, in one unit each; null is a day that nobody knows. */
export type RatioDay = { above: number; below: number } | null

/** A ratio of sums over days; `n` counts the days that are known. */
export type RatioEstimate = Interval & { value: number; n: number }

/** Later against former: the difference of both ratios and how many times the former the later one is (null where the former is nought). */
export type RatioChange = {
  difference: RatioEstimate
  times: RatioEstimate | null
}

export const FEWEST_DAYS = 7
/** From here on days are drawn by the week, because neighbours resemble each other and weekdays differ. */
const DAYS_FOR_BLOCKS = 28
const BLOCK = 7
const REPLICATES = 2000

/**
 * Σ above ÷ Σ below with its 95% interval; null with fewer than seven known days, or nothing below the line.
 * Bootstrap by day, from 28 days on by circular blocks of seven (Politis and Romano 1992). The interval is the expanded percentile
 * interval (Hesterberg 2015): percentiles further out by √(n ÷ (n − 1)) and Student's t, since plain ones are too short for few days;
 * BCa would need the skewness of seven days, which seven days do not tell. The same days and seed give the same interval.
 */
export function ratioOfSums(days: readonly RatioDay[], seed = 1): RatioEstimate | null {
  const drawn = replicates(days, seededRandom(seed))
  if (drawn === null) return null
  return { value: drawn.value, ...percentiles(drawn.values, drawn.n), n: drawn.n }
}

/** How a ratio changed between two periods, which are drawn apart; null where either has none. */
export function changeOfRatio(
  former: readonly RatioDay[],
  later: readonly RatioDay[],
  seed = 1,
): RatioChange | null {
  const random = seededRandom(seed)
  const [before, after] = [replicates(former, random), replicates(later, random)]
  if (before === null || after === null) return null
  const n = Math.min(before.n, after.n)
  const pairs = (value: (a: number, b: number) => number): Float64Array =>
    before.values.map((a, index) => value(a, after.values[index] ?? 0))
  const estimate = (value: (a: number, b: number) => number): RatioEstimate => ({
    value: value(before.value, after.value),
    ...percentiles(pairs(value), n),
    n,
  })
  return {
    difference: estimate((a, b) => b - a),
    times: before.value === 0 ? null : estimate((a, b) => b / a),
  }
}

type Replicates = { value: number; values: Float64Array; n: number }

function replicates(days: readonly RatioDay[], random: () => number): Replicates | null {
  const known = days.filter(day => day !== null)
  for (const { above, below } of known) {
    within('above', above, 0, Number.MAX_VALUE)
    within('below', below, 0, Number.MAX_VALUE)
  }
  const sums = [sumOf(known, 'above'), sumOf(known, 'below')] as const
  if (known.length < FEWEST_DAYS || sums[1] === 0) return null
  const block = blockOf(known.length)
  // Missing days keep their place, so that a block is a week of the calendar.
  const from = block === 1 ? known : days
  const values = new Float64Array(REPLICATES)
  for (let index = 0; index < REPLICATES; index += 1)
    values[index] = drawnRatio(from, block, random)
  return { value: sums[0] / sums[1], values, n: known.length }
}

const sumOf = (
  days: readonly { above: number; below: number }[],
  side: 'above' | 'below',
): number => days.reduce((sum, day) => sum + day[side], 0)

/** The ratio of as many days again. Nothing below the line is drawn anew, which happens where few days have anything. */
function drawnRatio(days: readonly RatioDay[], block: number, random: () => number): number {
  const n = days.length
  for (;;) {
    let [above, below] = [0, 0]
    for (let taken = 0; taken < n;) {
      const start = Math.floor(random() * n)
      for (let place = start; place < start + block && taken < n; place += 1, taken += 1) {
        const day = days[place < n ? place : place - n]
        if (!day) continue
        above += day.above
        below += day.below
      }
    }
    if (below > 0) return above / below
  }
}

/**
 * The expanded percentile interval of 95%. Blocks tell less of the scatter than as many single days: what the mean of a few blocks hides
 * is put back (1 − block ÷ n), and the degrees of freedom are those of Bartlett's window, 1.5 · n ÷ block (Priestley 1981).
 */
function percentiles(values: Float64Array, n: number): Interval {
  const sorted = values.toSorted()
  const block = blockOf(n)
  const freedom = block === 1 ? n - 1 : (1.5 * n) / block - 1
  const tail = normalCdf(studentQuantile(0.025, freedom) / Math.sqrt(1 - block / n))
  return { low: quantile(sorted, tail), high: quantile(sorted, 1 - tail) }
}

const blockOf = (n: number): number => (n < DAYS_FOR_BLOCKS ? 1 : BLOCK)

function quantile(sorted: Float64Array, p: number): number {
  const place = p * (sorted.length - 1)
  const [left, right] = [sorted[Math.floor(place)] ?? 0, sorted[Math.ceil(place)] ?? 0]
  return left + (right - left) * (place - Math.floor(place))
}
