import { toolById } from '@sextant/contracts/catalogue'
import { type FactKind, FACT_KINDS, KIND_NAMES } from '@sextant/contracts/company/kinds'
import type { Claim, Envelope, Move, SourceKind, TextSection } from '@sextant/contracts/deliverable'
import type { DeliverableOf } from '@sextant/contracts/stored-deliverable'
import { inBrand } from '../brand/in-brand.ts'
import type { Company, Fact } from '../company/company.ts'
import { asToldHere } from '../company/latest.ts'
import type { FoundBy } from '../findings/finding.ts'
import type { ChosenPlay } from '../plays/choose.ts'
import { say } from '../sentences/sentence.ts'
import { lineOf } from './book.ts'
import { ACTIONS_MAX, actionsOf, decide, moveOf, stopsOf } from './decide.ts'
import { Desk } from './desk.ts'
import { effortOf } from './effort.ts'
import type { Known } from './known.ts'
import { overturnsOf } from './overturn.ts'
import { bearsOn, movesIn } from './moves-in.ts'
import { shownOf } from './shown.ts'
import type { Arranged, Tool, ToolId } from './tool.ts'
import { unansweredIn } from './thread.ts'

const WANTED_MAX = 3
/** Characters of a title that says what is decided. */
export const TITLE_WORDS_MAX = 120

/** Sources that point at no fact. */
export const OF_NO_FACT: ReadonlySet<SourceKind> = new Set(['method', 'metric'])

/** A draft beside what it was made at. */
export type Drafted<K extends ToolId = ToolId> = {
  tool: Tool<K>
  desk: Desk
  plays: readonly ChosenPlay[]
  /** What the form itself says would turn it. */
  turns: readonly Claim[]
  deliverable: DeliverableOf<K>
}

/** What is known of a company, in the form of one tool. */
export const draftOf = <K extends ToolId>(tool: Tool<K>, known: Known): DeliverableOf<K> =>
  draftAtDesk(tool, known).deliverable

/** The same with the desk, where more can be booked and reckoned. */
export function draftAtDesk<K extends ToolId>(tool: Tool<K>, known: Known): Drafted<K> {
  const company = withTold(known)
  const desk = new Desk(seenBy(tool, company), known.profile, tool.families)
  const arranged = tool.arrange(desk, known)
  const plays = movesIn(desk, arranged, tool.movesMost)
  const lead = plays[0]
  const decision = withOpen(decide(desk, lead, arranged), tool, arranged)
  const narrative = [...(arranged.narrative ?? []), ...effortOf(desk, plays, tool)]
  const turns = arranged.wouldChange ?? []
  const moves = plays.map(chosen => moveOf(desk, chosen))
  const actions = [...(arranged.actions ?? []), ...actionsOf(desk, plays)].slice(0, ACTIONS_MAX)
  const parts = {
    decision,
    body: tool.follow?.(arranged.body, { moves, actions }, desk) ?? arranged.body,
    findings: shownFindings(desk, lead, narrative, arranged, tool),
    narrative,
    moves,
    actions,
    wouldChange: turnsOfMoves(desk, { turns, plays, moves }),
  }
  const inputs = inputsOf(desk, known, tool)
  const envelope: Envelope = {
    tool: tool.id,
    version: 1,
    title: arranged.title ?? titleOf(desk, tool.id, leadOf(arranged, lead), arranged.about),
    company: desk.profile.companyName.trim() || desk.company.name,
    industry: desk.profile.industry,
    trueOn: desk.company.today,
    inputs: [...inputs, ...(arranged.inputs ?? [])],
    wanted: toolById(tool.id).isOfFigures ? [] : wantedOf(desk, arranged),
    unconfirmed: desk.unconfirmed,
    byHand: [],
    mind: 'built-in',
    model: null,
    computations: desk.computations(),
    sources: desk.book.all(),
    writer: { kind: 'built-in', label: 'Built-in writer', notice: null },
    checks: [],
    insightsUsed: desk.book
      .all()
      .flatMap(({ kind, ref }) => (OF_NO_FACT.has(kind) || !ref ? [] : [ref])),
    ...parts,
  }
  const plain = { ...envelope, body: parts.body } as unknown as DeliverableOf<K>
  const deliverable = inBrand(plain, known.profile.brand, namesIn(desk))
  return { tool, desk, plays, turns, deliverable }
}

/** What the company calls its things: no brand changes that. */
export const namesIn = ({ company }: Desk): string[] => company.facts.map(({ label }) => label)

/** What a tool sees of a company. */
function seenBy(tool: Pick<Tool, 'id' | 'isOfThread'>, company: Company): Company {
  if (toolById(tool.id).isOfFigures) return { ...company, facts: [] }
  return tool.isOfThread ? asToldHere(company) : company
}

/** The company, with what was told of it in this thread. */
function withTold({ company, thread }: Known): Company {
  const messages = new Set(thread.map(({ id }) => id))
  const told = company.facts.filter(({ said }) => messages.has(said?.messageId ?? ''))
  return { ...company, told: told.map(({ id }) => id) }
}

type Standing = {
  turns: readonly Claim[]
  /** Those of the draft among them. */
  plays: readonly ChosenPlay[]
  /** All that stand, whoever thought of them. */
  moves: readonly Move[]
}

