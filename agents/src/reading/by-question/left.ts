import { anyOf, ofParts } from '../any-of.ts'
import type { Clause } from '../clauses.ts'
import type { Seen } from '../slots.ts'
import { TIMES_A_YEAR } from '../times-a-year.ts'

/** A figure that found no place by the words beside it, with all that stands before and behind it in its clause. */
export type Left = {
  figure: Seen
  /** From the start of the clause. */
  before: string
  /** From the figure before it. */
  between: string
  after: string
  /** The figures behind it. */
  later: readonly Seen[]
  /** Shares are told around it, and it is small enough for one. */
  mayBeShare: boolean
  /** ISO 4217 of what people write without a sign. */
  currency: string
  /** What the clause has filled in so far. */
  known: Known
  text: string
}
export type Known = Record<string, unknown>

/** Where a figure may be meant by the question alone; the first row that takes it counts. */
export type Place = {
  attribute: string
  takes: (left: Left) => boolean
  value?: (left: Left) => unknown
}

/** What a question makes of the figures left over, and of words without any. */
export type Question = {
  places: readonly Place[]
  words?: (known: Known, text: string, currency: string) => Known
}

/** The figures of a clause that are sure and have no place yet. */
export function leftIn(
  known: Known,
  clause: Clause,
  figures: readonly Seen[],
  setting: { currency: string; hasPercent: boolean },
): Left[] {
  const currency = figures.find(({ currency: told }) => told)?.currency ?? setting.currency
  const hasSum = figures.some(({ kind }) => kind === 'money')
  const taken = new Set(Object.values(known).map(valueOf))
  return figures.flatMap((figure, index) => {
    const isOpen = figure.orElse === undefined && !figure.isVague && figure.high === undefined
    if (!isOpen || taken.has(figure.kind === 'date' ? figure.day : figure.value)) return []
    const at = figure.start - clause.start
    const from = index === 0 ? 0 : (figures[index - 1]?.end ?? clause.start) - clause.start
    const before = clause.text.slice(0, at)
    const between = clause.text.slice(from, at)
    const after = clause.text.slice(figure.end - clause.start)
    const later = figures.slice(index + 1)
    const mayBeShare = setting.hasPercent && !hasSum && figure.value <= 100 && !figure.per
    const { text } = clause
    return [{ figure, before, between, after, later, currency, mayBeShare, known, text }]
  })
}

export const valueOf = (value: unknown): unknown =>
  typeof value === 'object' && value !== null && 'cents' in value ? value.cents : value

/** So many of a time, for a year. */
export function aYear({ figure: { value, per, timesAYear }, after }: Left): number {
  const told = per ?? PER_BEHIND.exec(after)?.[1]?.toLowerCase().slice(0, 4)
  const period = told && told.startsWith('m') ? 'month' : told
  return value * (period ? (TIMES_A_YEAR[period] ?? 1) : (timesAYear ?? 1))
}
/** "17 people turned away per month": a word or two may stand between. */
const PER_BEHIND = /^(?:\s\p{L}+){1,4}\s(?:an?|per|each|every|by)\s(month|mth|week)\b/iu
export const amountOf = ({ figure: { value, currency, per } }: Left): unknown => ({
  cents: value,
  currency,
  ...(per && { per }),
})

export const isMoney = ({ figure }: Left): boolean => figure.kind === 'money'
export const isPart = ({ figure: { kind, value, signed } }: Left): boolean =>
  kind === 'percent' && value <= 1 && signed === undefined
/** So many of something: no time, no size, no rank. */
export const isCount = ({ figure: { kind, signed, value, per }, before, after }: Left): boolean =>
  kind === 'count' &&
  signed === undefined &&
  Number.isInteger(value) &&
  per !== 'sale' &&
  per !== 'hour' &&
  !isYear(value) &&
  !NO_COUNT_BEFORE.test(before) &&
  !NO_COUNT_AFTER.test(after)
/** "2025" is a year rather than so many, unless something is counted. */
export const isYear = (value: number): boolean => value >= 1990 && value <= 2050
export const NO_COUNT_BEFORE =
  /(?:\b(?:in|since|until|till|by|every|per|top|nr|no|number|age|aged)\.?|#|\/|\d\s?(?:to|-|–))\s?$/i
const NO_COUNT_AFTER = ofParts(
  'iu',
  String.raw`^\s?(?:years?|yrs?|months?|weeks?|days?|hours?|hrs?|h|minutes?|mins?|times|x|%|km|m|kg|g|l|ha|cm|`,
  String.raw`degrees|stars?|of (?:5|10|ten|five)|\/\s?(?:5|10)|per(?! (?:year|yr|month|mth|week|season))|a piece|each|(?:to|-|–)\s?\d)(?![\p{L}])|^\s?(?:\+|of the\b)`,
)

/** A name alone stands before it: "the market stall 41". */
export const NAME_ONLY = ofParts(
  'iu',
  String.raw`^\W*(?:(?:and|then|also|the|our|my|plus)\s)*(?!(?:it|that|this|`,
  String.raw`which)\b)\p{L}[^\d,;:?!%]{1,50}[:,–-]?\s(?:about |around |maybe )?$`,
)
export const isAtEnd = ({ after }: Left): boolean => /^[\s.!)]*$/.test(after)

/** In money, also where its sign is left out. */
export const isSum = ({ figure }: Left): boolean => figure.kind === 'money' || isBare(figure)
export const isBare = ({ kind, noun, signed, value }: Seen): boolean =>
  kind === 'count' && !noun && signed === undefined && !isYear(value)
export const centsOf = ({ figure }: Left): number =>
  figure.kind === 'money' ? figure.value : Math.round(figure.value * 100)
export const inMoney = (left: Left): unknown => ({
  cents: centsOf(left),
  currency: left.figure.currency ?? left.currency,
  ...(left.figure.per && { per: left.figure.per }),
})

const FALLS = anyOf(
  String.raw`cuts?|cutting|lost|loses?|losing|down|less|fewer|fell|falls?|falling|drop(?:s|ped)?|declin\w+|shr[aiu]nk\w*`,
  String.raw`gone|disappears?|lower|weaker|reduc\w+|minus|cheaper`,
)
const RISES = anyOf(
  String.raw`up|rises?|rose|rising|raises?|raised|raising|more|increas\w+|grow(?:s|n|ing|th)?|grew|higher|jump(?:s|ed)?`,
  'climb(?:s|ed)?|dearer|plus|extra|stronger|gain(?:s|ed)?',
)

/** Which way the words of a clause go: both, or none, is no way. */
export function wayOf(text: string): 1 | -1 | null {
  const [falls, rises] = [FALLS.test(text), RISES.test(text)]
  if (falls === rises) return null
  return rises ? 1 : -1
}
