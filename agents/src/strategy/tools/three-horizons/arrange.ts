import type { Initiative, ThreeHorizonsBody } from '@sextant/contracts/strategy/three-horizons'
import { factsOf } from '../../../company/company.ts'
import type { Desk } from '../../../core/desk.ts'
import type { Arranged } from '../../../core/tool.ts'
import { HORIZON_TARGET } from '../../../math/horizons.ts'
import type { ChosenPlay } from '../../../plays/choose.ts'
import { balanceOf, purseSays } from './balance.ts'
import { NEAR_WEEKS, ofIdeas, ofLines, ofPlay, ofResources } from './initiatives.ts'
import { NEXT_MOVES } from './next-moves.ts'
import { HORIZONS, sharesOf } from './recompute.ts'
import { decided } from './starved.ts'

/** Moves of the collection in each horizon, and all initiatives in one. */
const NEAR_MOVES = 4
const FAR_MOVES = 2
const A_HORIZON = 5
const PERCENT = 100

/** What works on today's business, what could carry the next one, and what is only an option yet. */
export function arrange(desk: Desk): Arranged<'three-horizons'> {
  const { near, far } = movesOf(desk)
  const all = [
    ...near.map(chosen => ofPlay(desk, chosen, 1)),
    ...ofLines(desk),
    ...ofIdeas(desk),
    ...far.map(chosen => ofPlay(desk, chosen, 2)),
    ...ofResources(desk),
  ]
  const initiatives = HORIZONS.flatMap(horizon =>
    all.filter(one => one.horizon === horizon).slice(0, A_HORIZON),
  )
  const shares = sharesOf(initiatives, targets())
  const body: ThreeHorizonsBody = {
    currency: desk.company.currency,
    budget: budgetOf(desk),
    initiatives,
    shares,
    balance: balanceOf(desk, initiatives, shares),
  }
  const paragraphs = purseSays(desk, initiatives)
  const section = { id: 'purse', heading: 'The whole plan against the purse', paragraphs }
  return {
    body,
    narrative: paragraphs.length > 0 ? [section] : [],
    plays: placed([...near, ...far], initiatives),
    ...decided(desk, body, [...near, ...far]),
  }
}

/** Doing and deciding only: what measures or is said in general is no initiative. The move that leads is always among them. */
function movesOf({ plays }: Desk): { near: ChosenPlay[]; far: ChosenPlay[] } {
  const moves = plays.filter(({ play }) => play.nature === 'act' || play.nature === 'decide')
  const isNext = ({ play }: ChosenPlay): boolean => NEXT_MOVES.has(play.id)
  const isNear = (chosen: ChosenPlay): boolean =>
    chosen === plays[0] || chosen.play.weeks[1] <= NEAR_WEEKS
  return {
    near: moves.filter(move => !isNext(move) && isNear(move)).slice(0, NEAR_MOVES),
    far: moves.filter(isNext).slice(0, FAR_MOVES),
  }
}

const placed = (moves: readonly ChosenPlay[], initiatives: readonly Initiative[]): ChosenPlay[] =>
  moves.filter(({ play }) => initiatives.some(({ id }) => id === play.id))

/** The rule's split to begin with; a person may change it. */
const targets = (): ThreeHorizonsBody['shares'] =>
  HORIZONS.map(horizon => ({
    horizon,
    target: HORIZON_TARGET[horizon] / PERCENT,
    actual: null,
    plannedCents: 0,
  }))

/** One sum, in the period in which it was told. */
function budgetOf({ company }: Desk): ThreeHorizonsBody['budget'] {
  const sums = factsOf(company, 'budget').flatMap(({ amount }) => (amount ? [amount] : []))
  const [sum] = sums
  return sum && sums.length === 1 ? { cents: sum.cents, per: sum.per ?? 'once' } : null
}
