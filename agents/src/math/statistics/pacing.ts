import { within } from './basics.ts'
import { seededRandom } from './random.ts'
import { FEWEST_DAYS } from './bootstrap.ts'

export type PacingState = 'behind' | 'on-pace' | 'ahead'

export type Pacing = {
  /** Spend ÷ (budget × part of the days gone); 1 spends the budget exactly. Null before the first known day. */
  pace: number | null
  state: PacingState | null
  /** Days gone of which the spend is not known; the pace is that of the others. */
  missing: number
  /** The day on which the money is gone, counted from 0 = the first day of the budget, not ended by its last one; null when that cannot be told. */
  runsOut: { day: number; low: number; high: number } | null
}

/** Outside these a budget runs off its course. */
export const PACE_LIMITS = { low: 0.85, high: 1.15 }

/** Days whose spend stands for the days to come. */
const RECENT = 14
/** Further on nobody plans by the day. */
const HORIZON = 731
const REPLICATES = 1000

/**
 * `budget` in cents for `days` days, `spend` in cents of the days gone, null where unknown. The last day of the money comes from
 * drawing the days to come from the last fourteen (at least seven), each replicate from fourteen that were drawn themselves, so that
 * both the days and what is not known of their rate scatter; 95%, percentiles. Not told while a day is missing, since what is left is not known.
 */
export function pacingOf(
  budget: number,
  days: number,
  spend: readonly (number | null)[],
  seed = 1,
): Pacing {
  within('budget', budget, 1, Number.MAX_SAFE_INTEGER)
  within('days', days, 1, 3660)
  within('days gone', spend.length, 0, days)
  const known = spend.filter(cents => cents !== null)
  const spent = known.reduce((sum, cents) => sum + within('spend', cents, 0, Number.MAX_VALUE), 0)
  const missing = spend.length - known.length
  if (known.length === 0) return { pace: null, state: null, missing, runsOut: null }
  const pace = spent / (budget * (known.length / days))
  const runsOut = missing > 0 ? null : endOfMoney(budget, known, spent, seededRandom(seed))
  return { pace, state: stateOf(pace), missing, runsOut }
}

function stateOf(pace: number): PacingState {
  if (pace < PACE_LIMITS.low) return 'behind'
  return pace > PACE_LIMITS.high ? 'ahead' : 'on-pace'
}

function endOfMoney(
  budget: number,
  spend: readonly number[],
  spent: number,
  random: () => number,
): Pacing['runsOut'] {
  const left = budget - spent
  if (left <= 0) return gone(budget, spend)
  const recent = spend.slice(-RECENT)
  const rate = recent.reduce((sum, cents) => sum + cents, 0) / recent.length
  if (recent.length < FEWEST_DAYS || left / rate > HORIZON) return null
  const ends = Array.from({ length: REPLICATES }, () =>
    daysUntil(left, drawn(recent, random), random),
  )
  const sorted = ends.sort((a, b) => a - b)
  const at = (part: number): number =>
    spend.length - 1 + (sorted[Math.round(part * (REPLICATES - 1))] ?? 0)
  return { day: spend.length - 1 + Math.ceil(left / rate), low: at(0.025), high: at(0.975) }
}

/** The day on which it was spent. */
function gone(budget: number, spend: readonly number[]): Pacing['runsOut'] {
  let sum = 0
  const day = spend.findIndex(cents => (sum += cents) >= budget)
  return { day, low: day, high: day }
}

const drawn = (from: readonly number[], random: () => number): number[] =>
  from.map(() => from[Math.floor(random() * from.length)] ?? 0)

function daysUntil(left: number, from: readonly number[], random: () => number): number {
  let rest = left
  for (let day = 1; day < HORIZON; day += 1) {
    rest -= from[Math.floor(random() * from.length)] ?? 0
    if (rest <= 0) return day
  }
  return HORIZON
}
