import { SWOT_FACTORS } from '@sextant/contracts/strategy/counts'
import type { SwotBody, SwotFactor, TowsMove } from '@sextant/contracts/strategy/swot'
import { TOWS_NAMES, type TowsKind } from '@sextant/contracts/strategy/swot-words'
import type { TextSection } from '@sextant/contracts/deliverable'
import { type Fact, factsOf } from '../../../company/company.ts'
import type { Desk } from '../../../core/desk.ts'
import type { Arranged } from '../../../core/tool.ts'
import type { Quadrant } from '../../../findings/finding.ts'
import type { ChosenPlay } from '../../../plays/choose.ts'
import { factorText } from './factor-text.ts'
import { plainPair, TOWS } from './plain-pairs.ts'
import { scoreOf } from './recompute.ts'

/** A place in the grid: what it says, and the rating of the fact it is about. */
type Entry = {
  claim: SwotFactor['claim']
  facts: readonly string[]
  impact: number | null
  likelihood: number | null
}
type Grid = Record<Quadrant, Entry[]>

const MOVES_A_CELL = 2
const sentences = new Intl.Segmenter('en', { granularity: 'sentence' })

/** A factor says what is; what follows from it is said among the findings and the moves. */
function factorOf(claim: SwotFactor['claim']): SwotFactor['claim'] {
  const [first] = sentences.segment(claim.text)
  return { ...claim, text: first?.segment.trim() ?? claim.text }
}

const LETTERS: Readonly<Record<Quadrant, string>> = {
  strength: 'S',
  weakness: 'W',
  opportunity: 'O',
  threat: 'T',
}

/** What follows from the facts goes first, by weight; what is known besides stands below under its own name. */
export function arrange(desk: Desk): Arranged<'swot'> {
  const grid = gridOf(desk)
  const towsPlays = cellsOf(desk.plays)
  const body: SwotBody = {
    strengths: factors(grid, 'strength'),
    weaknesses: factors(grid, 'weakness'),
    opportunities: factors(grid, 'opportunity'),
    threats: factors(grid, 'threat'),
    moves: [],
  }
  const moves = towsPlays.map((chosen, index) => moveOf(desk, grid, chosen, index))
  const standing = moves.filter(move => move !== null)
  const plays = towsPlays.filter((_, index) => moves[index])
  const lead = leadOf(desk, { ...body, moves: standing }, plays)
  const all = [...standing, ...plainMoves(desk, grid, standing)]
  const narrative = [empty(desk, all)].filter(section => section !== null)
  return { body: { ...body, moves: all }, narrative, plays: fromEach(plays), ...(lead && { lead }) }
}

/** For each cell without a play, what its heaviest pair comes to. */
function plainMoves(desk: Desk, grid: Grid, moves: readonly TowsMove[]): TowsMove[] {
  const kinds = Object.keys(TOWS_NAMES) as TowsKind[]
  return kinds
    .filter(kind => moves.every(move => move.kind !== kind))
    .flatMap((kind, index) => {
      const own = firstOf(desk, grid, kind[0] as Side, insideOf)
      const around = firstOf(desk, grid, kind[1] as Side, outsideOf)
      const says = own && around && plainPair(desk, kind, own.fact, around.fact)
      if (!own || !around || !says) return []
      const claim = desk.claim(says, [own.fact.id, around.fact.id], 'rule')
      const sources = [...claim.sources, desk.book.method(TOWS)]
      const id = `M${moves.length + index + 1}`
      return [{ id, kind, claim: { ...claim, sources }, uses: [own.id, around.id], score: 0 }]
    })
}

type Side = 'S' | 'W' | 'O' | 'T'

/** The first factor of a quadrant that is itself on that side of the matrix, rated ones before. */
function firstOf(
  desk: Desk,
  grid: Grid,
  side: Side,
  sideOfFact: (fact: Fact) => Side | null,
): { id: string; fact: Fact } | null {
  const found = grid[ENTRIES[side]].flatMap(({ facts, impact }, index) => {
    const fact = facts.map(id => desk.fact(id)).find(one => one && sideOfFact(one) === side)
    return fact ? [{ id: `${side}${index + 1}`, fact, impact: impact ?? 0 }] : []
  })
  const [heaviest] = found.toSorted((a, b) => b.impact - a.impact)
  return heaviest ?? null
}

/** Cells of the matrix that hold no move, and why: nothing on the cards answers the one with the other. */
function empty(desk: Desk, moves: readonly TowsMove[]): TextSection | null {
  const kinds = Object.keys(TOWS_NAMES) as TowsKind[]
  const missing = kinds.filter(kind => moves.every(move => move.kind !== kind))
  if (missing.length === 0 || moves.length === 0) return null
  const names = missing.map(kind => `${kind} (${WAITS_FOR[kind]})`)
  const list = new Intl.ListFormat('en-GB', { type: 'conjunction' }).format(names)
  const topic = 'Cells without a move'
  const check =
    'Say more of what is inside and around, and rate what matters: moves follow from pairs.'
  const text = `No move yet for ${list}: nothing on the cards answers the one with the other.`
  const claim = {
    text,
    sources: [desk.book.assumption(topic, check)],
    evidence: 'not rated' as const,
  }
  return { id: 'cells', heading: 'What is not paired', paragraphs: [claim] }
}

