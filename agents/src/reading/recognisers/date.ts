import type { Notation, Recogniser } from '../quantity.ts'
import { ofParts } from '../any-of.ts'

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']
const MONTH =
  'january|february|march|april|may|june|july|august|september|october|november|december|jan|feb|mar|apr|jun|jul|aug|sept|sep|oct|nov|dec'
/** In German, French and Spanish, January first; they count only beside a year. */
const MONTHS_ELSEWHERE: readonly string[] = [
  'januar|jänner|janvier|enero',
  'februar|février|febrero',
  'märz|mars|marzo',
  'avril|abril',
  'mai|mayo',
  'juni|juin|junio',
  'juli|juillet|julio',
  'août|agosto',
  'septembre|septiembre',
  'oktober|octobre|octubre',
  'novembre|noviembre',
  'dezember|décembre|diciembre',
]

const two = (value: number): string => String(value).padStart(2, '0')
function monthOf(written: string): number {
  const word = written.toLowerCase()
  const elsewhere = MONTHS_ELSEWHERE.findIndex(words => words.split('|').includes(word))
  return 1 + (elsewhere === -1 ? MONTHS.indexOf(word.slice(0, 3)) : elsewhere)
}
const date = (day: string) => ({ kind: 'date', value: 0, day }) as const

/** The month, in the coming twelve, in which something of the year falls. */
function nextMonth(month: number, { today }: Notation): string {
  const year = Number(today.slice(0, 4))
  const passed = month <= Number(today.slice(5, 7))
  return `${passed ? year + 1 : year}-${two(month)}`
}

/** The last time that a month of the year was. */
function lastMonth(month: number, { today }: Notation): string {
  const year = Number(today.slice(0, 4))
  const isOver = month <= Number(today.slice(5, 7))
  return `${isOver ? year : year - 1}-${two(month)}`
}

/** A day that the calendar has, else null. */
function dayOf(year: number, month: number, day: number) {
  const at = new Date(Date.UTC(year, month - 1, day))
  const stands = at.getUTCMonth() === month - 1 && at.getUTCDate() === day
  return stands ? date(`${year}-${two(month)}-${two(day)}`) : null
}

/** 2027-04-15 */
const iso: Recogniser = {
  id: 'year, month, day',
  pattern: /\b(20\d\d)-(\d\d)(?:-(\d\d))?\b/g,
  read: ([, year = '', month = '', day]) => {
    const inYear = Number(month) >= 1 && Number(month) <= 12
    if (!inYear) return null
    return day ? dayOf(+year, +month, +day) : date(`${year}-${month}`)
  },
}

/** 15.04.2027 · 15/4/2027 · 4/15/2027 */
const numbers: Recogniser = {
  id: 'a day in numbers',
  pattern: /\b(\d{1,2})([./])(\d{1,2})\2(20\d\d)\b/g,
  read: ([, first = '', mark, second = '', year = ''], { dayFirst }) => {
    const isDayFirst = mark === '.' || Number(first) > 12 || (dayFirst && Number(second) <= 12)
    return isDayFirst ? dayOf(+year, +second, +first) : dayOf(+year, +first, +second)
  },
}

/** April 2027 · 15 April 2027 · Apr. 15, 2027 */
const named: Recogniser = {
  id: 'a month with its year',
  pattern: new RegExp(
    `(?<![\\p{L}\\d])(?:(\\d{1,2})(?:st|nd|rd|th|\\.)?\\s(?:of\\s|de\\s)?)?(${MONTH}|${MONTHS_ELSEWHERE.join('|')})\\.?,?\\s(?:of\\s|de\\s)?(?:(\\d{1,2})(?:st|nd|rd|th)?,?\\s)?(20\\d\\d)\\b`,
    'giu',
  ),
  read: ([, before, month = '', after, year = '']) => {
    const day = before ?? after
    if (day) return dayOf(+year, monthOf(month), +day)
    return date(`${year}-${two(monthOf(month))}`)
  },
}

/** The month in which a season is under way in the north. */
const SEASONS: Readonly<Record<string, number>> = {
  spring: 4,
  summer: 7,
  autumn: 10,
  fall: 10,
  winter: 1,
  christmas: 12,
  xmas: 12,
  easter: 4,
}
const SEASON = Object.keys(SEASONS).join('|')

/** Money of the southern half, where a summer is no July; near the equator nobody knows which half is meant. */
const SOUTHERN = new Set(
  'ZAR AUD NZD CLP ARS UYU PYG BRL BOB PEN BWP NAD SZL LSL ZMW ZWG MZN MWK MGA AOA MUR FJD TOP WST PGK IDR KES TZS'.split(
    ' ',
  ),
)
const isTurned = (word: string, { currency }: Notation): boolean =>
  SOUTHERN.has(currency) && /^(?:spring|summer|autumn|fall|winter)$/i.test(word)

