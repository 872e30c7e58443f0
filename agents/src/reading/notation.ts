import { isUnit } from './units.ts'
import type { Notation, Quantity } from './quantity.ts'
import { ofParts } from './any-of.ts'

/** Numbers that can be read in one way only: "2.5", "1,234.50", "1,234,567" have points before their decimals. */
const POINTED =
  /(?<![\d.,])(?:\d{1,3}(?:,\d{3})+\.\d{1,2}|\d{1,3}(?:,\d{3}){2,}|\d{1,6}\.\d)(?![\d.,])/
/** And these have commas: "2,5", "1.234,50", "1.234.567". */
const WITH_COMMA =
  /(?<![\d.,])(?:\d{1,3}(?:\.\d{3})+,\d{1,2}|\d{1,3}(?:\.\d{3}){2,}|\d{1,6},\d)(?![\d.,])/

/** How somebody writes numbers, by those of their own words that leave no doubt; else as their country does. */
export function notationIn(text: string, notation: Notation): Notation {
  const [pointed, comma] = [POINTED.test(text), WITH_COMMA.test(text)]
  if (pointed === comma) return notation
  return { ...notation, decimal: pointed ? '.' : ',' }
}

/** Money that has thousandths. */
const THOUSANDTHS = new Set(['KWD', 'BHD', 'OMR', 'JOD', 'TND', 'IQD', 'LYD'])
/** "€1.459 a litre": what is sold by a small measure has a price to the tenth of a cent. */
const BY_MEASURE = /^\s?(?:(?:an?|per|the|each)\s|\/\s?)(\p{L}{1,12})/u
/** What is counted in wholes. */
const HEADS = ofParts(
  'i',
  '^(?:customers?|clients?|members?|subscribers?|followers?|people|persons?|',
  'guests?|visitors?|patients?|pupils?|students?|donors?|users?|households?)',
  String.raw`\b`,
)

/** Three digits behind a mark are thousands, not decimals, where nobody would write such decimals: in money, and of people. */
export function settled<Q extends Omit<Quantity, 'start' | 'end'>>(figure: Q, rest: string): Q {
  if (figure.orElse === undefined || !isWhole(figure, rest)) return figure
  const { orElse: _other, ...sure } = figure
  return sure as Q
}

function isWhole(
  { kind, currency, noun, times, value, orElse }: Omit<Quantity, 'start' | 'end'>,
  rest: string,
): boolean {
  // Of two sizes rather than two notations: "5 mil".
  if (times !== undefined || value !== (orElse ?? 0) * THOUSAND) return false
  if (kind === 'count') return noun !== undefined && HEADS.test(noun)
  if (kind !== 'money' || THOUSANDTHS.has(currency ?? '')) return false
  const measure = BY_MEASURE.exec(rest)?.[1]
  return measure === undefined || !isUnit(measure)
}
const THOUSAND = 1_000
