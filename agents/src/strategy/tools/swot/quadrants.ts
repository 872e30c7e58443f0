import { SWOT_FACTORS } from '@sextant/contracts/strategy/counts'
import type { SwotFactor } from '@sextant/contracts/strategy/swot'
import { type Fact, factsOf } from '../../../company/company.ts'
import type { Desk } from '../../../core/desk.ts'
import type { FoundBy, Quadrant } from '../../../findings/finding.ts'
import { factorText } from './factor-text.ts'
import { scoreOf } from './recompute.ts'

/** A place in the grid: what it says, and the rating of the fact it is about. */
export type Entry = {
  claim: SwotFactor['claim']
  facts: readonly string[]
  impact: number | null
  likelihood: number | null
}
export type Grid = Record<Quadrant, Entry[]>
export type Side = 'S' | 'W' | 'O' | 'T'

export const QUADRANT_OF: Readonly<Record<Side, Quadrant>> = {
  S: 'strength',
  W: 'weakness',
  O: 'opportunity',
  T: 'threat',
}
const LETTERS: Readonly<Record<Quadrant, Side>> = {
  strength: 'S',
  weakness: 'W',
  opportunity: 'O',
  threat: 'T',
}
const sentences = new Intl.Segmenter('en', { granularity: 'sentence' })

/** What follows from the facts goes first, by weight; what is known besides stands below under its own name. */
export function gridOf(desk: Desk): Grid {
  const grid: Grid = { strength: [], weakness: [], opportunity: [], threat: [] }
  for (const found of desk.findings) {
    const [subject] = found.rests
    const quadrant = sideOf(found, desk.fact(subject ?? ''))
    if (!quadrant || !subject || isIn(grid[quadrant], subject)) continue
    add(grid[quadrant], {
      ...ratingOf(desk.fact(subject)),
      claim: factorOf(desk, found),
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

/** A factor says what is; what follows from it is said among the findings and the moves. */
function factorOf(desk: Desk, found: FoundBy): SwotFactor['claim'] {
  const claim = desk.finding(found)
  const [first] = sentences.segment(claim.text)
  const text = first?.segment.trim() ?? claim.text
  return { ...claim, text: asDependence(found, text) }
}

/** A share is no weakness; that so much hangs on one is: "Dependence on the market hall: 71% of new customers." */
function asDependence({ family, about }: FoundBy, text: string): string {
  const name = about?.render('start')
  if (family !== 'concentration' || !about || !name || !text.startsWith(`${name}: `)) return text
  return `Dependence on ${about.render('middle')}${text.slice(name.length)}`
}

/** Sums that are neither good nor bad in themselves: they stand among the findings. */
const ARITHMETIC = new Set([
  'mix.largest-earns-less',
  'mix.small-lines',
  'economics.allowable-cac',
  'price.arrives',
  'conversion.win-rate',
  'capacity.hours',
  'capacity.ads-while-full',
  'capacity.blended-loss',
])

/** Kinds of what is around an organization; all others are its own. */
const AROUND = new Set<Fact['kind']>(['change', 'rival', 'segment', 'partner', 'force', 'quote'])

/** Strengths and weaknesses are one's own, opportunities and threats lie around. What is one's own is never an opportunity, and what could be made of it is no strength yet. */
function sideOf({ quadrant, rule }: FoundBy, fact: Fact | undefined): Quadrant | null {
  if (!quadrant || ARITHMETIC.has(rule)) return null
  if (!fact || AROUND.has(fact.kind)) return quadrant
  if (quadrant === 'opportunity') return null
  return quadrant === 'threat' ? 'weakness' : quadrant
}

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
export function ratingOf(fact: Fact | undefined): {
  impact: number | null
  likelihood: number | null
} {
  if (fact?.kind === 'change')
    return { impact: fact.impact ?? null, likelihood: fact.likelihood ?? null }
  if (fact?.kind === 'rival')
    return { impact: fact.threat ?? null, likelihood: fact.likelihood ?? null }
  if (fact?.kind === 'strength' || fact?.kind === 'constraint')
    return { impact: fact.impact ?? null, likelihood: null }
  return { impact: null, likelihood: null }
}

export const factors = (grid: Grid, quadrant: Quadrant): SwotFactor[] =>
  grid[quadrant].map(({ claim, impact, likelihood }, index) => ({
    id: `${LETTERS[quadrant]}${index + 1}`,
    claim,
    impact,
    likelihood,
    score: scoreOf({ impact, likelihood }),
  }))

export function insideOf({ kind }: Fact): 'S' | 'W' | null {
  if (kind === 'strength' || kind === 'resource') return 'S'
  return kind === 'constraint' ? 'W' : null
}

export function outsideOf(fact: Fact): 'O' | 'T' | null {
  if (fact.kind === 'change') return fact.bearing === 'hurts' ? 'T' : 'O'
  if (fact.kind === 'rival') return fact.sort === 'referrer' ? 'O' : 'T'
  return fact.kind === 'segment' || fact.kind === 'partner' ? 'O' : null
}

/** The id of the factor that a fact has in the grid. */
export function idIn(grid: Grid, letter: Side, fact: string): string | null {
  const index = grid[QUADRANT_OF[letter]].findIndex(({ facts }) => facts.includes(fact))
  return index === -1 ? null : `${letter}${index + 1}`
}
