import { nameRefusal, READ_WORDS_MAX } from '../../reading/read-name.ts'
import { beforeUnused } from '../../reading/plain-kinds.ts'
import { ofParts } from '../../reading/any-of.ts'
import { labelRefusal, tidyLabel } from '@sextant/contracts/company/label'
import type { FactKind } from '@sextant/contracts/company/kinds'

/** What a clause may still be, by its own words, under a question that asks for a list of things. Everything else in such an answer is what was asked for. */
const MAY_BE: Partial<Record<FactKind, ReadonlySet<FactKind>>> = {
  segment: new Set<FactKind>([
    'goal',
    'idea',
    'constraint',
    'measure',
    'budget',
    'channel',
    'change',
  ]),
  rival: new Set<FactKind>([
    'goal',
    'idea',
    'measure',
    'budget',
    'segment',
    'constraint',
    'change',
  ]),
  partner: new Set<FactKind>([
    'goal',
    'idea',
    'constraint',
    'budget',
    'change',
    'person',
    'measure',
  ]),
  idea: new Set<FactKind>(['goal', 'budget']),
}

/** Whether the words of a clause may make it another kind than the one asked for. */
export const mayBe = (said: FactKind, asked: FactKind | undefined): boolean => {
  const others = asked && MAY_BE[asked]
  return said === asked || !others || others.has(said)
}

/** So many marks make a list. */
const SEVERAL = 2
const MARKS = /(?:^|\s)\d{1,2}[).]\s/g
const ENDS = /[;\n]/
const ITEM_WORDS_MAX = 20

/** "1) … 2) …", or short items between semicolons or on lines of their own: a list of what was asked. */
export function isListed(text: string): boolean {
  if ([...text.matchAll(MARKS)].length >= SEVERAL) return true
  const items = text.split(ENDS).filter(item => item.trim() !== '')
  return items.length > SEVERAL && items.every(item => item.split(/\s+/).length <= ITEM_WORDS_MAX)
}

/** What stands before a thing that could be done. */
const LEAD = ofParts(
  'i',
  String.raw`^(?:\W|\d{1,2}[).]\s)*(?:(?:and|or|also|then|maybe|perhaps|ideas?:|idea is|what about|how about|`,
  'thinking (?:of|about)|(?:got (?:a|the) )?(?:quoted?|quotation|estimate) (?:for|on)(?: the)?|(?:down )?as an(?:other)? idea|needs?(?= an?\\b)|put|add|please|we|i|would|will|could|should|might|(?:first|second|third|fourth)(?:ly(?!\\p{L})|(?=\\s?[,:]|\\s(?:we|i|to|do|try|open|start|get|make|run|sell|hire|an?|the)\\b))|finally|want to|would like to|to|try|tried|did|do|had|ran|once)',
  String.raw`[\s,:]+)*`,
)
const ENDS_NAME = ofParts(
  'iu',
  String.raw`[,;:(.!?]|\s[–—-]\s|\s(?:quoted?|quotation|estimate)\b|\s(?=\p{Sc}?\d(?!(?:st|nd|rd|th)\b))|\s(?:on|to|among|in|into)\s(?:the|my|our)\s(?:list|ideas)\b|\sas an(?:other)? idea\b|\s(?:would|wld|will|could|cld|last|next|that|which|because|since|so|`,
  'tried|did|was|were|is|are|cost|costs|brought|brings?|for|failed|flopped|once|but|if|when)',
  String.raw`\b`,
)
/** "Night shifts in 2024": a word of place or time whose own noun is cut off. */
const ENDS_OPEN = /\s(?:in|on|at|by|for|of|to|from|since|with|until|till|about|around)$/i
/** Where a name that is too long may end. What follows “of” or “with” says which thing it is: a head of sales is no head. */
const PREPOSITIONS = new Set(
  'and or on in at to before after from per every by into over under'.split(' '),
)

/** A thing that could be done, in the owner's words: "close the shop" of "1) close the shop on Mondays, saves 200". Null where they make no name. */
export function ownWords(quote: string): string | null {
  const words = quote.replace(LEAD, '')
  const [first = ''] = words.split(ENDS_NAME)
  const whole = shortened(first.trim()).replace(/^(?:an?)\s/i, '')
  const name = tidyLabel(whole.replace(ENDS_OPEN, ''))
  return name.length > 2 && nameRefusal(name) === null ? lowerFirst(name) : null
}