/** The two sides that each cell pairs. */
const WAITS_FOR: Readonly<Record<TowsKind, string>> = {
  SO: 'a strength for an opportunity',
  WO: 'a weakness mended by an opportunity',
  ST: 'a strength against a threat',
  WT: 'a weakness out of reach of a threat',
}

/** Of pairs whose factors nobody rated, one leads only where its play is nearly the strongest. */
const NEARLY = 0.5

/** The pair whose two factors are rated highest; where nobody rated any, what concerns the goal's gap may weigh more. */
function leadOf(desk: Desk, body: SwotBody, plays: readonly ChosenPlay[]): ChosenPlay | undefined {
  const all = [...body.strengths, ...body.weaknesses, ...body.opportunities, ...body.threats]
  const ratedOf = (index: number): number => {
    const uses = body.moves[index]?.uses ?? []
    return all.filter(({ id }) => uses.includes(id)).reduce((sum, one) => sum + (one.score ?? 0), 0)
  }
  const [best] = plays
    .map((chosen, index) => ({ chosen, rated: ratedOf(index) }))
    .toSorted((a, b) => b.rated - a.rated)
  const ofGoal = ({ finding }: ChosenPlay): number => finding.weight.ofGoal ?? 0
  const [strongest] = desk.plays
  if (!best || !strongest) return undefined
  if (best.rated > 0) return best.chosen
  const isKnown = best.chosen.score >= strongest.score * NEARLY
  return isKnown && ofGoal(strongest) <= ofGoal(best.chosen) ? best.chosen : strongest
}

function gridOf(desk: Desk): Grid {
  const grid: Grid = { strength: [], weakness: [], opportunity: [], threat: [] }
  for (const found of desk.findings) {
    const [subject] = found.rests
    const quadrant = found.quadrant && sideOf(found.quadrant, desk.fact(subject ?? ''))
    if (!quadrant || !subject || isIn(grid[quadrant], subject)) continue
    add(grid[quadrant], {
      ...ratingOf(desk.fact(subject)),
      claim: factorOf(desk.finding(found)),
      facts: found.rests,
    })
  }
  for (const [quadrant, fact] of bare(desk)) {
    if (isAnywhere(grid, quadrant, fact.id)) continue
    const claim = desk.named(fact, factorText(desk, fact))
    add(grid[quadrant], { ...ratingOf(fact), claim, facts: [fact.id] })
  }
  return grid
}

/** Kinds of what is around an organization; all others are its own. */
const AROUND = new Set<Fact['kind']>(['change', 'rival', 'segment', 'partner', 'force', 'quote'])
const INSIDE: Readonly<Record<Quadrant, Quadrant>> = {
  strength: 'strength',
  weakness: 'weakness',
  opportunity: 'strength',
  threat: 'weakness',
}

/** Strengths and weaknesses are one's own, opportunities and threats lie around: what is one's own is never an opportunity. */
const sideOf = (quadrant: Quadrant, fact: Fact | undefined): Quadrant =>
  fact && !AROUND.has(fact.kind) ? INSIDE[quadrant] : quadrant

const isIn = (entries: readonly Entry[], fact: string): boolean =>
  entries.some(({ facts }) => facts[0] === fact)
const isAnywhere = (grid: Grid, quadrant: Quadrant, fact: string): boolean =>
  grid[quadrant].some(({ facts }) => facts.includes(fact))

function add(entries: Entry[], entry: Entry): void {
  if (entries.length < SWOT_FACTORS.most) entries.push(entry)
}

/** What is known by kind and chip, in the quadrant where it belongs. */
function bare({ company }: Desk): [Quadrant, Fact][] {
  const strengths = factsOf(company, 'strength').map(fact => ['strength', fact] as const)
  const constraints = factsOf(company, 'constraint').map(fact => ['weakness', fact] as const)
  const changes = factsOf(company, 'change').flatMap(fact =>
    QUADRANTS_OF[fact.bearing ?? 'open'].map(quadrant => [quadrant, fact] as const),
  )
  const rivals = factsOf(company, 'rival')
    .filter(({ sort }) => sort !== 'referrer')
    .map(fact => ['threat', fact] as const)
  const referrers = factsOf(company, 'rival')
    .filter(({ sort }) => sort === 'referrer')
    .map(fact => ['opportunity', fact] as const)
  return [...strengths, ...constraints, ...changes, ...rivals, ...referrers] as [Quadrant, Fact][]
}

