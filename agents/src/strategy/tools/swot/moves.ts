import type { SwotBody, TowsMove } from '@sextant/contracts/strategy/swot'
import { TOWS_NAMES, type TowsKind } from '@sextant/contracts/strategy/swot-words'
import type { Fact } from '../../../company/company.ts'
import { MOVES_MAX } from '../../../core/decide.ts'
import type { Desk } from '../../../core/desk.ts'
import { isOfForm } from '../../../core/form-play.ts'
import { withOwnReason } from '../../../core/moves-in.ts'
import type { ChosenPlay } from '../../../plays/choose.ts'
import { answers, relates } from './answers.ts'
import { plainPlay } from './plain-pairs.ts'
import {
  type Grid,
  idIn,
  insideOf,
  outsideOf,
  QUADRANT_OF,
  ratingOf,
  type Side,
} from './quadrants.ts'

const KINDS = Object.keys(TOWS_NAMES) as TowsKind[]
/** Rows below which an empty cell is filled by what the matrix itself says of its heaviest pair. */
const FEW = 3
const BEST = 5
/** Of pairs whose factors nobody rated, one leads only where its play is nearly the strongest. */
const NEARLY = 0.5

/** The moves of the matrix in the one order that the table, the decision, the write-ups and the actions share; `first` stands in no cell and leads them. */
export type Ordered = { first: ChosenPlay | null; paired: readonly ChosenPlay[] }

export function orderedMoves(desk: Desk, grid: Grid): Ordered {
  const real = desk.plays.flatMap(chosen => pairedIn(desk, grid, chosen) ?? [])
  const plain = KINDS.flatMap(kind => plainIn(desk, grid, kind) ?? [])
  const best = ofEachCell(byRating(real))
  const rated = Math.max(0, ...best.map(ratedOf))
  // What people rated highest is answered, though no play of the collection does it.
  const heavier = plain.filter(one => ratedOf(one) > rated)
  const filling = plain.filter(one => best.every(other => kindOf(other) !== kindOf(one)))
  const added = [...new Set([...heavier, ...filling])].slice(
    0,
    Math.max(heavier.length, FEW - best.length),
  )
  const second = byRating(real).filter(one => !best.includes(one))
  const all = byRating([...best, ...added].slice(0, MOVES_MAX))
  // A row whose reason stands above already would not be written out.
  const rows = byRating([...all, ...second].reduce(withOwnReason, []).slice(0, MOVES_MAX))
  const first = leaderBeside(desk, rows)
  return { first, paired: rows.slice(0, first ? MOVES_MAX - 1 : MOVES_MAX) }
}

/** The strongest of all, where it stands in no cell, nobody rated the pairs, and it outweighs them. */
function leaderBeside(desk: Desk, rows: readonly ChosenPlay[]): ChosenPlay | null {
  const [strongest] = desk.plays
  const [best] = rows
  if (!strongest || rows.some(({ play }) => play === strongest.play)) return null
  if (!best) return strongest
  if (ratedOf(best) > 0) return null
  const ofGoal = ({ finding }: ChosenPlay): number => finding.weight.ofGoal ?? 0
  const isKnown = best.score >= strongest.score * NEARLY
  return isKnown && ofGoal(strongest) <= ofGoal(best) ? null : strongest
}

/** A play that rests on something inside and something around, both in the grid, the one an answer to the other; null where it does not. */
function pairedIn(desk: Desk, grid: Grid, chosen: ChosenPlay): ChosenPlay | null {
  const pair = chosen.pair ?? pairWithin(desk, grid, chosen)
  const kind = pair && kindOfPair(pair)
  if (!pair || !kind || !answers(desk.company, pair.own, pair.around)) return null
  const isInGrid =
    idIn(grid, kind[0] as Side, pair.own.id) && idIn(grid, kind[1] as Side, pair.around.id)
  return isInGrid ? { ...chosen, pair } : null
}

/** A finding that joins something inside with something around is a pair by itself, with what is told of the same person or line on other cards; the heaviest pair of it counts. */
function pairWithin(desk: Desk, grid: Grid, { finding }: ChosenPlay): ChosenPlay['pair'] | null {
  const facts = joinedTo(desk, finding.rests)
  const inside = facts.filter(fact => standsIn(grid, insideOf(fact), fact))
  const around = facts.filter(
    fact => standsIn(grid, outsideOf(fact), fact) && fact.kind !== 'partner',
  )
  const [heaviest] = inside
    .flatMap(own => around.map(other => ({ own, around: other, because: finding.says })))
    .filter(pair => relates(desk.company, pair.own, pair.around))
    .toSorted((a, b) => weightOf([b.own, b.around]) - weightOf([a.own, a.around]))
  return heaviest ?? null
}

