import { inYear } from '@sextant/contracts/company/left-figures'
import type { Period } from '@sextant/contracts/company/figures'
import type { FactKind } from '@sextant/contracts/company/kinds'
import type { Company } from '../../company/company.ts'
import { ofParts } from '../../reading/any-of.ts'
import { quantitiesIn } from '../../reading/quantities.ts'
import { notationIn } from '../../reading/notation.ts'
import { notationOf, type Quantity } from '../../reading/quantity.ts'
import { blank } from '../../reading/read.ts'
import type { ProposedFact } from '../known.ts'
import { meant } from './same-thing.ts'

/** "3,000 lamps and 6,000 shades last year": how many of each of several lines, told in one breath. `isSold`: its verb says that they are sold. */
type Run = {
  items: { noun: string; volume: number }[]
  quote: string
  /** The text without these words. */
  rest: string
  isSold: boolean
}

/** Questions under which such numbers are of sales. */
const OF_SALES = new Set<FactKind>(['offer', 'measure', 'organization'])
/** What several numbers in a row may have between them. */
const BETWEEN =
  /^\s*(?:,|and|&|\+|,\s*and)\s*(?:about |around |roughly |abt |ca |approx |some |maybe |~)?$/i
const OPENS = ofParts(
  'i',
  String.raw`(?:^|[.;!?\n,]\s?)\s*((?:(?:and|so|last year|in \d{4})\s)?(?:we |i )?(?:(?:sold|sell|deliver(?:ed)?|shipped|ship|made|make|do|did)\s)?`,
  String.raw`(?:about |around |roughly |abt |ca |approx |some |maybe |~)*)$`,
)
const SOLD = /\b(?:sold|sell|deliver(?:ed)?|shipped|ship)\b/i
const OF_TIME = /^\s(?:last|in a|in the|a|per|this|each|every)\s?(year|yr|month|week|season)\b/i
const LEAST = 2

/** The first such run of a text; null where there is none. */
export function soldTogether(
  text: string,
  company: Company,
  asked: { kind: FactKind } | null,
): Run | null {
  if (asked && !OF_SALES.has(asked.kind)) return null
  const { currency, today } = company
  const counted = quantitiesIn(text, notationIn(text, notationOf(currency, today))).filter(isOfMany)
  const at = counted.findIndex((_, index) => runFrom(counted.slice(index), text).length >= LEAST)
  if (at === -1) return null
  const figures = runFrom(counted.slice(at), text)
  const [first, last] = [figures[0], figures.at(-1)]
  const opening = first && OPENS.exec(text.slice(0, first.start))?.[1]
  if (!first || !last || opening === undefined) return null
  const [time = '', period] = OF_TIME.exec(text.slice(endOf(last))) ?? []
  const [start, end] = [first.start - opening.length, endOf(last) + time.length]
  // What goes on behind it tells more than numbers.
  if (!/^\s*(?:$|[.;,!?\n])/.test(text.slice(end))) return null
  const per = /^\s(?:last|this)/i.test(time) ? undefined : periodOf(period)
  return {
    items: figures.map(figure => ({ noun: figure.noun ?? '', volume: aYear(figure, per) })),
    quote: text.slice(start, end).trim(),
    rest: text.slice(0, start) + blank(text.slice(start, end)) + text.slice(end),
    isSold: SOLD.test(opening),
  }
}

const isOfMany = ({ kind, noun = '', orElse, high, signed }: Quantity): boolean =>
  kind === 'count' &&
  noun.endsWith('s') &&
  [orElse, high, signed].every(other => other === undefined)

const endOf = ({ end, noun = '' }: Quantity): number => end + 1 + noun.length

/** The figures that follow each other with no more than a comma between them. */
function runFrom(figures: readonly Quantity[], text: string): Quantity[] {
  const end = figures.findIndex((figure, at) => {
    const next = figures[at + 1]
    return !next || !BETWEEN.test(text.slice(endOf(figure), next.start))
  })
  return figures.slice(0, end + 1)
}

const PERIODS: Readonly<Record<string, Period>> = { month: 'month', week: 'week' }
const periodOf = (word: string | undefined): Period | undefined =>
  PERIODS[word?.toLowerCase() ?? '']

/** The time that is named once, at the end, is that of all. */
const aYear = ({ value, per }: Quantity, last: Period | undefined): number => {
  const period = per ?? last
  return period ? Number(inYear('volume', { value, per: period })) : value
}

/** A fact for each line that the numbers name; null where one of them names none, and nothing says that they are sold. */
export function ofItsLines(
  { items, quote, isSold }: Run,
  facts: readonly ProposedFact[],
  company: Company,
): ProposedFact[] | null {
  const lines = [...facts, ...company.facts].filter(({ kind }) => kind === 'offer')
  const named = items.map(({ noun }) => meant(noun, lines)?.label)
  const isPlain = named.every((label, at) => label !== undefined && named.indexOf(label) === at)
  if (!isPlain && !isSold) return null
  return items.map(({ noun, volume }, at) => ({
    kind: 'offer',
    label: named[at] ?? noun,
    attributes: { volume },
    quote,
    confidence: SURE,
    status: 'proposed',
  }))
}
const SURE = 0.7