/** So many months ahead, "next June" may be the June of this year or of the next. */
const NEAR_MONTHS = 3

/** Whether "next December", said in November, could be either. */
function isEither(all: string, month: number, { today }: Notation): boolean {
  const ahead = (month - Number(today.slice(5, 7)) + MONTHS.length) % MONTHS.length
  return /^next/i.test(all) && ahead > 0 && ahead <= NEAR_MONTHS
}

const YEAR_SAID = String.raw`20[0-4]\d|(?:next |this |the )?(?:year|yr)`

/** summer 2027 · spring of 2027 */
const season: Recogniser = {
  id: 'a season with its year',
  pattern: new RegExp(`\\b(${SEASON})\\s(?:of\\s)?(20\\d\\d)\\b`, 'gi'),
  read: ([, name = '', year = ''], notation) =>
    date(isTurned(name, notation) ? year : `${year}-${two(SEASONS[name.toLowerCase()] ?? 1)}`),
}

/** mid-2027 · H1 2027 · the first half of 2027 */
const half: Recogniser = {
  id: 'a half of a year',
  pattern:
    /\b(?:(mid|middle of)[- ]|(H1|first half of|H2|second half of)\s)(20\d\d)\b|\b(20\d\d)\s?H([12])\b/gi,
  read: ([, mid, which = '', year, before, number]) => {
    const isFirst = mid !== undefined || number === '1' || /^(?:h1|first)/i.test(which)
    return date(`${year ?? before}-${isFirst ? '06' : '12'}`)
  },
}

/** end of 2027 · the end of next year · Q4 next year */
const yearEnd: Recogniser = {
  id: 'the end of a year',
  pattern: new RegExp(
    `\\bend\\sof\\s(?:the\\s)?(${YEAR_SAID})\\b|\\b(?:end|ende|fin|finales de)\\s(20\\d\\d)\\b|\\b(Q[1-4])\\s(next|this)\\syear\\b`,
    'gi',
  ),
  read: ([, end, abroad, quarterName, which], { today }) => {
    const now = Number(today.slice(0, 4))
    const told = (end ?? abroad ?? which ?? '').toLowerCase()
    const at = /^\d/.test(told) ? Number(told) : now + (told.startsWith('next') ? 1 : 0)
    const month = quarterName ? Number(quarterName.slice(1)) * 3 : MONTHS.length
    return date(`${at}-${two(month)}`)
  },
}

/** What was, in the same part of a sentence: "ended in October", "before we cut the fee in May". */
const PAST = ofParts(
  'giu',
  String.raw`(?<!\b(?:will|would|may|might|could|can|should|must|to|be|is|are|gets?|being|not)\s(?:\p{L}+ly\s)?)`,
  String.raw`\b(?:began|left|went|came|was|were|had|did|got|lost|sold|bought|made|took|broke|cut|rose|fell|grew|gave|paid|`,
  String.raw`agreed|started|won|ran|built|brought|put|(?!planned|expected|announced|scheduled|supposed|limited|hundred|`,
  String.raw`used|needed|due)\p{L}{2,20}(?<!e)ed)\b`,
)
/** What is to come, or stands: behind it no past reaches its month. */
const AHEAD = ofParts(
  'giu',
  String.raw`\b(?:will|shall|would|going|wants?|ends?|starts?|begins?|opens?|closes?|leaves?|comes?|goes|expires?|runs|`,
  String.raw`retires?|planned|expected|due|scheduled|announced|stops?|is|are|becomes?|needs?|must|has to|have to)\b`,
)
const REACH = 70
function isOver({ index = 0, input = '' }: RegExpMatchArray): boolean {
  const part =
    input
      .slice(Math.max(0, index - REACH), index)
      .split(/[.,;!?\n]/)
      .at(-1) ?? ''
  const past = [...part.matchAll(PAST)].at(-1)
  const ahead = [...part.matchAll(AHEAD)].at(-1)
  return past !== undefined && (ahead?.index ?? -1) < past.index
}

/** end of march · early May, without a word of time before it */
const part: Recogniser = {
  id: 'a part of a coming month',
  pattern: new RegExp(
    `\\b(?:end of|start of|beginning of|middle of|mid|late|early)[ -](${MONTH})\\b(?!\\s(?:20\\d\\d|again))`,
    'gi',
  ),
  read: (match, notation) =>
    isOver(match) ? null : date(nextMonth(monthOf(match[1] ?? ''), notation)),
}

