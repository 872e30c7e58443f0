import type { Claim } from '@sextant/contracts/deliverable'
import { PLAN_MOVES } from '@sextant/contracts/quick-start/first-plan-words'
import { isTold } from '../../../company/latest.ts'
import type { Desk } from '../../../core/desk.ts'
import { withOwnReason } from '../../../core/moves-in.ts'
import type { Arranged } from '../../../core/tool.ts'
import type { ChosenPlay } from '../../../plays/choose.ts'
import { say } from '../../../sentences/sentence.ts'
import { assetOf } from './asset.ts'
import { openParts } from './open-parts.ts'
import { personOf } from './person.ts'
import { backingOf, positioningOf } from './positioning.ts'

/** Weeks until a move shows anything, at most, and hours of work that a beginner finds in a month beside the rest. */
const WEEKS_MOST = 4
const HOURS_MOST = 12
/** What was told here counts more than how soon a move shows. */
const TOLD = 2

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

/** The best about what was told here, then of those that show something within the month; others only where there are too few of them. */
function firstMoves({ plays, company }: Desk): ChosenPlay[] {
  const isSoon = ({ play }: ChosenPlay): boolean =>
    play.weeks[0] <= WEEKS_MOST && play.hours <= HOURS_MOST
  const isOfTold = ({ finding }: ChosenPlay): boolean =>
    finding.rests.some(id => isTold(company, id))
  const fit = (one: ChosenPlay): number => Number(isSoon(one)) + TOLD * Number(isOfTold(one))
  const fittest = plays.toSorted((a, b) => fit(b) - fit(a))
  return fittest.reduce(withOwnReason, []).slice(0, PLAN_MOVES)
}
