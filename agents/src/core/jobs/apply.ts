import type { Claim, Move, NextAction, TextSection } from '@sextant/contracts/deliverable'
import type {
  ModelFinding,
  ModelMove,
  ModelStatement,
  ModelWork,
} from '@sextant/contracts/model-work'
import type { Deliverable } from '@sextant/contracts/stored-deliverable'
import { toolById } from '@sextant/contracts/catalogue'
import { ACTIONS_MAX, actionsOf, decide, moveOf as describe, MOVES_MAX } from '../decide.ts'
import { inBrand } from '../../brand/in-brand.ts'
import { type Drafted, namesIn, OF_NO_FACT, TITLE_WORDS_MAX, turnsOfMoves } from '../draft.ts'
import { effortOf } from '../effort.ts'
import { withValueAt } from '../../evidence/claims.ts'
import type { ChosenPlay } from '../../plays/choose.ts'
import { localCents } from '../../plays/price-level.ts'
import { fill } from './words/fill.ts'
import { type Glossary, ledgerFigure } from './words/glossary.ts'
import type { Place } from './words/place.ts'
import { hoursOfPlan, withinHours } from './within-hours.ts'
import { placesOf } from './words/places.ts'
import { standingGlossary } from './words/standing.ts'

const JUDGMENT = 'The language model’s judgment'
const JUDGMENT_CHECK = 'Weigh it against what you know before you act on it.'
/** The model's own sections; what the moves take is the engine's and stays. */
const SECTIONS_MAX = 2
/** Working days until the first step of a move of the model's own. */
const FIRST_DAYS = 5

/** What a choice of the model stands for: hours; weeks from and to. */
const HOURS: Readonly<Record<ModelMove['work'], number>> = {
  hours: 4,
  'a day': 8,
  days: 24,
  weeks: 80,
}
const WEEKS: Readonly<Record<ModelMove['shows'], [number, number]>> = {
  days: [1, 2],
  weeks: [2, 8],
  months: [8, 26],
  'a year': [26, 52],
}

/** In cents of a US dollar at its price level, from and to. */
const COSTS: Readonly<Record<ModelMove['cost'], [number, number]>> = {
  nothing: [0, 0],
  little: [0, 20_000],
  some: [20_000, 200_000],
  much: [200_000, 2_000_000],
}
const costOf = (size: ModelMove['cost'], currency: string): [number, number] => {
  const [from, to] = COSTS[size]
  return [localCents(from, currency), localCents(to, currency)]
}

/** A draft in the words of a model: its holes filled with what stands today. What does not hold falls, and the built-in words stay. */
export function withModel(drafted: Drafted, work: ModelWork): Deliverable {
  const ordered = inOrder(drafted, work, new Hand(drafted, standingGlossary(drafted, work)))
  const hand = new Hand(drafted, standingGlossary(drafted, work, ordered))
  const phrased = work.statements.reduce((all, one) => phrase(all, one, hand), ordered)
  const narrative = [...sectionsOf(work, hand), ...phrased.narrative.filter(isEffort)]
  const { book } = drafted.desk
  const whole = {
    ...phrased,
    narrative: narrative.some(section => !isEffort(section)) ? narrative : phrased.narrative,
    computations: drafted.desk.computations(),
    sources: book.all(),
    insightsUsed: book
      .all()
      .flatMap(({ kind, ref }) => (OF_NO_FACT.has(kind) || !ref ? [] : [ref])),
    writer: { kind: 'provider', label: work.label, notice: null },
    mind: 'model',
    model: work,
  } as Deliverable
  return inBrand(whole, drafted.desk.profile.brand, namesIn(drafted.desk))
}

const isEffort = ({ id }: TextSection): boolean => id === 'effort'

/** Makes statements of words with holes: each with the facts and figures that stand in it as its sources. */
class Hand {
  readonly #drafted: Drafted
  readonly #glossary: Glossary

  constructor(drafted: Drafted, glossary: Glossary) {
    this.#drafted = drafted
    this.#glossary = glossary
  }

  get desk(): Drafted['desk'] {
    return this.#drafted.desk
  }

