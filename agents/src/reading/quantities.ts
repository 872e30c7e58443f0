import type { Period } from '@sextant/contracts/company/figures'
import { notationIn, settled } from './notation.ts'
import type { Notation, Quantity, Recogniser } from './quantity.ts'
import { counts } from './recognisers/count.ts'
import { dates } from './recognisers/date.ts'
import { duration } from './recognisers/duration.ts'
import { money } from './recognisers/money.ts'
import { percent } from './recognisers/percent.ts'
import { smallMoney } from './recognisers/small-money.ts'
import { speaksAnew } from './stops.ts'

/** In this order: what is taken by one is not offered to the next. */
const RECOGNISERS: readonly Recogniser[] = [
  ...dates,
  ...smallMoney,
  ...money,
  ...percent,
  ...duration,
  ...counts,
]

const PERIODS: readonly [Period, string][] = [
  ['hour', 'hour|hr|h|stunde|heure|hora|uur|ora|godzinę'],
  ['day', 'day|night|tag|jour|día|dag|dia|giorno|dzień'],
  ['week', 'week|wk|woche|semaine|semana|uke|uken|uge|vecka|settimana|tydzień'],
  [
    'month',
    'month|mo|mth|mths|mnth|monat|mois|mes|mês|mnd|måned|måneden|månad|maand|mese|miesiąc|mies',
  ],
  ['quarter', 'quarter|qtr|quartal|trimestre'],
  [
    'year',
    'year|yr|annum|season|saison|temporada|stagione|jahr|an|année|año|ano|år|året|jaar|anno|rok',
  ],
]
const PERIOD = PERIODS.map(([, words]) => words).join('|')
/** Dashes in the place of cents: "44'000.-", "500/-". */
const DASHES = String.raw`^(?:[.,]?[-–—]{1,2}(?![\p{L}\d])|\/-)?\s*`
/** A year by any calendar. */
const OF_YEARS =
  '(?:school|calendar|financial|fiscal|business|tax|academic|whole|full)(?=\\s(?:year|yr))'
const AFTER = new RegExp(
  String.raw`${DASHES}(?:(?:each|apiece|a head)\s(?=(?:an?|per|every)\s))?(?:(?:a|an|per|each|every|in a|in the|by the|by|the|pro|je|par|por|al|ao|im|pr\.?|om|na)\s|\/\s?)(?:${OF_YEARS}\s)?(${PERIOD})(?![\p{L}\d]|\s(?:before|after|ago|earlier))`,
  'iu',
)
const ADVERBS: readonly [Period, RegExp][] = [
  ['month', adverb('monthly|pcm|p\\.?m\\.?|mtl\\.?|monatlich|mensual|mensuel')],
  ['year', adverb('yearly|annually|p\\.?a\\.?|jährlich|anual')],
  ['quarter', adverb('quarterly')],
  [
    'week',
    adverb(
      'weekly|p\\.?w\\.?|wöchentlich|(?:every|each|per) (?:mon|tues|wednes|thurs|fri|satur|sun)day',
    ),
  ],
  ['day', adverb('daily|täglich')],
  ['hour', adverb('hourly|p\\.?h\\.?')],
  [
    'sale',
    adverb(
      'each|apiece|a piece|a pop|a go|per (?:unit|piece|order|head|person|item|job|visit|session|lesson|ticket|guest|client|customer|child|adult|pupil|event|trip|tour|course|delivery|booking|stay|treatment|purchase|time)|pro Stück|pro Person|par personne|por persona',
    ),
  ],
  ['once', adverb('once|one[- ]off|one[- ]time|up ?front|lump sum|einmalig|una vez')],
]
function adverb(words: string): RegExp {
  return new RegExp(String.raw`${DASHES}(?:${words})(?![\p{L}\d])`, 'iu')
}

/** "A monthly fee of £40": the period may stand before. */
const BEFORE: readonly [Period, RegExp][] = [
  ['hour', before('hourly')],
  ['day', before('daily')],
  ['week', before('weekly')],
  ['month', before('monthly|each month|every month|per month')],
  ['quarter', before('quarterly|each quarter|every quarter|per quarter')],
  ['year', before('yearly|annual|annually|each year|every year|per year')],
]
function before(words: string): RegExp {
  return new RegExp(
    String.raw`(?<![\p{L}\d]|\d\s\p{L}{1,20}\s)(?:${words})\b(?![^\d]*\bat\b)[^\d,.;:!?\n]{0,24}$`,
    'iu',
  )
}

