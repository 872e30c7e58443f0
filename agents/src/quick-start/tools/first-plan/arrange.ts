import type { Claim } from '@sextant/contracts/deliverable'
import type { Desk } from '../../../core/desk.ts'
import type { Arranged } from '../../../core/tool.ts'
import type { ChosenPlay } from '../../../plays/choose.ts'
import { say } from '../../../sentences/sentence.ts'
import { assetOf } from './asset.ts'
import { firstMoves } from './moves/first-moves.ts'
import { openParts } from './open-parts.ts'
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
    ...(plays[0] && { result: decisionOf(desk, plays[0]) }),
  }
}

/** What to do first; what it rests on and what it takes stands beside it. */
function decisionOf(desk: Desk, first: ChosenPlay): Claim {
  const claim = desk.rule(say`${first.title}.`, first)
  return {
    ...claim,
    sources: [...new Set([...desk.cite(first.finding.rests), ...claim.sources])],
  }
}
