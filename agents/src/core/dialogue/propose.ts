import type { FactKind } from '@sextant/contracts/company/kinds'
import { type Company, type Fact } from '../../company/company.ts'
import { type ReadCard, readCards } from '../../reading/read.ts'
import { figuresBeside } from '../../reading/beside.ts'
import { FORCE_NAMES } from '../../reading/rated.ts'
import { overrules, questionNamed } from '../../reading/says.ts'
import { attributesOf } from '../book.ts'
import type { FactChange, ProposedFact } from '../known.ts'
import { currencyOfText, hasMoney } from '../reading-currency.ts'
import { CALLED_GOAL, MARKET, plainLabel, SAYS_THEY, withParts, withTwins } from './joined.ts'
import { plainName } from './plain-name.ts'

/** What was asked, when the words were said. */
export type Asked = { kind: FactKind; attributes: readonly string[] }
export type Proposals = { facts: ProposedFact[]; changes: FactChange[] }

/** Kinds that are known by somebody's name. */
const NAMED: readonly FactKind[] = ['rival', 'person', 'partner', 'channel']
/** What is called after its kind where nobody named it: there is one of it. */
const CALLED: Partial<Record<FactKind, string>> = { goal: CALLED_GOAL, budget: 'the budget' }
/** How sure a reading is: the kind was asked for, or guessed from the form of the figures. */
const SURE = { asked: 0.7, guessed: 0.4 }

/** Reads words into facts to be confirmed, a clause each. What has no name, or no sort that its figures tell, stays a card for somebody to sort. `described`: what the company says of itself. */
export function propose(
  text: string,
  company: Company,
  asked: Asked | null,
  described = '',
): Proposals {
  const { today } = company
  const currency = currencyFor(text, company, described)
  const cards = readCards({ text, currency, today, ...(asked && { asked }) })
  const fitting = asked ? cards.filter(card => isFilled(card, asked.kind)).length : 0
  const isOnly = asked !== null && ONE_ONLY.has(asked.kind)
  const isPoured = cards.length >= POURED && (isOnly || fitting < cards.length * LISTED)
  const isAnswered = fitting > 0
  const isAimed = cards.some(({ attributes }) => attributes.goal?.target !== undefined)
  const heard = { asked, isPoured, isAnswered, isAimed, isAlone: cards.length === 1 }
  const read = withParts(
    cards.flatMap(card => factsOf(card, company, heard)),
    text,
  ).filter(({ label }) => label !== '')
  const named = withTwins(
    read.flatMap(fact => ofLine(fact, company)),
    text,
  )
  const all = named.flatMap(fact => [fact, ...besides(fact, currency, today)])
  const changes = all.map(fact => addition(fact, company))
  return {
    facts: all.filter((_, index) => changes[index] === null),
    changes: changes.filter(change => change !== null),
  }
}

/** What a clause tells beside what it is about, as a figure of its own. */
const besides = (fact: ProposedFact, currency: string, today: string): ProposedFact[] =>
  figuresBeside(fact, currency, today).map(figure => ({
    ...fact,
    ...figure,
    kind: 'measure',
    confidence: SURE.guessed,
  }))

/** The growth of a market is of a line; of which, is told where there is only one. */
function ofLine(fact: ProposedFact, company: Company): ProposedFact[] {
  const isMarket = fact.kind === 'offer' && MARKET.test(fact.label)
  if (!isMarket || fact.attributes.marketGrowth === undefined) return [fact]
  const label = nameOfOnly('offer', company)
  return label ? [{ ...fact, label }] : []
}

const isFilled = ({ attributes }: ReadCard, kind: FactKind): boolean =>
  Object.keys(attributes[kind] ?? {}).length > 0

/** How words came: under which question, and whether somebody poured out all at once. */
type Heard = {
  asked: Asked | null
  isPoured: boolean
  /** Some clause of it fills in what was asked. */
  isAnswered: boolean
  /** Some clause of it says what is wanted. */
  isAimed: boolean
  /** There is one clause only. */
  isAlone: boolean
}
/** So many clauses answer more than one question. */
const POURED = 5
/** Where so many of them fit the question, they are a list of what was asked. */
const LISTED = 1 / 3

/** A model without money yet is in the currency that the company describes, else in the one that is said first. */
function currencyFor(text: string, company: Company, described: string): string {
  return hasMoney(company) ? company.currency : currencyOfText(text, company, described)
}

/** The fact that a clause tells; where that has no name, the figure that the clause names. */
function factsOf(card: ReadCard, company: Company, heard: Heard): ProposedFact[] {
  const kind = kindOf(card, heard)
  const fact = kind && proposedFact(card, kind, company, heard)
  if (fact) return [fact]
  const isFigure = kind !== 'measure' && !card.says && plainName(card, 'measure') !== null
  const figure = isFigure ? proposedFact(card, 'measure', company, heard) : null
  if (figure) return [figure]
  const { quote } = card
  const bare: ProposedFact = {
    kind: 'constraint',
    label: '',
    attributes: {},
    quote,
    confidence: SURE.guessed,
    status: 'proposed',
  }
  return besides(bare, company.currency, company.today)
}

function proposedFact(
  card: ReadCard,
  kind: FactKind,
  company: Company,
  { asked }: Heard,
): ProposedFact | null {
  const label =
    nameOf(card, kind, company) ??
    nameByForce(card, kind) ??
    nameOfOnly(kind, company) ??
    plainName(card, kind) ??
    (saysThey(card, kind) ? '' : null)
  if (label === null) return null
  const { quote } = card
  const confidence = kind === asked?.kind ? SURE.asked : SURE.guessed
  return {
    kind,
    label,
    attributes: card.attributes[kind] ?? {},
    quote,
    confidence,
    status: 'proposed',
  }
}