/** Characters after a figure in which its period stands. */
const PERIOD_REACH = 20
/** And, with what is counted, in which it stands behind that. */
const NOUN_REACH = 100

/** Every figure in a text, from left to right, none over another. Bare numbers stay counts: what they mean is not guessed. */
export function quantitiesIn(text: string, given: Notation): Quantity[] {
  const notation = notationIn(text, given)
  const found: Quantity[] = []
  const taken = new Uint8Array(text.length)
  for (const recogniser of RECOGNISERS) {
    for (const match of text.matchAll(recogniser.pattern)) {
      const start = match.index
      const end = start + match[0].trimEnd().length - stopAtEnd(text, match)
      if (taken.subarray(start, end).includes(1)) continue
      const read = recogniser.read(match, notation)
      if (!read) continue
      taken.fill(1, start, end)
      const period = { ...periodBefore(read, text, start), ...periodBehind(read, text, end) }
      const rest = text.slice(end, end + PERIOD_REACH)
      const figure = settled({ ...read, ...signBefore(text, start), ...period }, rest)
      found.push({ ...asPrice(figure, notation), start, end })
    }
  }
  return found.sort((a, b) => a.start - b.start)
}

/** The dot of "kr." or "Mio." ends the sentence too where a capital follows. */
function stopAtEnd(text: string, { 0: all, index = 0 }: RegExpMatchArray): 0 | 1 {
  const written = all.trimEnd()
  const rest = text.slice(index + written.length)
  const isStop = written.endsWith('.') && (/^\s+\p{Lu}/u.test(rest.slice(0, 9)) || speaksAnew(rest))
  return isStop ? 1 : 0
}

type Read = Omit<Quantity, 'start' | 'end'>

/** A bare number with "each" behind it is what one costs: nobody counts so. */
function asPrice(figure: Read, { currency }: Notation): Read {
  if (figure.kind !== 'count' || figure.per !== 'sale' || figure.noun) return figure
  return { ...figure, kind: 'money', value: Math.round(figure.value * 100), currency }
}

/** The period right behind a figure, or behind what it counts: "400 orders a year". */
function periodBehind(read: Read, text: string, end: number): { per?: Period } {
  const direct = periodAfter(read, text.slice(end, end + PERIOD_REACH))
  const rest = text.slice(end, end + NOUN_REACH).trimStart()
  if (direct.per || !read.noun || !rest.toLowerCase().startsWith(read.noun)) return direct
  const behind = rest.slice(read.noun.length)
  return periodAfter(read, behind.slice(0, PERIOD_REACH))
}

/** "Monthly 900": of money only, for "monthly" beside a number may be of another. */
function periodBefore({ kind }: Read, text: string, start: number): { per?: Period } {
  if (kind !== 'money') return {}
  const words = text.slice(Math.max(0, start - BEFORE_REACH), start)
  const per = BEFORE.find(([, pattern]) => pattern.test(words))?.[0]
  return per ? { per } : {}
}
const BEFORE_REACH = 40

/** A sign of its own before a figure, no dash of a range. */
function signBefore(text: string, start: number): { signed?: 1 | -1 } {
  const sign = /(?:^|[\s(:])([+−-])$/.exec(text.slice(Math.max(0, start - 2), start))?.[1]
  if (!sign) return {}
  return { signed: sign === '+' ? 1 : -1 }
}

/** "a month", "p.a.", "each": what an amount or a number is for. */
function periodAfter({ kind }: Pick<Quantity, 'kind'>, rest: string): { per?: Period } {
  if (kind !== 'money' && kind !== 'count') return {}
  const word = AFTER.exec(rest)?.[1]?.toLowerCase()
  const named = word && PERIODS.find(([, words]) => words.split('|').includes(word))?.[0]
  const per = named ?? ADVERBS.find(([, pattern]) => pattern.test(rest))?.[0]
  return per ? { per } : {}
}