/** A change whose bearing nobody told belongs nowhere yet. */
const QUADRANTS_OF: Readonly<Record<'helps' | 'hurts' | 'both' | 'open', readonly Quadrant[]>> = {
  helps: ['opportunity'],
  hurts: ['threat'],
  both: ['opportunity', 'threat'],
  open: [],
}

/** Ratings that a person gave; null where nobody did. */
function ratingOf(fact: Fact | undefined): { impact: number | null; likelihood: number | null } {
  if (fact?.kind === 'change')
    return { impact: fact.impact ?? null, likelihood: fact.likelihood ?? null }
  if (fact?.kind === 'rival')
    return { impact: fact.threat ?? null, likelihood: fact.likelihood ?? null }
  if (fact?.kind === 'strength' || fact?.kind === 'constraint')
    return { impact: fact.impact ?? null, likelihood: null }
  return { impact: null, likelihood: null }
}

const factors = (grid: Grid, quadrant: Quadrant): SwotFactor[] =>
  grid[quadrant].map(({ claim, impact, likelihood }, index) => ({
    id: `${LETTERS[quadrant]}${index + 1}`,
    claim,
    impact,
    likelihood,
    score: scoreOf({ impact, likelihood }),
  }))

/** What somebody rated the two factors of a move, together; nought where nobody did. */
const ratedOf = ({ pair }: ChosenPlay): number =>
  (scoreOf(ratingOf(pair?.own)) ?? 0) + (scoreOf(ratingOf(pair?.around)) ?? 0)

/** Plays that rest on something inside and something outside, two a cell at most, those whose factors are rated highest first. */
function cellsOf(plays: readonly ChosenPlay[]): ChosenPlay[] {
  const paired = plays
    .filter(chosen => kindOf(chosen) !== null)
    .toSorted((a, b) => ratedOf(b) - ratedOf(a))
  const kinds = Object.keys(TOWS_NAMES) as TowsKind[]
  return kinds.flatMap(kind =>
    paired.filter(chosen => kindOf(chosen) === kind).slice(0, MOVES_A_CELL),
  )
}

/** The best of each cell before the second of any: four moves of one kind would be half a matrix. */
function fromEach(plays: readonly ChosenPlay[]): ChosenPlay[] {
  const isFirst = (chosen: ChosenPlay): boolean =>
    plays.find(other => kindOf(other) === kindOf(chosen)) === chosen
  const ofCells = [...plays.filter(isFirst), ...plays.filter(chosen => !isFirst(chosen))]
  return ofCells.toSorted((a, b) => ratedOf(b) - ratedOf(a))
}

/** Which cell a pair belongs to, by what its two facts are; null where it is no pair of inside and outside. */
function kindOf({ pair }: ChosenPlay): TowsKind | null {
  if (!pair) return null
  const inside = insideOf(pair.own)
  const outside = outsideOf(pair.around)
  return inside && outside ? `${inside}${outside}` : null
}

function insideOf({ kind }: Fact): 'S' | 'W' | null {
  if (kind === 'strength' || kind === 'resource') return 'S'
  return kind === 'constraint' ? 'W' : null
}

function outsideOf(fact: Fact): 'O' | 'T' | null {
  if (fact.kind === 'change') return fact.bearing === 'hurts' ? 'T' : 'O'
  if (fact.kind === 'rival') return fact.sort === 'referrer' ? 'O' : 'T'
  return fact.kind === 'segment' || fact.kind === 'partner' ? 'O' : null
}

const ENTRIES: Readonly<Record<'S' | 'W' | 'O' | 'T', Quadrant>> = {
  S: 'strength',
  W: 'weakness',
  O: 'opportunity',
  T: 'threat',
}

/** A move names the two factors it rests on; null where one of them has no place in the grid. */
function moveOf(desk: Desk, grid: Grid, chosen: ChosenPlay, index: number): TowsMove | null {
  const kind = kindOf(chosen)
  const { pair } = chosen
  if (!kind || !pair) return null
  const uses = [
    idIn(grid, kind[0] as 'S' | 'W', pair.own.id),
    idIn(grid, kind[1] as 'O' | 'T', pair.around.id),
  ]
  if (uses.includes(null)) return null
  const claim = desk.rule(chosen.title, chosen)
  const sources = [...new Set([...claim.sources, ...desk.cite([pair.own.id, pair.around.id])])]
  return {
    id: `M${index + 1}`,
    kind,
    claim: { ...claim, sources },
    uses: uses as string[],
    score: Math.round(chosen.score * 100) / 100,
  }
}

function idIn(grid: Grid, letter: 'S' | 'W' | 'O' | 'T', fact: string): string | null {
  const index = grid[ENTRIES[letter]].findIndex(({ facts }) => facts.includes(fact))
  return index === -1 ? null : `${letter}${index + 1}`
}