  /** Null where the words do not hold. `rests`: ids of facts that carry it besides those in its words. */
  claim(words: string, rests: readonly string[] = []): Claim | null {
    const filled = fill(words, this.#glossary)
    if (filled.refusal !== undefined) return null
    const { desk } = this.#drafted
    const known = rests.filter(id => desk.fact(id) !== undefined)
    if (known.length < rests.length) return null
    const computed = filled.figures.flatMap(alias => this.#computed(alias))
    return {
      text: filled.text,
      sources: desk.cite([...known, ...filled.facts]),
      ...(computed.length > 0 && { computed }),
      by: 'model',
    }
  }

  /** The judgment of a model says so, and what it is tied to. */
  judgment(words: string, rests: readonly string[]): Claim | null {
    const claim = this.claim(words, rests)
    if (!claim || claim.sources.length === 0) return null
    return { ...claim, evidence: 'judgment', ...(rests[0] && { fact: rests[0] }) }
  }

  text(words: string): string | null {
    return this.claim(words)?.text ?? null
  }

  #computed(alias: string): string[] {
    const { ref } = this.#glossary.figures[alias]!
    if (ref.of !== 'ledger') return []
    const figure = ledgerFigure(ref, this.desk.kit.ledger)
    if (!figure) return []
    this.desk.shows(figure)
    return [figure.id]
  }
}

/** With the model's own findings and moves among those of the engine, in the order it puts them. */
function inOrder(drafted: Drafted, work: ModelWork, hand: Hand): Deliverable {
  const { deliverable } = drafted
  const findings = work.findings.flatMap(one => findingOf(one, hand) ?? [])
  const own = work.moves.flatMap(one => moveOf(one, hand) ?? [])
  const lifted = liftedBy(work, drafted)
  const most = drafted.tool.movesMost ?? MOVES_MAX
  const first = ranked([...deliverable.moves, ...own, ...lifted], work).slice(0, most)
  const moves = withinHours(first, hoursOfPlan(drafted))
  const isSame =
    moves.length === Math.min(most, deliverable.moves.length) &&
    moves.every(({ id }, at) => id === deliverable.moves[at]?.id)
  const all = { ...deliverable, findings: [...deliverable.findings, ...findings] } as Deliverable
  if (isSame) return all
  const actions = moves.slice(0, ACTIONS_MAX).map(move => actionOf(move, drafted, hand))
  const plays = moves.flatMap(({ id }) => playOf(id, drafted) ?? [])
  const body = drafted.tool.follow?.(deliverable.body as never, { moves, actions }, drafted.desk)
  return {
    ...all,
    ...(body && { body }),
    moves,
    actions,
    title: titleFor(deliverable, moves[0]),
    decision: decisionFor(moves[0], drafted),
    narrative: [
      ...deliverable.narrative.filter(one => !isEffort(one)),
      // What moves of the model take are estimates: nothing is added up with them.
      ...(plays.length === moves.length ? effortOf(drafted.desk, plays, drafted.tool) : []),
    ],
    // A move that was not in the draft brings its own rule, as one of the model does.
    wouldChange: turnsOfMoves(drafted.desk, {
      turns: drafted.turns,
      plays: drafted.plays.filter(({ play }) => moves.some(({ id }) => id === play.id)),
      moves,
    }),
  } as Deliverable
}

/** The play behind a move: one of the form itself, or of those that findings call for. */
const playOf = (id: string, { plays, desk }: Drafted): ChosenPlay | undefined =>
  [...plays, ...desk.plays].find(({ play }) => play.id === id)

/** A deliverable that is called by its first move is called by the new one. */
function titleFor({ title, tool, company }: Deliverable, lead: Move | undefined): string {
  const { short } = toolById(tool)
  if (!lead || !title.startsWith(`${short}: `)) return title
  const called = `${short}: ${lead.title.text.replace(/[.!]$/, '')}`
  return called.length > TITLE_WORDS_MAX ? `${short} for ${company}` : called
}

function findingOf(
  { id, text, rests, quadrant }: ModelFinding,
  hand: Hand,
): Deliverable['findings'][number] | null {
  const claim = hand.judgment(text, rests)
  return claim && { rule: id, claim, quadrant }
}

/** A move holds as a whole or not at all. */
function moveOf(move: ModelMove, hand: Hand): Move | null {
  const { id, rests, owner, work, shows } = move
  const title = hand.judgment(move.title, rests)
  const because = hand.judgment(move.because, rests)
  const steps = move.steps.map(step => hand.judgment(step, rests)).filter(step => step !== null)
  const [metric, stop] = [hand.text(move.metric), hand.text(move.stop)]
  if (!title || !because || steps.length < move.steps.length || !metric || !stop) return null
  const source = hand.desk.book.assumption(JUDGMENT, JUDGMENT_CHECK)
  return {
    id,
    title,
    because,
    steps,
    ownerRole: hand.desk.owner(owner),
    hours: HOURS[work],
    weeks: [...WEEKS[shows]],
    cost: costOf(move.cost, hand.desk.company.currency),
    currency: hand.desk.company.currency,
    metric,
    stop,
    method: {
      text: `${JUDGMENT}, its hours and weeks included; no published method.`,
      sources: [source],
      evidence: 'judgment',
      by: 'model',
    },
  }
}

/** Moves of the engine that the draft has no room for and the model puts among the first. */
function liftedBy({ order }: ModelWork, { desk, deliverable }: Drafted): Move[] {
  const first = order.slice(0, MOVES_MAX).map(({ move }) => move)
  const isShown = (id: string): boolean => deliverable.moves.some(move => move.id === id)
  return desk.plays
    .filter(({ play }) => first.includes(play.id) && !isShown(play.id))
    .map(chosen => describe(desk, chosen))
}

/** Those the model puts first, in its order; what it does not name keeps its place behind them. */
function ranked(moves: readonly Move[], { order }: ModelWork): Move[] {
  const rank = ({ id }: Move): number => {
    const at = order.findIndex(({ move }) => move === id)
    return at === -1 ? order.length : at
  }
  return moves.toSorted((a, b) => rank(a) - rank(b))
}

function actionOf(move: Move, drafted: Drafted, hand: Hand): NextAction {
  const { desk, deliverable } = drafted
  const known = deliverable.actions.find(action => action.move === move.id)
  if (known) return known
  const chosen = playOf(move.id, drafted)
  const [made] = chosen ? actionsOf(desk, [chosen]) : []
  if (made) return made
  return {
    what: move.steps[0]!,
    move: move.id,
    ownerRole: move.ownerRole,
    due: hand.desk.due(FIRST_DAYS),
    metric: move.metric,
  }
}

/** Another move leads: the decision is of that one. */
function decisionFor(lead: Move | undefined, drafted: Drafted): Claim {
  const { desk, deliverable } = drafted
  if (!lead || lead.id === deliverable.moves[0]?.id) return deliverable.decision
  const chosen = playOf(lead.id, drafted)
  if (chosen) return decide(desk, chosen)
  const { title, because } = lead
  return {
    ...because,
    text: `${title.text.replace(/[.!]$/, '')}. ${because.text}`,
    sources: [...new Set([...title.sources, ...because.sources])],
  }
}

/** One statement in the model's words; what backed it still does. */
function phrase(
  deliverable: Deliverable,
  { place, text, rests }: ModelStatement,
  hand: Hand,
): Deliverable {
  const found = placesOf(deliverable).find(one => one.place === place)
  const claim = found && hand.claim(text, rests)
  if (!claim || !fitsInto(found, claim.text)) return deliverable
  const computed = [...new Set([...(found.claim.computed ?? []), ...(claim.computed ?? [])])]
  return withValueAt(deliverable, found.path, {
    ...found.claim,
    text: claim.text,
    sources: [...new Set([...claim.sources, ...found.claim.sources])],
    ...(computed.length > 0 && { computed }),
    by: 'model',
  })
}

/** Short enough for its place, and a guess where it is one. */
function fitsInto({ most = Number.POSITIVE_INFINITY, isGuess }: Place, text: string): boolean {
  return text.length <= most && (!isGuess || /^perhaps\b/i.test(text))
}

/** Sections that the model wrote: "narrative/0/heading", "narrative/0/1". One without a paragraph that holds falls. */
function sectionsOf({ statements }: ModelWork, hand: Hand): TextSection[] {
  const bySection = Map.groupBy(
    statements.filter(({ place }) => place.startsWith('narrative/')),
    ({ place }) => place.split('/')[1] ?? '',
  )
  const sections = [...bySection].map(([id, parts]) => {
    const heading = parts.find(({ place }) => place.endsWith('/heading'))
    const others = parts.filter(part => part !== heading)
    return {
      id: `model-${id}`,
      heading: (heading && hand.text(heading.text)) || 'What follows',
      paragraphs: others.flatMap(({ text, rests }) => paragraphOf(text, rests, hand)),
    }
  })
  return sections.filter(({ paragraphs }) => paragraphs.length > 0).slice(0, SECTIONS_MAX)
}

/** Prose that rests on nothing of the company is not shown. */
function paragraphOf(text: string, rests: readonly string[], hand: Hand): Claim[] {
  const claim = hand.claim(text, rests)
  if (!claim || claim.sources.length === 0) return []
  return [{ ...claim, evidence: claim.computed ? 'computed' : 'judgment' }]
}