/** What would turn the conclusion: what the form says, then the facts of the findings; where no fact is known to, the stop rules of the moves. A move that is none of the draft’s brings its own. */
export function turnsOfMoves(desk: Desk, { turns, plays, moves }: Standing): Claim[] {
  const turned = overturnsOf(desk, plays)
  const first = moves.slice(0, ACTIONS_MAX)
  const isOfDraft = ({ id }: Move): boolean => plays.some(({ play }) => play.id === id)
  const stopping = turned.length > 0 ? first.filter(move => !isOfDraft(move)) : first
  return [...turns, ...turned, ...stopsOf(desk, stopping)]
}

/** A decision that the form itself did not come to says what the form waits for. */
function withOpen<K extends ToolId>(
  decision: Claim,
  { id, lacks }: Tool<K>,
  { body, result }: Arranged<K>,
): Claim {
  const missing = result ? null : (lacks?.(body) ?? null)
  if (!missing || decision.evidence === 'not rated') return decision
  return {
    ...decision,
    text: `${decision.text} Still missing for ${toolById(id).short}: ${missing}.`,
  }
}

/** Findings that a framework is about: by their family, else by the facts that stand in its rows. */
function ownOf<K extends ToolId>(
  { families }: Tool<K>,
  { body }: Arranged<K>,
): (found: FoundBy) => boolean {
  if (families.length > 0) return ({ family }) => families.includes(family)
  const rows = factsIn(body)
  return ({ rests: [first] }) => first !== undefined && rows.has(first)
}

/** The facts that the claims of a body are about. */
function factsIn(value: unknown): Set<string> {
  if (typeof value !== 'object' || value === null) return new Set()
  const { fact } = value as { fact?: unknown }
  const own = typeof fact === 'string' ? [fact] : []
  return new Set([...own, ...Object.values(value).flatMap(one => [...factsIn(one)])])
}

/** What the decision or the form says already is not said again. */
function shownFindings<K extends ToolId>(
  desk: Desk,
  lead: ChosenPlay | undefined,
  narrative: readonly TextSection[],
  arranged: Arranged<K>,
  tool: Tool<K>,
): Envelope['findings'] {
  const isOwn = ownOf(tool, arranged)
  const said = new Set([
    ...narrative.flatMap(({ paragraphs }) => paragraphs.map(({ text }) => text)),
    ...(arranged.result ? [arranged.result.text] : []),
  ])
  const others = desk.findings.filter(
    found =>
      found !== lead?.finding &&
      !said.has(found.says.text) &&
      bearsOn(arranged, found.rests) &&
      (isOwn(found) || (tool.showsBeside?.(found) ?? true)),
  )
  return shownOf(desk, others, isOwn).map(found => ({
    rule: found.rule,
    claim: desk.finding(found),
    quadrant: found.quadrant ?? null,
  }))
}

const wantedOf = (desk: Desk, arranged: Arranged): Envelope['wanted'] =>
  desk.wanted
    .filter(({ fact }) => bearsOn(arranged, fact ? [fact] : []))
    .slice(0, WANTED_MAX)
    .map(({ says, kind, fact, attribute }) => ({
      says: says.text,
      kind,
      fact: fact ?? null,
      attribute,
    }))

/** The play that names the deliverable: none where the form came to a result of its own and no play. */
const leadOf = (
  { result, lead: own }: Arranged,
  lead: ChosenPlay | undefined,
): ChosenPlay | undefined => (result && !own ? undefined : lead)

/** What it is called in a list: what it decides, or whose draft it is. */
function titleOf(
  desk: Desk,
  tool: ToolId,
  lead: ChosenPlay | undefined,
  about: Fact | undefined,
): string {
  const { short } = toolById(tool)
  const company = desk.profile.companyName.trim() || desk.company.name
  if (desk.unconfirmed > 0) return `Draft on unconfirmed facts: ${short} for ${company}`
  const of = about && desk.kit.name(about)
  if (of) return `${short}: ${say`${of}`.text}`
  const title = lead ? `${short}: ${lead.title.text}` : `${short} for ${company}`
  return title.length > TITLE_WORDS_MAX ? `${short} for ${company}` : title
}

/** The facts that were used, by kind, and what nobody could answer. */
function inputsOf(desk: Desk, known: Known, tool: Pick<Tool, 'asks'>): Envelope['inputs'] {
  const used = FACT_KINDS.flatMap(kind => inputOf(desk, kind))
  const open = unansweredIn(known.thread, tool.asks).map(ask => ({
    label: KIND_NAMES[ask.kind].many,
    value: 'Not known yet',
    sources: [
      desk.book.assumption(
        `${KIND_NAMES[ask.kind].many}: not known yet`,
        `${desk.owner('owner')}: find out and fill it in under “What we know”.`,
      ),
    ],
  }))
  return [...used, ...open.filter(({ label }) => !used.some(input => input.label === label))]
}

function inputOf(desk: Desk, kind: FactKind): Envelope['inputs'] {
  const facts = desk.company.facts.filter(fact => fact.kind === kind && fact.status === 'confirmed')
  if (facts.length === 0) return []
  return [
    {
      label: KIND_NAMES[kind].many,
      value: facts.map(fact => lineOf(desk.company, fact)).join(' · '),
      sources: desk.cite(facts.map(({ id }) => id)),
    },
  ]
}
