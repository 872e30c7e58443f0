import type { Prediction } from '@sextant/contracts/quick-wins/prediction'
import type { ChosenPlay } from '../plays/choose.ts'

const DAYS_A_WEEK = 7
const DAYS_A_YEAR = 365
/** What begins to show later, or takes longer from then on to earn back what it cost, is no quick win. */
export const QUICK_DAYS = 30

type Range = readonly [number, number]
const middle = ([low, high]: Range): number => (low + high) / 2

/** Whether a move, once it shows, has earned its cost back within thirty days: the middle of both ranges. */
export function isQuick(cost: Range, worth: NonNullable<Prediction['worth']>): boolean {
  return daysFor(middle(cost), middle(worth.cents), worth.once) <= QUICK_DAYS
}

/**
 * Days until what a move brings has covered what it costs in money, one's own hours left out. At best: it shows at the
 * earliest, costs the least and brings the most; at worst the other way round. Null where nobody knows what it is worth, or
 * where it never covers its cost.
 */
export function paysBack(
  { play, cost }: Pick<ChosenPlay, 'play' | 'cost'>,
  worth: Prediction['worth'],
): Prediction['paysBack'] {
  if (!worth) return null
  const [least, most] = worth.cents
  const best = play.weeks[0] * DAYS_A_WEEK + daysFor(cost[0], most, worth.once)
  const worst = play.weeks[1] * DAYS_A_WEEK + daysFor(cost[1], least, worth.once)
  return Number.isFinite(worst) ? [Math.ceil(best), Math.ceil(worst)] : null
}

function daysFor(cost: number, brings: number, once: boolean): number {
  if (cost <= 0) return 0
  if (once) return brings >= cost ? 0 : Infinity
  return (cost / brings) * DAYS_A_YEAR
}
