import { within } from './basics.ts'
import { betaQuantile } from './distributions.ts'
import type { Interval } from './wilson.ts'

/** How often something happened in so many cases: whole numbers, events ≤ cases, at least one case. */
export type Rate = { events: number; cases: number }

/** The share, 0–1. Throws RangeError where the two are no rate. */
export function shareOf({ events, cases }: Rate): number {
  if (!Number.isSafeInteger(events) || !Number.isSafeInteger(cases))
    throw new RangeError(`events and cases are whole numbers, got ${events} of ${cases}`)
  within('cases', cases, 1, Number.MAX_SAFE_INTEGER)
  return within('events', events, 0, cases) / cases
}

/**
 * The interval of Jeffreys: quantiles of Beta(events + ½, cases − events + ½), closed at 0 and 1 where nothing or everything
 * happened (Brown, Cai and DasGupta 2001).
 */
export function jeffreysInterval(rate: Rate, confidence = 0.95): Interval {
  shareOf(rate)
  const { events, cases } = rate
  const tail = (1 - within('confidence', confidence, 0.5, 0.999999)) / 2
  const [a, b] = [events + 0.5, cases - events + 0.5]
  return {
    low: events === 0 ? 0 : betaQuantile(tail, a, b),
    high: events === cases ? 1 : betaQuantile(1 - tail, a, b),
  }
}
