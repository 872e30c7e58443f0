import { nameRefusal } from './read-name.ts'
import { tidyLabel } from '@sextant/contracts/company/label'
import { CURRENCY_CODES, CURRENCY_NAMES } from './currencies.ts'
import { wordValue } from '@sextant/contracts/company/numeral'
import type { Word } from './tag.ts'
import { isUnit } from './units.ts'
import { ofParts } from './any-of.ts'

const INSIDE = new Set(['ADJ', 'NOUN', 'PROPN'])
const HEADS = new Set(['NOUN', 'PROPN'])
const ARTICLES = new Set(['the', 'our', 'my'])
/** Nouns that name nothing by themselves: amounts, times and stand-ins. */
const EMPTY = new Set(
  'sir madam right id sorry excuse hi hello left others other moment minute present future past end start beginning one ones rest lot lots bit thing things stuff way time times year years month months week weeks day days hour hours half third quarter percent part number amount kind sort type couple bunch total idea sense bin drain turnover spring summer autumn winter season'.split(
    ' ',
  ),
)
/** Capitals that name a time and nobody. */
const CALENDAR = new Set(
  'monday tuesday wednesday thursday friday saturday sunday mondays tuesdays wednesdays thursdays fridays saturdays sundays january february march april may june july august september october november december jan feb mar apr jun jul aug sept oct nov dec mon tue tues wed thu thurs christmas xmas easter diwali eid ramadan thanksgiving halloween'.split(
    ' ',
  ),
)
/** Offered for a name at most. */
const NOUNS_MAX = 4