const standsIn = (grid: Grid, side: Side | null, { id }: Fact): boolean =>
  side !== null && idIn(grid, side, id) !== null

/** What a finding rests on, and the cards that are about one of these; of the family of persons only, where one story stands on several cards. */
function joinedTo(desk: Desk, rests: readonly string[]): Fact[] {
  const own = rests.flatMap(id => desk.fact(id) ?? [])
  if (own.every(({ kind }) => kind !== 'person')) return own
  const told = desk.company.facts.filter(
    ({ about }) => about !== undefined && rests.includes(about),
  )
  return [...new Set([...own, ...told])]
}

/** What the matrix says of the heaviest pair of a cell; null where no pair answers. */
function plainIn(desk: Desk, grid: Grid, kind: TowsKind): ChosenPlay | null {
  const inside = factsIn(desk, grid, kind[0] as Side, insideOf)
  const around = factsIn(desk, grid, kind[1] as Side, outsideOf)
  const pairs = inside
    .flatMap(own => around.map(other => ({ own, around: other })))
    .filter(pair => relates(desk.company, pair.own, pair.around))
    .toSorted((a, b) => weightOf([b.own, b.around]) - weightOf([a.own, a.around]))
  for (const { own, around: other } of pairs) {
    const play = plainPlay(desk, kind, own, other)
    if (play) return play
  }
  return null
}

/** The facts of a quadrant that are themselves on that side of the matrix, in the order of the grid. */
function factsIn(
  desk: Desk,
  grid: Grid,
  side: Side,
  sideOfFact: (fact: Fact) => Side | null,
): Fact[] {
  const ids = grid[QUADRANT_OF[side]].flatMap(({ facts }) => facts)
  return [...new Set(ids)].flatMap(id => {
    const fact = desk.fact(id)
    return fact && sideOfFact(fact) === side ? [fact] : []
  })
}

/** The best of each cell. */
const ofEachCell = (plays: readonly ChosenPlay[]): ChosenPlay[] =>
  KINDS.flatMap(kind => plays.find(chosen => kindOf(chosen) === kind) ?? [])

/** What people rated highest first; of alike, what the collection answers before what the matrix says alone, then the stronger. */
const byRating = (plays: readonly ChosenPlay[]): ChosenPlay[] =>
  plays.toSorted(
    (a, b) =>
      ratedOf(b) - ratedOf(a) || Number(isOfForm(a)) - Number(isOfForm(b)) || b.score - a.score,
  )

/** How heavy people said the two sides are, with what the finding joins to them: 0–10. */
function ratedOf({ pair }: ChosenPlay): number {
  return pair ? weightOf([pair.own, pair.around]) : 0
}

/** The heaviest inside and the heaviest around, 0–5 each; what nobody rated counts nothing. */
function weightOf(facts: readonly Fact[]): number {
  const inside = facts.filter(fact => insideOf(fact)).map(fact => ratingOf(fact).impact ?? 0)
  const around = facts
    .filter(fact => outsideOf(fact))
    .map(fact => ((ratingOf(fact).impact ?? 0) * (ratingOf(fact).likelihood ?? 0)) / BEST)
  return Math.max(0, ...inside) + Math.max(0, ...around)
}

const kindOf = ({ pair }: ChosenPlay): TowsKind | null => (pair ? kindOfPair(pair) : null)

/** Which cell a pair belongs to, by what its two facts are; null where it is no pair of inside and outside. */
function kindOfPair({ own, around }: NonNullable<ChosenPlay['pair']>): TowsKind | null {
  const inside = insideOf(own)
  const outside = outsideOf(around)
  return inside && outside ? `${inside}${outside}` : null
}

/** As a row of the matrix: it names the two factors it rests on. */
export function rowsOf(desk: Desk, grid: Grid, plays: readonly ChosenPlay[]): SwotBody['moves'] {
  return plays.flatMap((chosen, index) => rowOf(desk, grid, chosen, index) ?? [])
}

function rowOf(desk: Desk, grid: Grid, chosen: ChosenPlay, index: number): TowsMove | null {
  const kind = kindOf(chosen)
  const { pair } = chosen
  if (!kind || !pair) return null
  const uses = [
    idIn(grid, kind[0] as Side, pair.own.id),
    idIn(grid, kind[1] as Side, pair.around.id),
  ]
  const claim = desk.rule(chosen.title, chosen)
  const sources = [...new Set([...claim.sources, ...desk.cite([pair.own.id, pair.around.id])])]
  return {
    id: `M${index + 1}`,
    kind,
    claim: { ...claim, sources },
    uses: uses.filter(id => id !== null),
    score: Math.round(chosen.score * 100) / 100,
  }
}
