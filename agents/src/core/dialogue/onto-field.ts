import { chipWords } from '@sextant/contracts/company/attribute-words'
import { type Control, controlsOf } from '@sextant/contracts/company/controls'
import { factWords } from '@sextant/contracts/company/fact-words'
import type { SaidFigure } from '@sextant/contracts/company/facts'
import { isHeld, type Place, placeIn } from '@sextant/contracts/company/left-figures'
import type { Company, Fact } from '../../company/company.ts'
import { attributesOf } from '../book.ts'
import type { FactChange } from '../known.ts'
import { plainWords } from './acts.ts'
import { figuresSaid } from './figures-said.ts'
import { spokenOf, stem } from './same-thing.ts'

/** An empty field of a card that stands, which a question waits for. */
export type OpenField = { fact: Fact; attribute: string }

/** Longer than this, an answer tells more than what was asked. */
const WORDS_MAX = 24

/**
 * What an answer puts into the fields that were asked for: a figure that only one of them takes, a line that it names, a word of a list.
 * Null where a figure could stand in several of them, or in none.
 */
export function ontoFields(
  text: string,
  fields: readonly OpenField[],
  company: Company,
): FactChange | null {
  const words = plainWords(text)
  if (words.length === 0 || words.length > WORDS_MAX) return null
  const fact = factMeant(words, fields)
  if (!fact) return null
  const open = fields.filter(field => field.fact.id === fact.id).map(({ attribute }) => attribute)
  const { currency, today } = company
  const figures = figuresSaid(text, { currency, today })
  if (figures.some(figure => isOfATime(figure, text)) && isAmount(fact, open)) return null
  if (figures.some(isCount) && OF_LOSS.test(text) && !open.includes('lost')) return null
  const placed = figuresInto(figures, fact, open, currency)
  if (placed === null) return null
  const said = open.map(attribute => wordInto(text, words, fact, attribute, company))
  const attributes = Object.assign({}, ...placed.map(place => place.attributes), ...said)
  return Object.keys(attributes).length > 0 ? { id: fact.id, attributes } : null
}

/** Words that say nothing beside a figure or a name. */
const BESIDE = new Set(
  'about around roughly approximately maybe perhaps probably some like nearly almost just only i we it its think guess say would have had is was are were a an the per in on at by for to until since of last this next year month week day years months weeks days hours minutes percent total all each mostly mainly yes no so well ok okay'.split(
    ' ',
  ),
)

/** A figure, a day or a name, and nothing besides: what answers the question that stands above it. */
export function isBare(sentence: string): boolean {
  const words = plainWords(sentence).filter(word => !BESIDE.has(word) && !/\d/.test(word))
  return words.length === 0 || (words.length <= NAME_WORDS_MAX && !/\d/.test(sentence))
}
const NAME_WORDS_MAX = 4

/** "About 18,000 for the year, all in": an answer rather than news. */
export const beginsWithFigure = (words: string): boolean =>
  /^\W*(?:(?:about|around|roughly|maybe|say|some)\s)?\p{Sc}?\d/iu.test(words) &&
  plainWords(words).length <= WORDS_MAX / 2

/** "46 last year" is a number of things, and no price. */
const isOfATime = ({ kind }: SaidFigure, text: string): boolean =>
  kind === 'count' && /\b(?:days?|weeks?|months?|years?)\b/i.test(text)

/** What was refused is no number of hours, nor of anything else that is asked. */
const OF_LOSS = /\b(?:turned (?:away|down)|refused|said no|sent away|lost)\b/i
const isCount = ({ kind }: SaidFigure): boolean => kind === 'count'

const isAmount = ({ kind }: Fact, open: readonly string[]): boolean =>
  controlsOf(kind).some(
    ({ attribute, control }) => open.includes(attribute) && control.as === 'amount',
  )

/** What was put where, in words. */
export function sayPut({ facts, currency }: Company, { id, attributes }: FactChange): string {
  const fact = facts.find(one => one.id === id)
  if (!fact) return ''
  const labelOf = (other: string) => facts.find(one => one.id === other)?.label
  const all = { ...attributesOf(fact), ...attributes }
  const told = factWords({ kind: fact.kind, attributes: all }, { currency, labelOf })
  const before = factWords(
    { kind: fact.kind, attributes: attributesOf(fact) },
    { currency, labelOf },
  )
  const news = told.filter(
    ({ name, value }) => !before.some(one => one.name === name && one.value === value),
  )
  const words = news.map(({ name, value }) => `${name.toLowerCase()} ${value}`)
  return `Noted on “${fact.label}”: ${words.join(', ')}.`
}

/** The card that the words name, else the one that was asked about first. */
function factMeant(words: readonly string[], fields: readonly OpenField[]): Fact | null {
  const facts = [...new Set(fields.map(({ fact }) => fact))]
  return facts.find(({ label }) => isNamedIn(words, label)) ?? facts[0] ?? null
}

export const isNamedIn = (words: readonly string[], label: string): boolean => {
  const stems = words.map(stem)
  const own = plainWords(label).map(stem)
  return own.length > 0 && own.every(word => stems.includes(word))
}

/** Each figure in the one field that takes it; null as soon as one is left, or two compete. */
function figuresInto(
  figures: readonly SaidFigure[],
  fact: Fact,
  open: readonly string[],
  currency: string,
): Place[] | null {
  const { kind, label } = fact
  const holder = { kind, label, attributes: attributesOf(fact) }
  const placed: Place[] = []
  for (const figure of figures) {
    // What its card holds already is only said again.
    if (label.includes(figure.text) || isHeld(figure, holder.attributes)) continue
    const [place, ...others] = open
      .map(attribute => placeIn(figure, holder, attribute, currency))
      .filter(found => found !== null)
    const isTaken = placed.some(({ attribute }) => attribute === place?.attribute)
    if (!place || others.length > 0 || isTaken) return null
    placed.push(place)
  }
  return placed
}

/** A line, a word of a list, yes or no: what is chosen rather than counted. */
function wordInto(
  text: string,
  words: readonly string[],
  { kind }: Fact,
  attribute: string,
  company: Company,
): Record<string, unknown> {
  const control = controlsOf(kind).find(field => field.attribute === attribute)?.control
  if (!control) return {}
  if (control.as === 'fact') {
    const line = lineNamed(text, words, company)
    return line ? { [attribute]: line.id } : {}
  }
  const chosen = optionSaid(words, control)
  return chosen === null ? {} : { [attribute]: chosen }
}

/** The line that is named whole, else the only one that a word of it could mean. */
function lineNamed(text: string, words: readonly string[], company: Company): Fact | null {
  const lines = company.facts.filter(({ kind }) => kind === 'offer')
  const whole = lines.filter(({ label }) => isNamedIn(words, label))
  const [longest] = whole.toSorted((a, b) => b.label.length - a.label.length)
  return longest ?? spokenOf(text, lines)
}

const YES = new Set(['yes', 'yep', 'yeah', 'sure', 'true'])
const NO = new Set(['no', 'nope', 'never', 'not'])

function optionSaid(words: readonly string[], control: Control): unknown {
  if (control.as === 'yes-no') {
    const [first = ''] = words
    if (YES.has(first)) return true
    return NO.has(first) ? false : null
  }
  if (control.as !== 'chips') return null
  const said = control.options.filter(option => isNamedIn(words, chipWords(option)))
  const [only, ...more] = said
  if (only === undefined || more.length > 0) return null
  return control.several ? [only] : only
}
