import type { Figures } from '../../src/math/statistics/anomalies/series.ts'
import { seededRandom } from '../../src/math/statistics/random.ts'
import {
  binomial,
  logUniform,
  normal,
  poisson,
  type Random,
  uniform,
  wholeBetween,
} from './draws.ts'

/** What a firm's daily figures are made of; every number is a truth that the figures only show. */
export type World = {
  kind: Figures['kind']
  days: number
  /** Counts: their mean over a week. Amounts: orders a day. Rates: trials a day. */
  mean: number
  /** Events of a trial; only for rates. */
  share: number
  /** What ln mean moves over all days, and by weekday. */
  trend: number
  week: readonly number[]
  /** Standard deviation of what else moves ln mean, and how much of it stays until the next day. */
  scatter: number
  likeness: number
  /** Standard deviation of ln order value, and its median in cents. */
  order: { spread: number; median: number }
  /** The part of days that nobody knows. */
  missing: number
}

/** What happens: a day's mean is so many times what it was, 1 is nothing; `isExact` puts the mean itself in the place of a draw. */
export type Effect = { times: (day: number) => number; isExact?: (day: number) => boolean }

const NOTHING: Effect = { times: () => 1 }

/** A firm without anything odd: 28 to 84 days, means from 3 to 3,000, a week, a modest trend, scatter beyond chance that lasts a little. */
export function anyWorld(random: Random, kind: Figures['kind']): World {
  const weekend = uniform(random, -0.6, 0.3)
  return {
    kind,
    days: wholeBetween(random, 28, 84),
    mean: kind === 'rate' ? logUniform(random, 30, 3000) : logUniform(random, 3, 3000),
    share: logUniform(random, 0.01, 0.3),
    trend: uniform(random, -0.2, 0.2),
    week: levelled(
      Array.from({ length: 7 }, (_, day) => 0.08 * normal(random) + (day > 4 ? weekend : 0)),
    ),
    scatter: uniform(random, 0, 0.2),
    likeness: uniform(random, 0, 0.4),
    order: { spread: uniform(random, 0.3, 0.8), median: logUniform(random, 1500, 20_000) },
    missing: 0.02,
  }
}

/** Weekdays that leave the mean of a week as it is. */
function levelled(week: readonly number[]): number[] {
  const mean = week.reduce((sum, log) => sum + Math.exp(log), 0) / week.length
  return week.map(log => log - Math.log(mean))
}

/** The figures of a world with what happens in it. The same seed gives the same figures. */
export function figuresOf(world: World, seed: number, effect: Effect = NOTHING): Figures {
  const random = seededRandom(seed)
  let drift = world.scatter * normal(random)
  const means = Array.from({ length: world.days }, (_, day) => {
    const kept = world.likeness * drift
    drift = kept + world.scatter * Math.sqrt(1 - world.likeness ** 2) * normal(random)
    const log = world.trend * (day / world.days - 0.5) + (world.week[day % 7] ?? 0)
    return { log, drift }
  })
  const isMissing = means.map(() => random() < world.missing)
  const unless = <T>(values: readonly T[]): (T | null)[] =>
    values.map((value, day) => (isMissing[day] ? null : value))
  if (world.kind === 'rate') {
    // What scatters is the rate; visits scatter as well, which a rate has to bear.
    const trials = means.map(({ log }) => poisson(random, world.mean * Math.exp(log)))
    const events = means.map(({ drift }, day) =>
      binomial(
        random,
        trials[day] ?? 0,
        Math.min(1, world.share * Math.exp(drift) * effect.times(day)),
      ),
    )
    return { kind: 'rate', values: unless(events), trials }
  }
  const counts = means.map(({ log, drift }, day) => {
    const mean = world.mean * Math.exp(log) * effect.times(day)
    return effect.isExact?.(day) ? Math.round(mean) : poisson(random, mean * Math.exp(drift))
  })
  if (world.kind === 'count') return { kind: 'count', values: unless(counts) }
  return { kind: 'amount', values: unless(counts.map(orders => valueOf(orders, world, random))) }
}

/** Cents of so many orders of different value. */
function valueOf(orders: number, { order }: World, random: Random): number {
  let cents = 0
  for (let one = 0; one < orders; one += 1)
    cents += Math.round(order.median * Math.exp(order.spread * normal(random)))
  return cents
}
