import type { Amount } from '@sextant/contracts/company/figures'
import { type Control, controlsOf } from '@sextant/contracts/company/controls'
import { attributeWords } from '@sextant/contracts/company/attribute-words'
import type { Company, Fact } from '../../company/company.ts'
import type { Quantity } from '../../reading/quantity.ts'
import { quantitiesIn } from '../../reading/quantities.ts'
import { inYear } from '@sextant/contracts/company/left-figures'
import { writingOf } from '../reading-currency.ts'
import { attributesOf } from '../book.ts'
import type { FactChange } from '../known.ts'
import { plainWords } from './acts.ts'
import { stem } from './same-thing.ts'

/** One figure of one fact that somebody wants to be another. */
export type Amendment = {
  fact: Fact
  attribute: string
  change: FactChange
  /** What was said to be right stands there already. */
  stands?: true
  /** How the new figure follows from what was said, where it is not the figure said. */
  how?: string
}

/** `form`: of a bare figure, what it is measured in. */
export type Field = {
  fact: Fact
  attribute: string
  control: Control
  value: unknown
  form?: unknown
}

/**
 * "Change the price of sourdough to 9", "250, not 300", "the 40k are wishlists": the field that is meant, and what it becomes.
 * A figure that stands in a card names its field; else the words of its label and its field do. Null where nothing fits.
 */
export function amendment(text: string, company: Company): Amendment | null {
  const figures = quantitiesIn(text, writingOf(company))
  const fields = fieldsOf(company)
  const [wrong, right] = wrongAndRight(text, figures, fields)
  if (wrong && !right && (figures.length > 1 || !takesOut(text, wrong.figure))) return null
  if (wrong && right && !puts(text)) return null
  if (wrong) return changed(wrong.field, right ?? null)
  const [only] = figures
  const named = only ? bestNamed(text, fields, only) : null
  return named && only ? changed(named, only) : null
}

/** A new figure without the old one: the only figure that could be meant in the words right before. Null where there are several. */
export function amendmentOf(text: string, company: Company, before: string): Amendment | null {
  const figures = quantitiesIn(text, writingOf(company))
  const [only, ...more] = figures
  if (!only || more.length > 0) return null
  const fields = fieldsOf(company).filter(
    ({ fact, attribute, control, value }) =>
      fact.quote !== undefined &&
      fact.quote !== '' &&
      before.includes(fact.quote) &&
      typeof value !== 'string' &&
      takes({ attribute, control } as Field, only),
  )
  const [field, ...others] = fields
  return field && others.length === 0 ? changed(field, only) : null
}

/** "It's 71, not 76", where 76 stands somewhere: a correction, though no word says so. */
export function correctsHeld(text: string, company: Company): boolean {
  if (!IS_NOT.test(text)) return false
  const figures = quantitiesIn(text, writingOf(company))
  const [wrong, right] = wrongAndRight(text, figures, fieldsOf(company))
  return wrong !== null && right !== undefined && isDenied(wrong.figure, text)
}
const IS_NOT =
  /\d[^.!?\n]{0,60}\b(?:not|instead of|rather than)\s|\bnot\s\D{0,20}\d[^.!?\n]{0,30}\d/i

/** "Not 76": the figure that does not hold. */
const isDenied = ({ start }: Quantity, text: string): boolean =>
  /\b(?:not|instead of|rather than)\s(?:the |about |a |an )?\p{Sc}?$/iu.test(text.slice(0, start))

/** Where a figure that does not hold stands in several cards of which the words name none more than another: all of them. */
export function couldMean(text: string, company: Company): Amendment[] {
  const figures = quantitiesIn(text, writingOf(company))
  const fields = fieldsOf(company)
  const [wrong, right] = wrongAndRight(text, figures, fields)
  if (!wrong || !right || !puts(text)) return []
  const best = score(wrong.field, text)
  const equal = fields.filter(field => holds(field, wrong.figure) && score(field, text) === best)
  return equal.length > 1 ? equal.map(field => changed(field, right)) : []
}

