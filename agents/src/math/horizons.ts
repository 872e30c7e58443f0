import { allocate } from './allocate.ts'
import { within } from './statistics/basics.ts'

export type Horizon = 1 | 2 | 3
/** Starting split of effort by horizon, percent (Nagji and Tuff, HBR, May 2012); the user may edit it. */
export const HORIZON_TARGET: Readonly<Record<Horizon, number>> = { 1: 70, 2: 20, 3: 10 }
export type HorizonShare = {
  horizon: Horizon
  cents: number
  share: number | null
  target: number
  deviation: number | null
}

/** Splits a budget in integer cents over the horizons; the three parts sum exactly to it. */
export function splitBudget(
  cents: number,
  target: Readonly<Record<Horizon, number>> = HORIZON_TARGET,
): Record<Horizon, number> {
  const [one = 0, two = 0, three = 0] = allocate(cents, [target[1], target[2], target[3]])
  return { 1: one, 2: two, 3: three }
}

/** Planned cents per horizon against the target: share and deviation in percentage points, null while nothing is planned. */
export function compareHorizons(
  items: readonly { horizon: Horizon; cents: number }[],
  target: Readonly<Record<Horizon, number>> = HORIZON_TARGET,
): HorizonShare[] {
  const sums: Record<Horizon, number> = { 1: 0, 2: 0, 3: 0 }
  for (const item of items)
    sums[item.horizon] += within('cents', item.cents, 0, Number.MAX_SAFE_INTEGER)
  const total = sums[1] + sums[2] + sums[3]
  return ([1, 2, 3] as const).map(horizon => {
    const share = total === 0 ? null : (sums[horizon] / total) * 100
    return {
      horizon,
      cents: sums[horizon],
      share,
      target: target[horizon],
      deviation: share === null ? null : share - target[horizon],
    }
  })
}
