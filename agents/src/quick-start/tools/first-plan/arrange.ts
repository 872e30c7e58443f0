import type { Desk } from '../../../core/desk.ts'
import type { Arranged } from '../../../core/tool.ts'
import { textsOf } from './asset.ts'
import { insightOf } from './insight.ts'
import { firstMoves } from './moves/first-moves.ts'
import { openParts } from './open-parts.ts'
import { leftOutOf, orderOf } from './order.ts'
import { personOf } from './person.ts'
import { backingOf, positioningOf } from './positioning.ts'

/** What is known, on one page. */
export function arrange(desk: Desk): Arranged<'first-plan'> {
  const { plays, leftOut } = firstMoves(desk)
  const open = openParts(desk)
  const result = insightOf(desk)
  const left = leftOutOf(desk, leftOut)
  const [asset = null, ...moreTexts] = textsOf(desk, plays)
  const isChosen = new Set(plays.map(({ play }) => play.id))
  return {
    body: {
      positioning: positioningOf(desk),
      backing: backingOf(desk),
      person: personOf(desk, open),
      days: [],
      ...(left && { leftOut: left }),
      asset,
      moreTexts,
      assumptions: open.map(({ part: _part, perhaps: _perhaps, ...assumption }) => assumption),
    },
    plays,
    // As many moves as there are hours for, and none to fill up.
    speaksAgainst: ({ play }) => !isChosen.has(play.id),
    narrative: orderOf(desk, plays),
    ...(result && { result }),
    ...(plays[0] && { lead: plays[0] }),
  }
}