/** next spring · by Christmas · in April · next year */
const coming: Recogniser = {
  id: 'a time to come',
  pattern: new RegExp(
    `(?<!\\b(?:${SEASON})\\sand\\s)\\b(?:next|this|by|in|until|till|from|before)\\s(?:the\\s)?(?:(?:early|late|mid|end of|beginning of)[ -])?(${SEASON}|${MONTH}|year|yr)\\b(?!\\s(?:again|and (?:in\\s)?(?:the )?(?:${SEASON})\\b))`,
    'gi',
  ),
  read: (match, notation) => {
    const [all = '', name = ''] = match
    const year = Number(notation.today.slice(0, 4))
    const word = name.toLowerCase()
    if (word === 'year' || word === 'yr') {
      if (/^next/i.test(all)) return date(String(year + 1))
      return /^this/i.test(all) ? date(String(year)) : null
    }
    if (isTurned(word, notation)) return null
    if (/^(?:in|before|from|until|till)/i.test(all) && isOver(match))
      return date(lastMonth(SEASONS[word] ?? monthOf(word), notation))
    // "This winter" is under way, over or to come.
    if (word in SEASONS && /^this/i.test(all)) return null
    if (!(word in SEASONS) && isEither(all, monthOf(word), notation)) return null
    const month = nextMonth(SEASONS[word] ?? monthOf(word), notation)
    return /^before/i.test(all) && !/\bend of\b/i.test(all) && !(word in SEASONS)
      ? lastDayBefore(month)
      : date(month)
  },
}

/** "Before September": the last day on which it can be done. */
function lastDayBefore(month: string) {
  const first = new Date(`${month}-01T00:00:00Z`)
  first.setUTCDate(0)
  return date(first.toISOString().slice(0, 10))
}

/** since March · since last autumn */
const since: Recogniser = {
  id: 'a time since when',
  pattern: new RegExp(
    `(?<=\\bsince\\s(?:last\\s|this\\s)?)(${SEASON}|${MONTH})\\b(?!\\s20\\d\\d)`,
    'gi',
  ),
  read: ([, name = ''], notation) => {
    const word = name.toLowerCase()
    if (isTurned(word, notation)) return null
    return date(lastMonth(SEASONS[word] ?? monthOf(word), notation))
  },
}

/** by 1 June · from the 3rd of May: the next one to come */
const dayComing: Recogniser = {
  id: 'a day to come',
  pattern: new RegExp(
    `\\b(?:by|from|on|until|till|before)\\s(?:the\\s)?(\\d{1,2})(?:st|nd|rd|th)?\\s(?:of\\s)?(${MONTH})\\b(?!,?\\s20\\d\\d)`,
    'gi',
  ),
  read: (match, notation) => {
    const [all = '', written = '', name = ''] = match
    const month = !/^by/i.test(all) && isOver(match) ? lastMonth : nextMonth
    const [year = '', at = ''] = month(monthOf(name), notation).split('-')
    return dayOf(+year, +at, +written)
  },
}

/** Q2 2027 */
const quarter: Recogniser = {
  id: 'a quarter of a year',
  pattern: /\bQ([1-4])(?:\s|\/|\s?of\s)?(20\d\d)\b/gi,
  read: ([, which = '', year = '']) => date(`${year}-${two(Number(which) * 3)}`),
}

/** since 2019 */
const year: Recogniser = {
  id: 'a year',
  pattern: ofParts(
    'gi',
    String.raw`\b(?:in|since|by|from|until|till|of|before|after|end of|retir(?:es?|ing)`,
    '|leav(?:es?|ing)|ends|ending|expires?|stops?|clos(?:es?|ing)|opens?|opening|',
    String.raw`starts?|starting|due)\s(20[0-4]\d|19\d\d)\b`,
  ),
  read: ([, written = '']) => date(written),
}

/** December next year · spring next year */
const ofNextYear: Recogniser = {
  id: 'a part of next year',
  pattern: new RegExp(
    `\\b(${MONTH}|${SEASON})\\s(?:of\\s)?(?:the\\s)?(next|this)\\s(?:year|yr)\\b`,
    'gi',
  ),
  read: ([, part = '', which = ''], notation) => {
    const year = Number(notation.today.slice(0, 4)) + (/next/i.test(which) ? 1 : 0)
    if (isTurned(part, notation)) return date(String(year))
    return date(`${year}-${two(SEASONS[part.toLowerCase()] ?? monthOf(part))}`)
  },
}

export const dates: readonly Recogniser[] = [
  ofNextYear,
  iso,
  numbers,
  quarter,
  half,
  season,
  yearEnd,
  named,
  dayComing,
  since,
  coming,
  part,
  year,
]