/** The kind that was asked for, unless the words tell another; without a question only figures and names tell a kind. */
function kindOf(card: ReadCard, heard: Heard): FactKind | null {
  const { asked, isPoured } = heard
  const named = questionNamed(card.quote)
  if (named && named !== asked?.kind) return named
  if (asked && fitsQuestion(card, asked.kind, heard)) return asked.kind
  if (card.says) return card.says
  if (asked && ONE_ONLY.has(asked.kind) && !isPoured) return null
  const likely = card.kinds.filter(kind => kind !== asked?.kind)
  const isNamed = card.names.length > 0 && !(asked && ONE_ONLY.has(asked.kind))
  // Beside a name a sum may be of anything: nobody becomes a rival by it.
  const isBare = likely[0] === 'rival' && asked !== null && isFilled(card, 'measure')
  if (isBare) return 'measure'
  return hasFigures(card) || isNamed ? (likely[0] ?? null) : null
}

const hasFigures = ({ attributes }: ReadCard): boolean =>
  Object.values(attributes).some(filled => Object.keys(filled).length > 0)

/** Of these there is one: what does not fit beside what does is something else. */
const ONE_ONLY = new Set<FactKind>(['goal', 'budget'])

/** A name and its figure, no more: a line of a list. */
const isEntry = (card: ReadCard, asked: FactKind): boolean =>
  card.quote.split(/\s+/).length <= ENTRY_WORDS && (!ONE_ONLY.has(asked) || hasFigures(card))
const ENTRY_WORDS = 5

function fitsQuestion(
  card: ReadCard,
  asked: FactKind,
  { isPoured, isAnswered, isAimed, isAlone }: Heard,
): boolean {
  if (card.says && overrules(card.says, asked)) return false
  if (isFilled(card, asked)) return !isHalfGoal(card, asked) || isAlone || !isAimed
  if (card.says || (isPoured && !isEntry(card, asked))) return false
  if (!ONE_ONLY.has(asked)) return true
  return !isAnswered && (isAlone || !hasFigures(card))
}

/** A day, or what stands today, is no goal of its own where another clause says what is wanted. */
function isHalfGoal({ attributes, nouns, quote }: ReadCard, asked: FactKind): boolean {
  const { target, baseline } = attributes.goal ?? {}
  if (asked !== 'goal' || target !== undefined) return false
  return baseline === undefined || (nouns.length > 0 && !STANDS_NOW.test(quote))
}
const STANDS_NOW = /\b(?:now|today|currently|at present|at the moment|so far)\b/i

/** What is told of what was named right before. */
const saysThey = ({ quote, attributes }: ReadCard, kind: FactKind): boolean =>
  SAYS_THEY.test(quote) && Object.keys(attributes[kind] ?? {}).length > 0

/** "New ones 3": a force is called after itself. */
function nameByForce({ attributes }: ReadCard, kind: FactKind): string | null {
  const force = kind === 'force' ? attributes.force?.force : undefined
  return typeof force === 'string' ? (FORCE_NAMES[force] ?? force) : null
}

/** What is told of no name is told of the only thing of its kind. */
function nameOfOnly(kind: FactKind, { facts }: Company): string | null {
  const [only, ...more] = facts.filter(fact => fact.kind === kind)
  return only && more.length === 0 ? only.label : null
}

function nameOf(card: ReadCard, kind: FactKind, company: Company): string | null {
  if (kind === 'budget') return CALLED.budget ?? null
  if (kind === 'offer' && /^prices?$/i.test(card.nouns[0] ?? '')) return 'the offer'
  const own = company.name.toLowerCase()
  const isOthers = (name: string): boolean => name.toLowerCase() !== own
  const names = card.names.filter(isOthers)
  const nouns = card.nouns.filter(isOthers)
  const counted = kind === 'measure' ? nouns.find(noun => isCounted(noun, card.quote)) : undefined
  const [first] = NAMED.includes(kind) ? [...names, ...nouns] : [counted ?? nouns[0]]
  return withItsNoun(first, nouns, kind) ?? names[0] ?? CALLED[kind] ?? null
}

/** "Word of mouth", "Google ads": a channel is more than its first word. */
function withItsNoun(
  name: string | undefined,
  nouns: readonly string[],
  kind: FactKind,
): string | undefined {
  if (!name || kind !== 'channel') return name
  const noun = nouns.find(other => other.toLowerCase().startsWith(`${name.toLowerCase()} `))
  return noun ? name + noun.slice(name.length) : name
}

/** "A theatre with 3 staff" is a figure of the staff. */
const isCounted = (noun: string, quote: string): boolean => {
  const at = quote.toLowerCase().indexOf(noun.toLowerCase())
  return /^\D*\d[\d.,'’]*\s$/.test(quote.slice(0, Math.max(0, at)))
}

/** What is said anew of a fact that stands adds to it, and is to be confirmed with it; null where it is another fact. */
function addition({ kind, label, attributes }: ProposedFact, company: Company): FactChange | null {
  const standing = company.facts.find(
    fact => fact.kind === kind && plainLabel(fact.label) === plainLabel(label),
  )
  if (!standing) return null
  const known = attributesOf(standing)
  const added = Object.entries(attributes).filter(([name]) => known[name] === undefined)
  return {
    id: standing.id,
    attributes: Object.fromEntries(added),
    status: statusAfter(standing, added.length),
  }
}

const statusAfter = ({ status }: Fact, added: number): FactChange['status'] =>
  added > 0 && status !== 'assumed' ? 'proposed' : undefined
