import { healthOf } from '../figures/health.ts'
import { dayAfter } from '../figures/days.ts'
import type { FiguresKnown } from '../figures/known.ts'
import { lastDayOf, stretchOf, WATCHED_DAYS } from './sides.ts'

const SHOWN = 4

/** What is wrong with the data of the days that are looked at: it stands before any conclusion. */
export function healthLines(
  known: FiguresKnown,
  today: string,
  days = WATCHED_DAYS,
): { says: string; affects: string }[] {
  const last = lastDayOf(known)
  if (last === null) return []
  const { figures, holes } = stretchOf(known, last, days)
  const period = { from: dayAfter(last, 1 - days), to: last }
  const { spans, stopped } = known
  return healthOf({ figures, spans, holes, stopped, period, today })
    .slice(0, SHOWN)
    .map(({ says, affects }) => ({ says, affects }))
}
