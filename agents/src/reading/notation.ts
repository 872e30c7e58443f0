import { isUnit } from './units.ts'
import type { Notation, Quantity } from './quantity.ts'
import { ofParts } from './any-of.ts'

/** Numbers that can be read in one way only: "2.5", "6.50", "1,234.50", "1,234,567" have points before their decimals; "2.10" may be a day. */
const POINTED = ofParts(
  '',
  String.raw`(?<![\d.,])(?:\d{1,3}(?:,\d{3})+\.\d{1,2}|\d{1,3}(?:,\d{3}){2,}|`,
  String.raw`\d{1,6}\.(?:\d|1[3-9]|[2-9]\d))(?![.,]?\d)`,
)
/** And these have commas: "2,5", "6,50", "1.234,50", "1.234.567". */
const WITH_COMMA =
  /(?<![\d.,])(?:\d{1,3}(?:\.\d{3})+,\d{1,2}|\d{1,3}(?:\.\d{3}){2,}|\d{1,6},\d{1,2})(?![.,]?\d)/

/** Numbers of three digits behind one mark, by that mark. */
const GROUPED = /(?<![\d.,])[1-9]\d{0,2}([.,])(\d{3})(?![.,]?\d)/g
/** Nobody weighs or measures so: what ends in 000 or 500 is thousands. */
const ROUND = /^(?:000|500)$/

/** How somebody writes numbers, by those of their own words that leave no doubt; else as their country does. */
export function notationIn(text: string, notation: Notation): Notation {
  const [pointed, comma] = [POINTED.test(text), WITH_COMMA.test(text)]
  const decimal = decimalByGroups(text)
  // "2.9 mio … 36.000 … 410.000": who groups by points writes a short decimal so all the same.
  if (decimal) return { ...notation, decimal }
  return pointed === comma ? notation : { ...notation, decimal: pointed ? '.' : ',' }
}

/** "18.000, 42.500, 1.895": several numbers in one pattern, two of them round, are thousands. */
function decimalByGroups(text: string): '.' | ',' | null {
  const groups = [...text.matchAll(GROUPED)].slice(0, GROUPS_MAX)
  const marks = new Set(groups.map(([, mark]) => mark))
  const round = groups.filter(([, , digits = '']) => ROUND.test(digits))
  if (round.length < SEVERAL || marks.size !== 1) return null
  return marks.has('.') ? ',' : '.'
}
const SEVERAL = 2
const GROUPS_MAX = 100

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
  if (figure.orElse !== undefined && isThousandth(figure)) return withOther(figure)
  if (figure.orElse === undefined || !isWhole(figure, rest)) return figure
  const { orElse: _other, ...sure } = figure
  return sure as Q
}

/** "12.500 OMR": who has thousandths writes them. */
const isThousandth = ({ kind, currency, times }: Omit<Quantity, 'start' | 'end'>): boolean =>
  kind === 'money' && times === undefined && THOUSANDTHS.has(currency ?? '')
function withOther<Q extends Omit<Quantity, 'start' | 'end'>>(figure: Q): Q {
  const { orElse = 0, ...sure } = figure
  return { ...sure, value: orElse } as Q
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
