import { attributeWords } from '@sextant/contracts/company/attribute-words'
import type { Amount } from '@sextant/contracts/company/figures'
import { inYear } from '@sextant/contracts/company/left-figures'
import type { Company } from '../../company/company.ts'
import type { Quantity } from '../../reading/quantity.ts'
import { quantitiesIn } from '../../reading/quantities.ts'
import { attributesOf } from '../book.ts'
import { writingOf } from '../reading-currency.ts'
import { plainWords } from './acts.ts'
import { type Amendment, changed, type Field, fieldsOf, holds, score } from './amend.ts'
import { mostNamed } from './amend-named.ts'
import { isBare } from './amend-sides.ts'

/** What a figure that stands was counted over, in years, and those words. */
type Span = { years: number; words: string }

const YEARS_OF: Readonly<Record<string, number>> = {
  year: 1,
  quarter: 1 / 4,
  month: 1 / 12,
  week: 1 / 52,
}
const BEFORE_SPAN =
  /(?:^|\s)(?:over|in|for|within|during|across|of|from)\s(?:(?:the|last|past|about|all|these|those)\s)*$/i
const DENIED = /\b(?:not|instead of|rather than|no longer)\s(?:\p{L}+\s){0,2}$/iu
const EACH =
  /\b(?:is|are|was|were)\s(?:(?:in|of|for|per|each|every)\s)?(?:a\s)?(month|week|quarter)\b/i
/** Without these only a figure of what is named, or of nothing that is named, is one of a card. */
const CORRECTS = /^\W*no\b|\b(?:actually|correction|wrong|sorry|meant)\b|\bnot (?:an?|one|two|\d)/i

/**
 * "The 45 were over two years": the figure of a card is brought to the period of its field, and never replaced by the period's own.
 * Null: no period is told of a figure that stands; empty: the field tells no period, so nothing can be computed.
 */
export function rebased(text: string, company: Company): Amendment[] | null {
  const figures = quantitiesIn(text, writingOf(company))
  const span = spanIn(text, figures)
  const [figure, ...more] = figures.filter(one => !isSpan(one))
  if (!span || !figure || more.length > 0) return null
  const { per: _per, ...bare } = figure
  const isSaid = CORRECTS.test(text) || isBare(text)
  const isOfIt = (field: Field): boolean =>
    isSaid || score(field, text) > 0 || sharesRoot(field, text)
  const held = mostNamed(
    fieldsOf(company).filter(field => holds(field, bare) && isOfIt(field)),
    text,
  )
  if (held.length === 0) return null
  return held.flatMap(field => over(field, figure, span))
}

/** "The 45 refusals" are of the field "Refused or lost a year". */
function sharesRoot({ fact, attribute }: Field, text: string): boolean {
  const roots = (words: string): string[] =>
    plainWords(words)
      .filter(word => word.length >= ROOT)
      .map(word => word.slice(0, ROOT))
  const own = new Set(roots(`${fact.label} ${attributeWords(fact.kind, attribute)}`))
  return roots(text).some(root => own.has(root))
}
const ROOT = 5

const isSpan = ({ kind, unit, noun, value }: Quantity): boolean =>
  (kind === 'duration' && unit !== undefined && unit in YEARS_OF) ||
  (kind === 'count' && noun === 'quarters' && value < QUARTERS_MAX)
const QUARTERS_MAX = 40

function spanIn(text: string, figures: readonly Quantity[]): Span | null {
  const [span] = figures.filter(isSpan).filter(({ start }) => {
    const before = text.slice(0, start)
    return BEFORE_SPAN.test(before) && !DENIED.test(before)
  })
  if (span) {
    const years = span.value * (YEARS_OF[span.unit ?? 'quarter'] ?? 1)
    const isQuarters = span.unit === undefined
    const words = text.slice(span.start, span.end)
    return { years, words: `over ${isQuarters ? `${words} quarters` : words}` }
  }
  const unit = EACH.exec(text)?.[1]?.toLowerCase()
  return unit ? { years: YEARS_OF[unit] ?? 1, words: `a ${unit}` } : null
}

/** How many years a field is of; null where neither its name nor its card tells. */
function periodOf({ fact, attribute, control, value }: Field): string | null {
  if (inYear(attribute, { value: 1, per: 'month' }) !== 1) return 'year'
  const told = control.as === 'amount' ? (value as Amount).per : attributesOf(fact).per
  if (typeof told === 'string' && told in YEARS_OF) return told
  const words = attributeWords(fact.kind, attribute)
  return /\ba (year|month|week)\b/.exec(words)?.[1] ?? null
}

function over(field: Field, figure: Quantity, { years, words }: Span): Amendment[] {
  const period = periodOf(field)
  if (!period) return []
  const { noun: _noun, per: _per, ...said } = figure
  const exact = (said.value / years) * (YEARS_OF[period] ?? 1)
  const value = field.control.as === 'number' ? exact : Math.round(exact)
  const how = `${written(said)} ${words} is ${written({ ...said, value: exact })} a ${period}.`
  return [{ ...changed(field, { ...said, value }), how: value === exact ? how : `${how} ${ROUND}` }]
}
const ROUND = 'The card holds whole ones.'

const written = ({ kind, value }: Quantity): string =>
  (kind === 'money' ? value / CENTS : value).toLocaleString('en', { maximumFractionDigits: 1 })
const CENTS = 100