/** "The other way round": what was taken for the own figure is that of others. */
export function turned(text: string, company: Company, before: string): Amendment | null {
  if (!OTHER_WAY.test(text)) return null
  const told = company.facts.filter(fact => {
    const { proof, versus } = attributesOf(fact)
    return fact.kind === 'strength' && proof !== undefined && versus !== undefined
  })
  const said = told.filter(({ quote }) => quote && before.includes(quote))
  const [fact, ...more] = said.length > 0 ? said : told
  if (!fact || more.length > 0) return null
  const { proof, versus } = attributesOf(fact)
  const attributes = { proof: versus, versus: proof }
  return { fact, attribute: 'proof', change: { id: fact.id, attributes } }
}
const OTHER_WAY = /\bother way (?:a)?round\b|\bvice versa\b|\bswap (?:them|those|these)\b/i

/** Words by which a figure that stands is of something else, or wrong. */
const TAKES_OUT = /\b(?:not|no longer|isn['’]?t|aren['’]?t|wrong|take out|remove)\b/i
/** "The 40k are wishlists", and not "wishlists are 40k": what is said of the figure stands behind it. */
const IS_OF_ANOTHER = /\b(?:is|are|was|were)\b/i
const takesOut = (text: string, { end }: Quantity): boolean =>
  TAKES_OUT.test(text) || IS_OF_ANOTHER.test(text.slice(end))
/** Words by which one figure stands in the place of another; "those 150 sit at 95 places" has none. */
const PUTS = new Set(
  'not instead rather should change replace make to is its are was were meant correct correction wrong'.split(
    ' ',
  ),
)
const puts = (text: string): boolean => plainWords(text).some(word => PUTS.has(word))

/** The facts that a wish to take something out names by their label. */
export function namedFacts(text: string, company: Company): Fact[] {
  const words = new Set(plainWords(text))
  const spoken = company.facts.filter(({ label }) => {
    const own = plainWords(label).filter(word => word.length > 2)
    return own.length > 0 && own.every(word => words.has(word))
  })
  return spoken
}

export const fieldsOf = (company: Company): Field[] =>
  company.facts.flatMap(fact => {
    const attributes = attributesOf(fact)
    return controlsOf(fact.kind)
      .filter(({ attribute }) => attributes[attribute] !== undefined)
      .map(({ attribute, control }) => ({
        fact,
        attribute,
        control,
        value: attributes[attribute],
        ...(control.as === 'figure' && { form: attributes[control.form] }),
      }))
  })

type Wrong = { figure: Quantity; field: Field }

/** The figure that stands in a card, newest card first, and the one that shall stand there. */
function wrongAndRight(
  text: string,
  figures: readonly Quantity[],
  fields: readonly Field[],
): [Wrong | null, Quantity | undefined] {
  const ordered = withPeriod(figures).toSorted(
    (a, b) => Number(isDenied(b, text)) - Number(isDenied(a, text)),
  )
  const denied = ordered.filter(figure => isDenied(figure, text))
  // Beside a figure that is said not to hold, no other one is the wrong one.
  for (const figure of denied.length > 0 ? denied : ordered) {
    const field = bestOf(
      fields.filter(one => holds(one, figure)),
      text,
    )
    if (!field) continue
    const right = ordered.find(other => other !== figure && takes(field, other))
    return [{ figure, field }, right]
  }
  return [null, undefined]
}

/** "13 a month, not 14": both are of the one period that is told. */
export function withPeriod(figures: readonly Quantity[]): Quantity[] {
  const [per, ...others] = new Set(figures.flatMap(figure => figure.per ?? []))
  if (!per || others.length > 0) return [...figures]
  return figures.map(figure => (figure.kind === 'count' ? { ...figure, per } : figure))
}

