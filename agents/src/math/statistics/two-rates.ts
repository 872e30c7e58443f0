import { normalTails } from './distributions.ts'
import { type Rate, shareOf } from './rate.ts'
import { type Interval, wilsonInterval } from './wilson.ts'

/** How far two rates lie apart, `later − former`, in parts of one (0.01 is a point). */
export type RateDifference = Interval & { difference: number }

/** Newcombe's hybrid score interval of a difference of two independent rates (Newcombe 1998, method 10): out of the two Wilson intervals. */
export function newcombeInterval(former: Rate, later: Rate, confidence = 0.95): RateDifference {
  shareOf(former)
  shareOf(later)
  return newcombeOfParts(former, later, confidence)
}

/** The same of events that need not be whole, as platforms tell that share one result out among campaigns. */
export function newcombeOfParts(former: Rate, later: Rate, confidence = 0.95): RateDifference {
  const [before, after] = [former.events / former.cases, later.events / later.cases]
  const ofFormer = wilsonInterval(before, former.cases, confidence)
  const ofLater = wilsonInterval(after, later.cases, confidence)
  const difference = after - before
  return {
    difference,
    low: difference - Math.hypot(after - ofLater.low, ofFormer.high - before),
    high: difference + Math.hypot(ofLater.high - after, before - ofFormer.low),
  }
}

/** The two-proportion z with the pooled rate, and its two-sided p, without correction; null where nothing or everything happened in both (z would be 0 ÷ 0). */
export function pooledTest(former: Rate, later: Rate): { z: number; p: number } | null {
  const difference = shareOf(later) - shareOf(former)
  const pooled = (former.events + later.events) / (former.cases + later.cases)
  if (pooled === 0 || pooled === 1) return null
  const z = difference / Math.sqrt(pooled * (1 - pooled) * (1 / former.cases + 1 / later.cases))
  return { z, p: normalTails(z) }
}
