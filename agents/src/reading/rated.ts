import type { FactKind } from '@sextant/contracts/company/kinds'
import type { Quantity } from './quantity.ts'

/** A rating that somebody gives in words: the number beside one of these words, before or after it. */
type Scale = { attribute: string; beside: RegExp; most: number; least: number }

const scale = (attribute: string, words: string, most = 10, least = 0): Scale => ({
  attribute,
  beside: new RegExp(`\\b(?:${words})\\b`, 'i'),
  most,
  least,
})

const SCALES: Partial<Record<FactKind, readonly Scale[]>> = {
  factor: [
    scale('ours', 'us|we|our|ours|me|i|my|mine'),
    scale('theirs', 'them|they|their|theirs'),
    scale('aim', 'aim|aims|want|wants|target|goal'),
  ],
  outcome: [
    scale('importance', 'matters?|importance|important'),
    scale('satisfaction', 'met|satisfied|satisfaction|today'),
    scale('n', 'asked|people|persons|answers', 1e6),
  ],
  inside: [
    scale('today', 'today|now|currently', 5, 1),
    scale('needed', 'needed|need|needs|should', 5, 1),
  ],
}

/** The five forces, by the words for them. */
const FORCES: readonly [string, RegExp][] = [
  ['buyers', /\b(?:buyers?|customers?|clients?)\b/i],
  ['suppliers', /\bsuppliers?\b/i],
  ['entrants', /\b(?:newcomers?|entrants?|new ones|new entrants?|startups?)\b/i],
  ['substitutes', /\b(?:substitutes?|alternatives?|replacements?)\b/i],
  ['rivalry', /\b(?:rivals?|rivalry|competitors?|competition)\b/i],
]
const HEADINGS: readonly [string, RegExp][] = [
  ['rising', /\b(?:rising|growing|increasing|going up|up|stronger)\b/i],
  ['falling', /\b(?:falling|shrinking|decreasing|going down|down|weaker)\b/i],
  ['steady', /\b(?:steady|stable|flat|same|unchanged)\b/i],
]
const ELEMENTS: readonly [string, RegExp][] = [
  ['shared-values', /\b(?:shared values|values)\b/i],
  ...['strategy', 'structure', 'systems', 'skills', 'style', 'staff'].map(
    word => [word, new RegExp(`\\b${word}\\b`, 'i')] as [string, RegExp],
  ),
]

const firstOf = (rows: readonly [string, RegExp][], text: string): string | undefined =>
  rows.find(([, words]) => words.test(text))?.[0]

/** What the ratings of a clause fill in. `offset`: where it begins in its text. */
export function ratedIn(
  kind: FactKind,
  clause: string,
  offset: number,
  figures: readonly Quantity[],
): Record<string, unknown> {
  const counts = figures.flatMap(ratingOf)
  if (kind === 'force') return forceIn(clause, counts)
  const scales = SCALES[kind]
  if (!scales) return {}
  const places = counts.flatMap(figure => placeOf(clause, offset, figure, scales))
  // What is rated twice in one clause is of two things.
  const rated = Object.fromEntries(
    places.filter(([name, value]) =>
      places.every(([other, its]) => other !== name || its === value),
    ),
  )
  const element = kind === 'inside' ? firstOf(ELEMENTS, clause) : undefined
  return { ...rated, ...(element && { element }) }
}

/** A bare number, or one of "8 of 10". */
function ratingOf(figure: Quantity): Quantity[] {
  const { kind, value, of, orElse } = figure
  if (kind === 'count' && orElse === undefined) return [figure]
  return kind === 'percent' && of === TEN ? [{ ...figure, value: Math.round(value * of) }] : []
}
const TEN = 10

/** The part of a list in which a number stands tells what it rates; of two words the one before it. */
function placeOf(
  clause: string,
  offset: number,
  { start, end, value }: Quantity,
  scales: readonly Scale[],
): [string, number][] {
  const before =
    clause
      .slice(0, start - offset)
      .split(/[,;:]|\d/)
      .at(-1) ?? ''
  const after = clause.slice(end - offset).split(/[,;:]|\d/)[0] ?? ''
  const fits = scales.filter(({ most, least }) => value >= least && value <= most)
  const rightBehind = /^\s?for\s(\p{L}+)\s?$/u.exec(after.split(/\b(?:and|but)\b/)[0] ?? '')?.[1]
  const found =
    fits.find(({ beside }) => rightBehind !== undefined && beside.test(rightBehind)) ??
    fits.find(({ beside }) => beside.test(before)) ??
    fits.find(({ beside }) => beside.test(after))
  return found ? [[found.attribute, value]] : []
}

/** What a force is called where its own word is none. */
export const FORCE_NAMES: Readonly<Record<string, string>> = {
  entrants: 'newcomers',
  rivalry: 'rivals',
}

function forceIn(clause: string, counts: readonly Quantity[]): Record<string, unknown> {
  const force = firstOf(FORCES, clause)
  if (!force) return {}
  const heading = firstOf(HEADINGS, clause)
  const [rating] = counts.filter(({ value }) => Number.isInteger(value) && value >= 1 && value <= 5)
  const pressure = counts.length === 1 ? rating?.value : undefined
  return { force, ...(pressure && { pressure }), ...(heading && { heading }) }
}