/** Whether the field shows this figure. */
export function holds(field: Field, figure: Quantity): boolean {
  const { attribute, control, value } = field
  if (control.as === 'amount')
    return figure.kind !== 'percent' && sameMoney(value as Amount, figure)
  if (control.as === 'day') return figure.kind === 'date' && value === figure.day
  if (typeof value !== 'number' || figure.kind === 'date') return false
  if (isShare(field)) return isSame(value, shareOf(figure))
  if (figure.kind === 'percent') return false
  if (control.as === 'figure') return value === figure.value || value === figure.value * 100
  return [figure.value, inYear(attribute, figure)].includes(value)
}

const isShare = ({ control, form }: Field): boolean =>
  control.as === 'share' || control.as === 'growth' || (control.as === 'figure' && form === 'share')

/** Of a share, the sign is often left out: "84 not 88". What is counted is none. */
const shareOf = ({ kind, value, noun, per }: Quantity): number => {
  if (kind === 'percent') return value
  const isBare = noun === undefined || JOINTS.has(noun)
  return isBare && per === undefined ? value / PERCENT_MAX : NaN
}
const JOINTS = new Set(['not', 'and', 'but', 'or', 'rather', 'instead'])
const isSame = (one: number, other: number): boolean => Math.abs(one - other) < TINY
const TINY = 1e-9

const sameMoney = ({ cents }: Amount, { kind, value }: Quantity): boolean =>
  kind === 'money' ? cents === value : cents === value * 100

/** Whether the figure could stand in the field. */
export function takes(field: Field, figure: Quantity): boolean {
  const { control } = field
  const { kind } = figure
  if (isShare(field)) return shareOf(figure) <= 1 && kind !== 'date'
  switch (control.as) {
    case 'amount':
      return kind === 'money' || kind === 'count'
    case 'count':
    case 'number':
      return kind === 'count' || (kind === 'duration' && OF_TIME.test(field.attribute))
    case 'figure':
      return kind !== 'date' && kind !== 'percent'
    case 'day':
      return kind === 'date'
    default:
      return false
  }
}
const PERCENT_MAX = 100
/** "Over two years" is no number of sales. */
const OF_TIME = /hours|weeks|days|minutes/i

/** The field whose label and name share most words with the text; those of facts that are not named at all are out. */
function bestNamed(text: string, fields: readonly Field[], figure: Quantity): Field | null {
  const fitting = fields.filter(field => takes(field, figure) && score(field, text) > 0)
  return bestOf(fitting, text)
}

const bestOf = (fields: readonly Field[], text: string): Field | null =>
  fields.toSorted((a, b) => score(b, text) - score(a, text))[0] ?? null

/** Words of a label or a field that any sentence has. */
const NAMES_NOTHING = new Set('the a an our my your of it in by to is at one year'.split(' '))

/** How many words of its names a text shares with a field, the name of the thing first. */
export function score({ fact, attribute }: Field, text: string): number {
  const words = new Set(plainWords(text).map(stem))
  const shared = (name: string): number =>
    plainWords(name).filter(word => words.has(stem(word)) && !NAMES_NOTHING.has(word)).length
  return shared(fact.label) * 2 + shared(attributeWords(fact.kind, attribute))
}

export function changed(field: Field, figure: Quantity | null): Amendment {
  const { fact, attribute } = field
  const next = figure && valueFor(field, figure)
  return { fact, attribute, change: { id: fact.id, attributes: { [attribute]: next } } }
}

function valueFor(field: Field, figure: Quantity): unknown {
  const { attribute, control, value } = field
  if (isShare(field)) return shareOf(figure)
  if (control.as === 'amount') {
    const standing = value as Amount
    const next = figure.kind === 'money' ? figure.value : figure.value * 100
    return { ...standing, cents: next, ...(figure.per && { per: figure.per }) }
  }
  if (control.as === 'day') return figure.day
  if (control.as === 'figure' && field.form === 'money' && figure.kind === 'count')
    return figure.value * 100
  return inYear(attribute, figure)
}
