import { labelRefusal, tidyLabel } from '@sextant/contracts/company/label'
import { isSameName } from '@sextant/contracts/company/same-name'
import type { Fact } from '../../../company/company.ts'
import { attributesOf } from '../../book.ts'
import type { Amendment } from '../../dialogue/amend.ts'
import type { FactChange, Known, ProposedFact } from '../../known.ts'
import { namedOnce } from '../../dialogue/who-stands.ts'
import { currencyFor, inItsMoney, wordsBefore } from '../../reading-currency.ts'
import { isHarmless } from '../words/refusal.ts'
import { factOfAlias } from './aliases.ts'
import { fieldValue, type Holder } from './field-value.ts'
import type { ReadAnswer, ReadFact } from './form.ts'
import { verbatim } from './verbatim.ts'

/** What is left of a model's reading after code has looked every part of it up in the words. */
export type Heard = {
  facts: ProposedFact[]
  changes: FactChange[]
  /** Figures that a person said were wrong, each with what it is now: to be told. */
  mended: Amendment[]
  /** What is said otherwise of the same thing that stands: nothing is changed, both are told. */
  conflicts: Amendment[]
  /** Words of which nothing was kept. */
  leftOut: string | null
  /** What the person asks, word for word. */
  question: string | null
}

/** How sure a reading is whose every field stood in the words, and one that lost some. */
const SURE = { whole: 0.85, part: 0.6 }
/** Facts of one message, and fields of one fact. */
const FACTS_MAX = 40
const FIELDS_MAX = 30

/** Quotes, figures, units, names and lists are checked against the text; what does not stand is dropped, and its words are told. */
export function settleReading({ facts, question }: ReadAnswer, known: Known): Heard {
  const text = known.thread.at(-1)?.text ?? ''
  const settled = facts.slice(0, FACTS_MAX).map(fact => settleFact(fact, text, known))
  const kept = settled.filter(one => one !== null)
  const held = facts.filter((_, at) => settled[at] != null).map(({ quote }) => quote)
  // What another card holds of the same words is not left out.
  const lost = facts.find(
    ({ quote }, at) =>
      settled[at] === null && !held.some(one => one.includes(quote) || quote.includes(one)),
  )
  return {
    facts: namedOnce(kept.flatMap(one => ('fact' in one ? [one.fact] : []))),
    changes: kept.flatMap(one => ('change' in one ? [one.change] : [])),
    mended: kept.flatMap(one => ('mended' in one ? one.mended : [])),
    conflicts: kept.flatMap(one => ('conflicts' in one ? one.conflicts : [])),
    leftOut: lost ? verbatim(text, lost.quote) : null,
    question: question === null ? null : verbatim(text, question),
  }
}

/** What a card is held against. */
type About = Pick<Known, 'company' | 'profile'>

type Settled =
  | { fact: ProposedFact }
  | { change: FactChange; mended: Amendment[] }
  | { conflicts: Amendment[] }

function settleFact(read: ReadFact, text: string, known: About): Settled | null {
  const fact = cardIn(read, text, known)
  if (!fact) return null
  const standing = standingOf(read, known)
  if (!standing) return { fact: inItsMoney(fact, currencyHere(text, known)) }
  return onStanding(standing, read.how, fact.attributes)
}

/** A card whose quote stands in the text, with the name of the fact that it is about where one stands, and the fields that hold; null where there is no such quote or no name fit for it. */
export function cardIn(read: ReadFact, text: string, known: About): ProposedFact | null {
  const quote = verbatim(text, read.quote)
  if (quote === null) return null
  const standing = standingOf(read, known)
  const label = standing?.label ?? ownName(read, known) ?? nameOf(read, text)
  if (label === null) return null
  const held = standing ? attributesOf(standing) : {}
  return proposed(read, label, { ...fieldsOf(read, { label, held, text, known }), quote })
}

