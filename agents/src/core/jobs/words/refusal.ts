import { ofParts } from '../../../reading/any-of.ts'
import { isKnownWord } from '../../../reading/tag.ts'
import type { Glossary } from './glossary.ts'
import { CAPITAL, plainName } from './names.ts'

/** One of these, with no letter or hyphen on either side. */
function wholeWord(groups: readonly string[], flags: string): RegExp {
  return ofParts(flags, String.raw`(?<![\p{L}-])(?:`, groups.join('|'), String.raw`)(?![\p{L}-])`)
}

/** Characters of one statement. */
const STATEMENT_MAX = 700

/** Numbers in words; "one" and "first" count nothing, but "one dollar" is a price. */
const NUMBERS = [
  'two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|(?:thir|four|fif|six|seven|eigh|nine)teen',
  'twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundreds?|thousands?|millions?|billions?',
  'dozens?|half|halves|halved|halving|thirds?|quarters?|fifths?|tenths?|twice|double[sd]?|doubling',
  'triple[sd]?|tripling|percent|per cent|zero|minus',
  '(?:an?|one|single) (?:dollar|euro|pound|cent|penny|franc|crown|rupee|yen|buck)',
]
const NUMBER_WORD = wholeWord(NUMBERS, 'iu')
const DATES = [
  'January|February|March|April|June|July|August|September|October|November|December',
  'Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday',
  // "You may" is no month.
  '(?<=[\\p{Ll},] )May(?! (?:be|not|well)\\b)',
]
const DATE_WORD = wholeWord(DATES, 'u')
/** Nothing that could be followed, run or taken for form: addresses, mail, tags, Markdown. "e.g." is no address. */
const MARKUP = ofParts(
  'iu',
  String.raw`:\/\/|www\.|\S@\S|(?<!\p{L})(?:https?|data|javascript|mailto|tel|file):\S|`,
  String.raw`[\p{L}\d-]\.\p{L}{2,}|<\/?[a-z!]|[${'`'}*_#|]{2}|\]\(|[{}[\]\\]|[\n\r\u2028\u2029]`,
)
/** What looks like a sentence to a machine and not to a reader; a full stop of another script parts an address too. */
const CONTROL = /[\p{C}]|\p{Default_Ignorable_Code_Point}|[。．｡․]/u
/** Letters of other scripts, and those that only look like ours. */
const OTHER_SCRIPT = /(?!\p{Script=Latin})\p{L}/u

/** Whether words are plain sentences, without links, markup and unseen signs. */
export const isPlain = (words: string): boolean =>
  !CONTROL.test(words) && !MARKUP.test(words.normalize('NFKC'))

/** Whether a name or a figure of a person can stand in a sentence: "Booking.com" is a name, a tag is none. */
export const isHarmless = (words: string): boolean =>
  !CONTROL.test(words) && !/[<>{}[\]\\`]|:\/\/|www\./i.test(words.normalize('NFKC'))

/** Whether the letters are ours, and enough of the words English where there are enough to tell. */
export const isOurs = (words: string): boolean => !OTHER_SCRIPT.test(words) && isEnglish(words)

/** The first number that is written in words. */
export const numberWordIn = (words: string): string | undefined => NUMBER_WORD.exec(words)?.[0]

/** Words that hardly an English sentence goes without. */
const ENGLISH = new Set(
  'the a an of to and in is are for with on by at as it its that this than or from be not so what who which each more no can will would you your their they if when until before after there one has have do does but all any every most into out up per out about'.split(
    ' ',
  ),
)
/** Words of a statement below which its language cannot be told, and the part of them that must be such words. */
const TELLS_LANGUAGE = 9
const ENGLISH_PART = 0.12

/** Why words of a model may not be shown, for the model that is asked once more; null where they may. `words`: with ◦ where a figure or a name will stand. */
export function refusalOf(words: string, glossary: Glossary): string | null {
  if (words.replaceAll(/[\s◦.]/g, '') === '') return 'nothing is said'
  if (words.length > STATEMENT_MAX) return `longer than ${STATEMENT_MAX} characters`
  if (!isPlain(words)) return 'plain sentences only: no links, no markup'
  if (/[\p{N}\p{Sc}%‰]/u.test(words))
    return 'a figure that is not an id: every number stands as {{id}}, its unit included'
  const number = numberWordIn(words)
  if (number) return `“${number}” is a figure in words: use {{id}} or leave it out`
  const date = DATE_WORD.exec(words)?.[0]
  if (date) return `“${date}” is a date: use {{id}} or leave it out`
  if (!isOurs(words)) return 'it is not in English'
  const name = foreignName(words, glossary.names)
  return name ? `“${name}” is a name that no fact holds` : null
}

function isEnglish(words: string): boolean {
  const all = words.toLowerCase().match(/\p{L}+/gu) ?? []
  if (all.length < TELLS_LANGUAGE) return true
  return all.filter(word => ENGLISH.has(word)).length / all.length >= ENGLISH_PART
}

const BEGINS = /(?:^|[.!?:]\s+|[“"]\s*)$/
/** "I" is nobody's name, and these are known to everybody. */
const EVERYBODYS = new Set('i sms seo crm usp roi qr pdf vat tv'.split(' '))

/** The first proper name that stands in nothing known. A word that begins a sentence has a capital anyway: there a word of the language is none. */
export function foreignName(words: string, names: readonly string[]): string | null {
  const known = new Set(names)
  for (const match of words.matchAll(CAPITAL)) {
    const name = plainName(match[0])
    const parts = name.split(/[-'’]/)
    if (EVERYBODYS.has(name) || known.has(name) || parts.every(part => known.has(part))) continue
    const isFirst = BEGINS.test(words.slice(0, match.index))
    if (!isFirst || !parts.every(isKnownWord)) return match[0]
  }
  return null
}