/** The person's own nouns that could be a name, in the order in which they stand. */
export function nounsIn(tagged: readonly Word[], text: string): string[] {
  const words = withOwners(withWebNames(tagged, text))
  const names = phrases(words, text)
    .filter(phrase => isWhole(phrase, text))
    .flatMap(shortened)
    .map(phrase =>
      tidyLabel(
        [
          firstPart(phrase, text),
          ...phrase.slice(1).map(({ text: word }) => word),
          doing(phrase, text),
        ]
          .join(' ')
          .trim()
          .replaceAll(/\s(['’]s)\b/g, '$1'),
      ),
    )
    .map(name => lowerUnlessName(name, text))
    .filter(name => nameRefusal(name) === null)
  return [...new Set(names)].slice(0, NOUNS_MAX)
}

/** "knots.com": the address of a site is one word. */
const WEB_NAME = ofParts(
  'giu',
  String.raw`(?<![\p{L}\d.@-])(?:www\.)?[\p{L}\d][\p{L}\d-]{1,30}\.(?:com|org|net|info|biz|shop|app|io|eu|co\.\p{L}{2}|com\.\p{L}{2}|`,
  String.raw`de|ch|fr|nl|pl|se|dk|fi|es|pt|ie|cz|hu|ro|gr|tr|jp|ke|za|nz|ca|uk)(?![\p{L}\d-]|\.\p{L})`,
)
function withWebNames(words: readonly Word[], text: string): readonly Word[] {
  const sites = [...text.matchAll(WEB_NAME)].map(({ 0: site, index }) => ({
    text: site,
    start: index,
    end: index + site.length,
    tag: 'PROPN',
  }))
  if (sites.length === 0) return words
  const isInside = ({ start }: Word): boolean =>
    sites.some(site => start >= site.start && start < site.end)
  return [...words.filter(word => !isInside(word)), ...sites].toSorted((a, b) => a.start - b.start)
}

/** "The students' dinner": an apostrophe behind several owners ends no name when what they own follows. */
function withOwners(words: readonly Word[]): readonly Word[] {
  const isMark = (at: number): boolean => {
    const [owner, mark, owned] = [words[at - 1], words[at], words[at + 1]]
    if (!owner || !mark || !owned || !/^['’]$/.test(mark.text)) return false
    const isTied = owner.end === mark.start && owner.text.endsWith('s') && HEADS.has(owner.tag)
    return isTied && owned.start === mark.end + 1 && HEADS.has(owned.tag)
  }
  return words.flatMap((word, at) => {
    if (isMark(at)) return []
    const mark = words[at + 1]
    return mark && isMark(at + 1) ? [{ ...word, text: `${word.text}’`, end: mark.end }] : [word]
  })
}

/** "38 people renting": what they do, where no more is said of them, says who. */
function doing(phrase: readonly Word[], text: string): string {
  const head = phrase.at(-1)
  if (!head || !/(?:s|people|men|women)$/.test(head.text)) return ''
  return /^\s(\p{Ll}{3,}ing)(?=\s*(?:$|[.,;]))/u.exec(text.slice(head.end))?.[1] ?? ''
}

/** A run that is too long for a name is cut where one of its words may be a verb: "the city fund cuts support". */
function shortened(phrase: readonly Word[]): (readonly Word[])[] {
  if (phrase.length <= LONGEST) return [phrase]
  const at = phrase.findIndex(({ text }, index) => index > 0 && MAY_BE_VERB.test(text))
  return at === -1 ? [phrase] : [phrase.slice(0, at), phrase.slice(at + 1)].filter(isSome)
}
const isSome = (phrase: readonly Word[]): boolean => phrase.length > 0
const LONGEST = 4
const MAY_BE_VERB = ofParts(
  'i',
  '^(?:cuts?|raises?|buys?|takes?|brings?|needs?|wants?|pays?|costs?|sells?|',
  'closes|opens|moves?|plans?|offers?)$',
)

/** "No-show rate": what is tied to the first word by a hyphen belongs to it. */
function firstPart([first]: readonly Word[], text: string): string {
  const before = text.slice(0, first?.start ?? 0)
  const tied = /[\p{L}\p{N}]{1,20}-$/u.exec(before)?.[0] ?? ''
  return tied.toLowerCase() + denied(before) + (first?.text ?? '')
}

/** "9 no shows" are no-shows, "0 returns" are no returns: a name never loses what denies it. */
function denied(before: string): string {
  if (/\d\sno\s$/i.test(before)) return 'no-'
  return /(?:^|[\s(])(?:0|zero|no)\s$/i.test(before) ? 'no ' : ''
}

/** Proper names: runs of capitals that the tagger takes for such. */
export function namesIn(tagged: readonly Word[], text: string): string[] {
  const words = withWebNames(tagged, text)
  const names = phrases(words, text)
    .filter(phrase => isWhole(phrase, text))
    .filter(phrase => !isPlace(words, phrase))
    .map(phrase => phrase.filter(isOfName))
    .filter(phrase => phrase.some(({ tag }) => tag === 'PROPN'))
    .map(phrase =>
      phrase
        .map(({ text }) => text)
        .join(' ')
        .replace(/^& | &$/g, ''),
    )
  return [...new Set(names)].slice(0, NOUNS_MAX)
}

/** A part of a word, cut off by a mark or a figure, is no name: the w of "w/", the D of "3D". */
function isWhole(phrase: readonly Word[], text: string): boolean {
  const [first, last] = [phrase[0], phrase.at(-1)]
  if (!first || !last) return false
  const before = text.slice(0, first.start).at(-1) ?? ''
  const after = text.slice(last.end)
  const isCut = /[\p{L}\p{N}/]/u.test(before) || /^(?:[\p{L}\p{N}]|\/(?!\p{L}{2}))/u.test(after)
  return !isCut && last.text.length > 1
}

/** Words before the name of a place. */
const BEFORE_PLACES = new Set(['in', 'at', 'near', 'around', 'from', 'across'])

/** "in Cumbria" names where, not who. */
function isPlace(words: readonly Word[], phrase: readonly Word[]): boolean {
  const first = words.findIndex(({ start }) => start === phrase[0]?.start)
  return BEFORE_PLACES.has(words[first - 1]?.text.toLowerCase() ?? '')
}

const isOfName = ({ tag, text }: Word): boolean =>
  text === '&' || (tag === 'PROPN' && /^\p{Lu}/u.test(text))

/** What goes on inside a run that has begun: "word of mouth", "Moss & Daughters". */
const isJoint = ({ text }: Word): boolean => text === 'of' || text === '&'
const POINTERS = new Set(['last', 'next', 'this', 'previous', 'other', 'today', 'tomorrow'])
const isInside = ({ tag, text }: Word): boolean =>
  INSIDE.has(tag) && !POINTERS.has(text.toLowerCase()) && !FILLERS.has(text.toLowerCase())
/** Words that fill a pause, and no name. */
const FILLERS = new Set(
  'btw lol hm hmm hmmm um uh er oops pls tbh imo dunno idk pun puns yeah yep'.split(' '),
)

/** What corrects or opens a sentence. */
const OPENERS = new Set(
  'rate correction goal goals idea ideas target targets yr yrs avg approx incl excl max min'.split(
    ' ',
  ),
)

/** "Nurse turnover", "helicopter hour": the noun before an amount or a time says of what. */
const isThing = ({ text, tag }: Word): boolean => {
  const word = text.toLowerCase()
  const isOther = EMPTY.has(word) || CALENDAR.has(word) || isUnit(word) || POINTERS.has(word)
  return HEADS.has(tag) && !isOther && wordValue(word) === null && word.length > 2
}

/** Verbs that are nouns elsewhere: before a figure or a pronoun they say what somebody does. */
const VERBS_TOO = ofParts(
  'i',
  '^(?:charges?|costs?|pays?|takes?|sells?|brings?|makes?|wants?|needs?|gets?|',
  'asks?|earns?|offers?|buys?|leaves?|comes?|runs?|uses?|does|book|order|',
  'stands?|rises?|falls?|grows?|drops?|goes)$',
)
/** "The fund stops in May": before a time they say what happens. */
const ENDS_TOO =
  /^(?:ends|stops|answers|replies|closes|opens|starts|leaves|retires|arrives|moves)$/i
const BEFORE_TIME = ofParts(
  'i',
  String.raw`^\s+(?:in|within|by|from|on|after|before|at)\s(?:\d|(?:the )?(?:next|same|end|jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec|`,
  'spring|summer|autumn|winter))',
)
const BEFORE_OBJECT = ofParts(
  'u',
  String.raw`^\s+(?:us|me|you|them|him|her|to \d|by \d|from \d|(?:to|by|from) \p{Sc}|`,
  String.raw`about|around|nearly|almost|only|up to|over|\p{Sc}|\d|[A-Z]{3}\s?\d)`,
)
export const isVerbHere = (
  { text: word, end }: Pick<Word, 'text' | 'end'>,
  text: string,
): boolean =>
  (VERBS_TOO.test(word) && BEFORE_OBJECT.test(text.slice(end, end + 12))) ||
  (ENDS_TOO.test(word) && BEFORE_TIME.test(text.slice(end, end + 20)))

const namesNothing = (phrase: readonly Word[]): boolean => {
  const own = phrase.filter(({ text }) => !ARTICLES.has(text.toLowerCase()))
  const head = own.at(-1)?.text ?? ''
  const word = head.toLowerCase()
  const isOfThing = own.slice(0, -1).some(isThing)
  if ((EMPTY.has(word) && !isOfThing) || CALENDAR.has(word) || wordValue(word) !== null) return true
  if (CURRENCY_CODES.includes(head) || CURRENCY_NAMES.has(word)) return true
  return own.length === 1 && (isUnit(word) || OPENERS.has(word))
}

/** "Craft fair sept": when it was is no part of a name. */
function withoutMonth(phrase: Word[]): Word[] {
  const isMonth = phrase.length > 1 && MONTH.test(phrase.at(-1)?.text ?? '')
  return isMonth ? phrase.slice(0, -1) : phrase
}
const MONTH = ofParts(
  'i',
  '^(?:jan|january|feb|february|mar|march|apr|april|may|jun|june|jul|july|aug|august|sept?|september|',
  'oct|october|nov|november|dec|december)$',
)

/** Runs of adjectives and nouns that end in a noun, with the article before them. */
function phrases(words: readonly Word[], text: string): Word[][] {
  const found: Word[][] = []
  let run: Word[] = []
  const close = (): void => {
    const head = run.findLastIndex(word => HEADS.has(word.tag) && !isVerbHere(word, text))
    // "A loom costs 90": what stands before the verb is the head, whatever the tagger takes it for.
    const verb = run.findIndex(word => isVerbHere(word, text))
    const last = head === -1 ? Math.max(verb, 0) - 1 : head
    const phrase = withoutMonth(run.slice(0, last + 1))
    if (phrase.length > 0 && !namesNothing(phrase)) found.push(phrase)
    run = []
  }
  for (const word of words) {
    const follows = run.length === 0 || word.start - (run.at(-1)?.end ?? 0) <= 1
    const isArticle = run.length === 0 && ARTICLES.has(word.text.toLowerCase())
    const goesOn = run.length > 0 && isJoint(word)
    if (follows && (isInside(word) || isArticle || goesOn)) run.push(word)
    else {
      close()
      if (isInside(word) || ARTICLES.has(word.text.toLowerCase())) run.push(word)
    }
  }
  close()
  return found
}

/** "Pavel our senior tuner", "Ines does the rest": who is told of so has a name. */
const IS_SOMEBODY = /^(?:,?\s(?:our|my)\s\p{L}|\sdoes\s)/u
/** A common noun at the beginning of a sentence loses its capital; a name keeps it, and so does what has one inside a sentence. */
function lowerUnlessName(phrase: string, text: string): string {
  const [first = '', ...rest] = phrase.split(' ')
  const isName =
    /^\p{Lu}/u.test(first) &&
    (rest.some(word => /^\p{Lu}/u.test(word)) || /\p{Lu}.*\p{Lu}/u.test(first))
  const at = text.indexOf(phrase)
  const isInside = at > 0 && /[\p{L}\d,;)]\s$/u.test(text.slice(0, at))
  const isSomebody =
    /^\p{Lu}\p{Ll}+$/u.test(phrase) && IS_SOMEBODY.test(text.slice(at + phrase.length))
  return isName || isInside || isSomebody
    ? phrase
    : phrase.charAt(0).toLowerCase() + phrase.slice(1)
}
