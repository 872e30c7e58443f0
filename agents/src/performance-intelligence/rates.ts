import type { RateRow } from '@sextant/contracts/performance-intelligence/parts'
import type { Rate } from '../math/statistics/rate.ts'
import { newcombeOfParts } from '../math/statistics/two-rates.ts'

/** Under so many events a rate says nothing. */
export const FEWEST_EVENTS = 5

export const holdsNought = ({ low, high }: { low: number; high: number }): boolean =>
  low <= 0 && high >= 0

/** Two rates beside each other; null where one of them has no case. */
export function rateRowOf(
  { name, of, sources }: Pick<RateRow, 'name' | 'of' | 'sources'>,
  before: Rate,
  after: Rate,
): RateRow | null {
  if (before.cases < 1 || after.cases < 1) return null
  if (before.events > before.cases || after.events > after.cases) return null
  const { difference, low, high } = newcombeOfParts(bare(before), bare(after))
  return {
    name,
    of,
    sources,
    before: bare(before),
    after: bare(after),
    difference,
    low,
    high,
    isClear: !holdsNought({ low, high }) && before.events + after.events >= FEWEST_EVENTS,
    missing: (after.cases * before.events) / before.cases - after.events,
  }
}

const bare = ({ events, cases }: Rate): Rate => ({ events, cases })
