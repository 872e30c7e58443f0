import {
  MULTIPLIER,
  NUMBER_WORD,
  NUMERAL,
  numeralOf,
  timesOf,
  wordValue,
} from '@sextant/contracts/company/numeral'
import type { Recogniser } from '../quantity.ts'

/** One or two words after a number: what is counted. */
const NOUN = String.raw`(?:[^\S\n]+((?:[a-z][a-z'-]+[^\S\n])?[a-z][a-z'-]*[a-z]))?`

/** No nouns: what stands there belongs to the sentence. */
const STOPS = new Set(
  'a abt approx apiece btw do does did lol tbh imo each gone after again against all altogether always an and annually are as at because before between but by daily down during each every for from gross had has have in is it last monthly more net next now of on got brought once only or our over pa pcm per ph pm pr pro pw roughly since so sometimes than that the then they this through to today total until up want wanted wants was we weekly were when which who with within without yearly years yet you'.split(
    ' ',
  ),
)

/** The words after a number up to the first that is no noun. */
function nounOf(written: string | undefined): string | undefined {
  const words = written?.toLowerCase().split(/\s+/) ?? []
  const stop = words.findIndex(word => STOPS.has(word))
  return words.slice(0, stop === -1 ? words.length : stop).join(' ') || undefined
}

/** "3) the third of a list", "1. boats" and "no. 7" number something and count nothing. */
function isListNumeral({ 0: all, index = 0, input = '' }: RegExpMatchArray): boolean {
  const before = input.slice(Math.max(0, index - 8), index)
  if (/\b(?:no|nr|nº)\.\s?$/i.test(before)) return true
  const isListed = /^\s*1\.\s/.test(input) && /(?:^|\s)$/.test(before)
  const opensLine = /(?:^|\n)\s*$/.test(before) && (index < 8 || before.includes('\n'))
  if ((opensLine || isListed) && /^\d{1,2}\.\s\p{L}/u.test(input.slice(index, index + 5)))
    return true
  if (input[index + all.length] !== ')' || !/^\d{1,2}$/.test(all)) return false
  return input.lastIndexOf('(', index) <= input.lastIndexOf(')', index)
}

/** "From 1 Tishri": a number up to 31 and a name with a capital behind a word of time is a day of somebody's calendar. */
function isDayOfMonth({ 0: all, index = 0, input = '' }: RegExpMatchArray): boolean {
  const before = input.slice(Math.max(0, index - 8), index)
  const after = input.slice(index + all.length, index + all.length + 24)
  return (
    /^\d{1,2}$/.test(all) &&
    Number(all) >= 1 &&
    Number(all) <= DAYS_MAX &&
    /\b(?:from|until|till|by|since|before|on)\s$/i.test(before) &&
    /^\s\p{Lu}\p{Ll}{2,}/u.test(after)
  )
}
const DAYS_MAX = 31

/** Alone it is rather a year than a number of something. */
const YEAR = /^20[2-4]\d$/

const digits: Recogniser = {
  id: 'a number',
  pattern: new RegExp(
    `(?<![\\p{L}\\d.,/#-])(${NUMERAL})(${MULTIPLIER})?\\+?(?:-?ish)?(?![\\p{L}\\d%]|/\\d|\\s\\d{1,2}/\\d)(?=${NOUN})`,
    'giu',
  ),
  read: (match, notation) => {
    const [, written = '', times, after] = match
    if (isListNumeral(match) || isDayOfMonth(match)) return null
    const numeral = numeralOf(written, times, notation)
    const noun = nounOf(after)
    const isYear = YEAR.test(written) && !noun && !times
    return (
      numeral && {
        kind: 'count',
        ...numeral,
        ...(isYear && { isVague: true }),
        ...(noun && { noun }),
        ...(times && { times: timesOf(times, notation.currency) }),
      }
    )
  },
}

/** "two hearses", "a dozen orders": a word for a number counts only before what it counts. */
const words: Recogniser = {
  id: 'a number in words',
  pattern: new RegExp(
    `(?<!\\b(?:no|any|some|every)[\\s-])\\b(?:a\\s)?(${NUMBER_WORD})\\s(?=([a-z][a-z'-]*s|people|men|women|children|staff)\\b)`,
    'giu',
  ),
  read: ([, word = '', noun]) => {
    const value = wordValue(word)
    return value === null ? null : { kind: 'count', value, ...(noun && { noun }) }
  },
}

/** "We turned away nine last year": alone, where a time or the end of the sentence follows. */
const alone: Recogniser = {
  id: 'a number in words, alone',
  pattern: new RegExp(
    `\\b(${NUMBER_WORD})(?=\\s(?:a|per|each|every)\\s(?:year|month|week|day|night)\\b)|(?<=\\b(?:away|lost|lose|refused|refuse|declined|missed|sold|sell|want|needs?|have|about|only|is|are|was|were|takes?|costs?|costs us|wrote|made|did)\\s)(${NUMBER_WORD})(?=\\s?[,.;]|$|\\s(?:last|this|a|per|each|every)\\s(?:year|month|week|day)\\b)`,
    'giu',
  ),
  read: ([, often, alone]) => {
    const value = wordValue(often ?? alone ?? '')
    return value === null || value < 2 ? null : { kind: 'count', value }
  },
}

export const counts: readonly Recogniser[] = [digits, words, alone]
