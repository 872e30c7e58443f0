import type { FactKind } from '@sextant/contracts/company/kinds'
import { type Company, type Fact } from '../../company/company.ts'
import { currencySaid, type ReadCard, readCards } from '../../reading/read.ts'
import { attributesOf } from '../book.ts'
import type { FactChange, ProposedFact } from '../known.ts'

/** What was asked, when the words were said. */
export type Asked = { kind: FactKind; attributes: readonly string[] }
export type Proposals = { facts: ProposedFact[]; changes: FactChange[] }

/** Kinds that are known by somebody's name. */
const NAMED: readonly FactKind[] = ['rival', 'person', 'partner', 'channel']
/** What is called after its kind where nobody named it: there is one of it. */
const CALLED: Partial<Record<FactKind, string>> = { goal: 'the goal', budget: 'the budget' }
/** How sure a reading is: the kind was asked for, or guessed from the form of the figures. */
const SURE = { asked: 0.7, guessed: 0.4 }

/** Reads words into facts to be confirmed, a clause each. What has no name, or no sort that its figures tell, stays a card for somebody to sort. */
export function propose(text: string, company: Company, asked: Asked | null): Proposals {
  const { today } = company
  const currency = currencyFor(text, company)
  const cards = readCards({ text, currency, today, ...(asked && { asked }) })
  const isPoured = cards.length >= POURED
  const cardsOf = cards.map(card => proposedFact(card, company, { asked, isPoured }))
  const read = withCosts(
    cardsOf.filter(fact => fact !== null),
    text,
  )
  const changes = read.map(fact => addition(fact, company))
  return {
    facts: read.filter((_, index) => changes[index] === null),
    changes: changes.filter(change => change !== null),
  }
}

/** How words came: under which question, and whether somebody poured out all at once. */
type Heard = { asked: Asked | null; isPoured: boolean }
/** So many clauses answer more than one question. */
const POURED = 5

/** A model without money yet is in the currency that is said first. */
function currencyFor(text: string, { currency, today, facts }: Company): string {
  const isSet = facts.some(fact => JSON.stringify(attributesOf(fact)).includes('"currency"'))
  return isSet ? currency : (currencySaid(text, today) ?? currency)
}

function proposedFact(card: ReadCard, company: Company, heard: Heard): ProposedFact | null {
  const kind = kindOf(card, heard)
  const { asked } = heard
  if (!kind) return null
  const label = nameOf(card, kind, company)
  if (!label) return null
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

/** "Loaves 8 each, flour costs 2": what one costs belongs to the line that was named right before. */
function withCosts(facts: readonly ProposedFact[], text: string): ProposedFact[] {
  return facts.reduce<ProposedFact[]>((list, fact) => {
    const line = list.at(-1)
    if (!line || !isCostOf(fact, line)) return [...list, fact]
    const attributes = { ...line.attributes, unitCost: fact.attributes.unitCost }
    return [...list.slice(0, -1), { ...line, attributes, quote: quoteOver(text, line, fact) }]
  }, [])
}

const isCostOf = (fact: ProposedFact, line: ProposedFact): boolean =>
  fact.kind === 'offer' &&
  line.kind === 'offer' &&
  Object.keys(fact.attributes).join() === 'unitCost' &&
  line.attributes.price !== undefined &&
  line.attributes.unitCost === undefined

/** The words from the one to the end of the other, as they stand; else those of the first. */
function quoteOver(text: string, from: ProposedFact, to: ProposedFact): string {
  const start = text.indexOf(from.quote)
  const end = text.indexOf(to.quote, start)
  return start === -1 || end === -1 ? from.quote : text.slice(start, end + to.quote.length)
}

/** The kind that was asked for, unless the words tell another and nothing of it fits; without a question only figures and names tell a kind. */
function kindOf(card: ReadCard, { asked, isPoured }: Heard): FactKind | null {
  const fits = asked && Object.keys(card.attributes[asked.kind] ?? {}).length > 0
  if (asked && (fits || (!card.says && !isPoured))) return asked.kind
  if (card.says) return card.says
  const hasFigures = Object.values(card.attributes).some(filled => Object.keys(filled).length > 0)
  return hasFigures || card.names.length > 0 ? (card.kinds[0] ?? null) : null
}

function nameOf(card: ReadCard, kind: FactKind, company: Company): string | null {
  const own = company.name.toLowerCase()
  const isOthers = (name: string): boolean => name.toLowerCase() !== own
  const names = card.names.filter(isOthers)
  const nouns = card.nouns.filter(isOthers)
  const [first] = NAMED.includes(kind) ? [...names, ...nouns] : nouns
  return first ?? names[0] ?? CALLED[kind] ?? null
}

/** What is said anew of a fact that stands adds to it, and is to be confirmed with it; null where it is another fact. */
function addition({ kind, label, attributes }: ProposedFact, company: Company): FactChange | null {
  const standing = company.facts.find(
    fact => fact.kind === kind && plain(fact.label) === plain(label),
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

const plain = (label: string): string => label.toLowerCase().replace(/^(?:the|an?)\s/, '')