/** The fact that is meant: by its id, where the kinds agree, else by its name. */
function standingOf({ stands, kind, name }: ReadFact, { company }: About): Fact | undefined {
  const byId = factOfAlias(company, stands)
  if (byId?.kind === kind) return byId
  return company.facts.find(fact => fact.kind === kind && isSameName(fact.label, name))
}

/** The company itself is called as it is, whether its name stands in the words or not. */
const ownName = ({ kind }: ReadFact, { company }: About): string | null =>
  kind === 'organization' && labelRefusal(company.name) === null ? company.name : null

/** A name that could stand in a sentence; what is more than a plain word in it (a proper name, a figure, an address) stands in the text. */
function nameOf({ name, kind }: ReadFact, text: string): string | null {
  const label = tidyLabel(name)
  if (labelRefusal(label, kind) !== null || !isHarmless(label)) return null
  const said = text.toLowerCase()
  const foreign = label
    .split(/[\s-]+/)
    .filter(word => /[^\p{Ll}\p{Lm}\p{Lo}\p{M}'’]/u.test(word))
    .find(word => !said.includes(word.toLowerCase()))
  return foreign === undefined ? label : null
}

const currencyHere = (text: string, { company, profile }: About): string =>
  currencyFor(text, company, profile.description)

type Place = { label: string; held: Record<string, unknown>; text: string; known: About }

/** The fields that hold, and how many did not. A later figure sees the form of an earlier one. */
function fieldsOf(
  { kind, fields }: ReadFact,
  { label, held, text, known }: Place,
): { attributes: Record<string, unknown>; lost: number } {
  const { company } = known
  const currency = currencyHere(text, known)
  const before = `${wordsBefore(company)} ${text}`
  let attributes: Record<string, unknown> = {}
  let lost = 0
  for (const field of fields.slice(0, FIELDS_MAX)) {
    const form = FORMS.filter(name => held[name] !== undefined).map(name => [name, held[name]])
    const of = { ...Object.fromEntries(form), ...attributes }
    const holder: Holder = { kind, label, attributes: of, text, company, currency, before }
    const value = fieldValue(field, holder)
    if (value === null) lost += 1
    else attributes = { ...attributes, ...value }
  }
  return { attributes, lost }
}
/** What tells in which form the other figures of a card are. */
const FORMS = ['form', 'proofForm', 'currency']

const proposed = (
  { kind }: ReadFact,
  label: string,
  { attributes, quote, lost }: { attributes: Record<string, unknown>; quote: string; lost: number },
): ProposedFact => ({
  kind,
  label,
  attributes,
  quote,
  confidence: lost === 0 ? SURE.whole : SURE.part,
  status: 'proposed',
})

/** What is said of a fact that stands adds to it, corrects it or contradicts it. */
function onStanding(
  fact: Fact,
  how: ReadFact['how'],
  attributes: Record<string, unknown>,
): Settled | null {
  const held = attributesOf(fact)
  const isOther = ([name, value]: [string, unknown]): boolean =>
    held[name] !== undefined && JSON.stringify(held[name]) !== JSON.stringify(value)
  const others = Object.entries(attributes).filter(isOther)
  const added = Object.fromEntries(
    Object.entries(attributes).filter(([name]) => held[name] === undefined),
  )
  const amendments = others.map(([attribute, value]): Amendment => ({
    fact,
    attribute,
    change: { id: fact.id, attributes: { [attribute]: value } },
  }))
  if (how === 'corrects' && amendments.length > 0)
    return {
      change: changeOf(fact, { ...added, ...Object.fromEntries(others) }),
      mended: amendments,
    }
  if (amendments.length > 0) return { conflicts: amendments }
  return { change: changeOf(fact, added), mended: [] }
}

/** Whatever a model changes waits for a person's tap. */
const changeOf = (fact: Fact, attributes: Record<string, unknown>): FactChange => ({
  id: fact.id,
  attributes,
  status: Object.keys(attributes).length > 0 && fact.status !== 'assumed' ? 'proposed' : undefined,
})
