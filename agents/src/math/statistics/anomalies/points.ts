import { type Baseline, type Expected, expectedOn, fitBaseline, residual } from './baseline.ts'
import type { Day, Kind } from './series.ts'
import { chanceOf } from './tails.ts'

/** A day with what the other days lead one to expect, and how likely it was, for itself alone. */
export type Judged = { day: Day; expected: Expected; baseline: Baseline; p: number }

/** At most so many days, or a tenth of all, can be odd; beyond that it is the rule that changed. */
const MOST = 3

/**
 * The odd days, by the generalized extreme studentized deviate procedure (Rosner 1983): the oddest is taken out, the rest judged anew,
 * and all up to the last that is too unlikely are odd, so that two do not hide each other. Each is judged by a baseline of the days
 * that are left without it. `limit` is for the p of one day.
 */
export function oddDays(
  kind: Kind,
  days: readonly Day[],
  length: number,
  limit: number,
  step: number | null,
): Judged[] {
  const most = Math.max(MOST, Math.floor(days.length / 10))
  const taken: Judged[] = []
  let left = days
  let odd = 0
  while (taken.length < most && left.length > 10) {
    const oddest = oddestOf(kind, left, length, step)
    if (oddest === null) break
    taken.push(oddest)
    if (oddest.p < limit) odd = taken.length
    // What is this likely leaves nothing less likely behind it.
    if (oddest.p > 0.2) break
    left = left.filter(day => day !== oddest.day)
  }
  return taken.slice(0, odd)
}

/** Only these are fitted without themselves: the odd day is among those furthest from a baseline of all. */
const CANDIDATES = 5

function oddestOf(
  kind: Kind,
  days: readonly Day[],
  length: number,
  step: number | null,
): Judged | null {
  if (days.every(({ value }) => value === 0)) return null
  const all = fitBaseline(kind, days, length, step)
  const judged = days
    .map(day => ({ day, distance: Math.abs(residual(all, day)) }))
    .sort((a, b) => b.distance - a.distance)
    .slice(0, CANDIDATES)
    .map(({ day }) => judgedWithoutIt(kind, days, length, step, day))
    .filter(one => one !== null)
    .sort((a, b) => a.p - b.p)
  return judged[0] ?? null
}

/** Null where nothing but this day has anything. */
function judgedWithoutIt(
  kind: Kind,
  days: readonly Day[],
  length: number,
  step: number | null,
  day: Day,
): Judged | null {
  const others = days.filter(other => other !== day)
  if (others.every(({ value }) => value === 0)) return null
  const baseline = fitBaseline(kind, others, length, step)
  const expected = expectedOn(baseline, day.index, day.trials)
  return { day, expected, baseline, p: chanceOf(baseline, expected, day) }
}
