import type { Initiative, ThreeHorizonsBody } from '@sextant/contracts/strategy/three-horizons'
import { yearlyCents } from '../../../company/periods.ts'

type Shares = ThreeHorizonsBody['shares']
export const HORIZONS = [1, 2, 3] as const

/** Shares from the costs as they stand; a balance in words falls when they changed. */
export function recompute(body: ThreeHorizonsBody): ThreeHorizonsBody {
  const shares = sharesOf(body.initiatives, body.shares)
  const isSame = shares.every((share, index) => share.actual === body.shares[index]?.actual)
  return { ...body, shares, balance: isSame ? body.balance : null }
}

/** Cents in the first year: what is paid once counts once, what is paid a month twelve times. Null where nobody told, or what is paid by the hour or the sale: nobody knows how many. */
export function firstYear({
  costCents,
  costPer,
}: Pick<Initiative, 'costCents' | 'costPer'>): number | null {
  if (costCents === null) return null
  return costPer === 'once'
    ? costCents
    : yearlyCents({ cents: costCents, currency: '', per: costPer })
}

/** Each horizon's part of the costs that were told. What moves usually take is no money of this company, so it is in no part. */
export function sharesOf(initiatives: readonly Initiative[], targets: Shares): Shares {
  const planned = HORIZONS.map(horizon =>
    initiatives
      .filter(initiative => initiative.horizon === horizon && !initiative.isUsual)
      .reduce((sum, initiative) => sum + (firstYear(initiative) ?? 0), 0),
  )
  const total = planned.reduce((sum, cents) => sum + cents, 0)
  return HORIZONS.map((horizon, index) => {
    const cents = planned[index] ?? 0
    const target = targets.find(share => share.horizon === horizon)?.target ?? 0
    return { horizon, target, actual: total > 0 ? cents / total : null, plannedCents: cents }
  })
}