/** A name and its figure, no more before it: "polishing at 14.000". */
const BEFORE_FIGURE = ofParts(
  'iu',
  String.raw`^(?:(?:and|then|also)\s)*(?:(?:an?|the|our|my)\s)?(\p{L}[\p{L}&'’-]{2,20}(?:\s[\p{L}&'’-]{2,20}){0,3}?)(?::\s?|\s)`,
  String.raw`(?:(?:at|is|are|about|around|for|only|maybe)\s)*(?=\p{Sc}?\d)`,
)
/** Words that begin no name. */
const NO_NAME = ofParts(
  'i',
  '^(?:i|we|you|they|he|she|it|some|most|all|only|just|about|around|nearly|almost|over|under|up|so|then|',
  'each|every|costs?|prices?|pays?|sells?|sold|did|does|takes?|took|makes?|made|brings?|brought|average|',
  'avg|call|now|today|last|this|that|those|these|and|or|but|maybe|from|with|by|at|for|if|when|plus|total|',
  String.raw`another|one|two|three|four|five|six|seven|eight|nine|ten)\b`,
)
export function nameBeforeFigure(quote: string): string | null {
  const name = tidyLabel((BEFORE_FIGURE.exec(quote)?.[1] ?? '').replace(ENDS_VERB, ''))
  return name !== '' &&
    !NO_NAME.test(name) &&
    !SAYS.test(name) &&
    !DOES.test(name) &&
    nameRefusal(name) === null
    ? lowerFirst(name)
    : null
}

/** "A loom costs 90", "a guest pays kr 90": what it does is no part of its name. */
const ENDS_VERB = /\s(?:costs?|takes?|charges?|brings?|sells?(?: for)?|goes for|makes?|pays?)$/i
const DOES = /\s(?:pays?|costs?|takes?|charges?|brings?|asks?|wants?)\s/i

/** Who says something is not what it is of. */
const SAYS = /\s(?:says?|said|thinks?|reckons?|told)$/i

/** Words beside a name that are no part of it. */
const BEFORE_NAME = ofParts(
  'i',
  String.raw`^(?:\W|(?:mostly|mainly|maybe|perhaps|also|then|and|or|but|usually|often|sometimes|only|just)\s)+`,
)
const BEHIND_NAME =
  /(?:\s(?:mostly|mainly|maybe|also|too|either|usually|often|etc|sometimes))?[\s.,;:!?]{0,9}$/i
const NO_THING =
  /^(?:the )?(?:rest|others?|all|some|none|nobody|no|various|several|any|they|those|these|more|most|not)\b/i
/** "Tomas paints the hulls": who, without what is done. */
const WHO_DOES =
  /^(\p{Lu}\p{Ll}+(?:\s\p{Lu}\p{Ll}+)?)\s\p{Ll}{2,}s\s(?:the|an?|our|all|every|each|it|them)\b/u
/** "Splicer Mr Hale works for others too": a name with its title stands alone. */
const TITLED = /\b(?:Mr|Mrs|Ms|Dr)\.?\s\p{Lu}\p{Ll}+(?:\s\p{Lu}\p{Ll}+)?/u
const TITLED_MAX = 4
const NAME_MAX = 80
/** A clause that is a name and no more: "State Theatre", "private collectors". */
export function wholeName(quote: string, names: readonly string[]): string | null {
  if (quote.length > NAME_MAX) return null
  const bare = beforeUnused(quote).replace(BEFORE_NAME, '').replace(BEHIND_NAME, '')
  const titled = TITLED.exec(bare)?.[0]
  if (titled && bare.split(' ').length > TITLED_MAX) return titled
  const name = tidyLabel(WHO_DOES.exec(bare)?.[1] ?? bare).replace(/^an?\s/i, '')
  if (/\d/.test(name) || NO_THING.test(name) || nameRefusal(name) !== null) return null
  const isProper = names.some(proper => name.startsWith(proper))
  return isProper ? name : lowerFirst(name)
}

/** A job is its whole statement: "have a dry hall before the first guests come"; of a longer one the part up to its comma. Null where that is too long too. */
export function jobWords(quote: string): string | null {
  const words = tidyLabel(quote.replace(BEFORE_JOB, '').replace(/[\s.,;!]+$/, ''))
  const fits = [words, words.split(/,\s/)[0] ?? ''].find(one => labelRefusal(one, 'job') === null)
  return fits ? lowerFirst(fits) : null
}
const BEFORE_JOB = ofParts(
  'i',
  String.raw`^\W*(?:\d{1,2}[).]\s+)?(?:(?:they|(?:my |our |the )?(?:customers|clients|guests|people)) (?:want|need|would like) (?:to )?)?`,
)

/** So many words as a name may have; cut before a preposition where there are more. */
function shortened(words: string): string {
  const all = words.split(/\s+/)
  if (nameRefusal(words) !== 'long') return words
  const at = all.findLastIndex(
    (word, index) => index <= READ_WORDS_MAX && index > 0 && PREPOSITIONS.has(word.toLowerCase()),
  )
  return at === -1 ? words : all.slice(0, at).join(' ')
}

const lowerFirst = (name: string): string =>
  /^\p{Lu}\p{Ll}/u.test(name) && !/\S.*\p{Lu}/u.test(name)
    ? name.charAt(0).toLowerCase() + name.slice(1)
    : name
