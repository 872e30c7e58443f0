import type { Desk } from '../../../core/desk.ts'
import type { Arranged } from '../../../core/tool.ts'
import { assetOf } from './asset.ts'
import { firstMoves } from './moves/first-moves.ts'
import { openParts } from './open-parts.ts'
import { orderOf } from './order.ts'
import { personOf } from './person.ts'
import { backingOf, positioningOf } from './positioning.ts'

/** What is known, on one page. */
export function arrange(desk: Desk): Arranged<'first-plan'> {
  const plays = firstMoves(desk)
  const open = openParts(desk)
  return {
    body: {
      positioning: positioningOf(desk),
      backing: backingOf(desk),
      person: personOf(desk, open),
      days: [],
      asset: assetOf(desk, plays),
      assumptions: open.map(({ says, check, by, ownerRole }) => ({ says, check, by, ownerRole })),
    },
    plays,
    narrative: orderOf(desk, plays),
    ...(plays[0] && { lead: plays[0] }),
  }
}
