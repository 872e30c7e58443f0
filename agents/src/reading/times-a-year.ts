import { ofParts } from './any-of.ts'
import { OF_SEASON } from './seasons.ts'

/** How often a time comes in a year; of days those on which people work. */
export const TIMES_A_YEAR: Readonly<Partial<Record<string, number>>> = {
  day: 250,
  week: 52,
  month: 12,
  quarter: 4,
}

/** What a card keeps of a year may have been said of any of these times. */
export const TIMES: readonly number[] = [1, ...Object.values(TIMES_A_YEAR).map(Number)]

const MONTHS = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ')
const MONTH = String.raw`(jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)\p{L}{0,6}`
/** "In July/Aug", "from May to September", "in June". */
const IN_MONTHS = ofParts(
  'iu',
  String.raw`\b(?:in|during|over|from|through|all)\s${MONTH}`,
  String.raw`(?:\s?(?:to|until|till|through|-|–|\/|and|&)\s?${MONTH})?\b`,
)
const MONTHS_A_YEAR = 12

/** How many of a time are meant: those of a year, or of the months that the words behind name ("15 a week in July and August" are some nine weeks). Null where only a part of the year is meant and nobody says how long it is. */
export function timesIn(per: string | undefined, words: string): number | null {
  const inYear = TIMES_A_YEAR[per ?? '']
  if (inYear === undefined) return 1
  const [, from, to] = IN_MONTHS.exec(words) ?? []
  if (from) return Math.round((inYear * monthsBetween(from, to ?? from)) / MONTHS_A_YEAR)
  return OF_SEASON.test(words) ? null : inYear
}

/** Both months included; over the end of a year where the second comes first. */
function monthsBetween(from: string, to: string): number {
  const [first, last] = [from, to].map(month => MONTHS.indexOf(month.slice(0, 3).toLowerCase()))
  return ((last! - first! + MONTHS_A_YEAR) % MONTHS_A_YEAR) + 1
}
