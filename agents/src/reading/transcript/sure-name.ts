import { anyOf, ofParts } from '../any-of.ts'
import type { Word } from '../tag.ts'

const CLAUSES = /[.;!?,…]+\s*|\s+[-–—]\s+|\b(?:but|because|so|and|as)\b\s+/iu
/** What opens an answer and says nothing. */
const OPENERS = ofParts(
  'iu',
  '^(?:(?:honestly|well|actually|oh|yes|no|just|mostly|mainly|really|definitely|probably|maybe|',
  String.raw`(?:it|that) (?:was|is)|for (?:me|us)|to be honest)\b[,: ]*)+`,
)
const ARTICLES = /^(?:the|a|an|our|my|their|his|her|some)\s+/iu
/** Words besides the name in a clause that says nothing but the name: "the smell of glue, definitely". */
const BESIDES = 2
/** Words before a subject: "then our", "the". */
const BEFORE_SUBJECT = 1
const SAYS_OF = new Set(['VERB', 'AUX', 'ADV', 'PART'])
/** What a thing stands behind when an answer is about it. */
const LEADS_TO = anyOf(
  '(?:afraid|scared|worried|nervous|anxious|fear|doubt|concerned) (?:of|about|by|over)',
  'put off by|fed up with|tired of|because of|due to|thanks to|instead of|depends on|down to',
  'through|via|found (?:you|it|them) (?:in|on|at|by)|recommended by|heard (?:it |of it )?from',
  'asked|compared|checked|looked at|looked for|searched for|bought|tried|used|hired|ordered',
  'it was|it is|problem was|worst was|problem is|worst is|matters is|counts is|wanted|needed',
)

/**
 * Whether a name that was found in an answer says what the answer is about: the clause is nothing but the name, or it stands where such an answer names its thing. Any other noun is one of several.
 */
export function isSureName(name: string, words: string): boolean {
  const bare = name.replace(ARTICLES, '').toLowerCase()
  return clausesOf(words).some(({ text, start }) => {
    const at = text.toLowerCase().indexOf(bare)
    if (at === -1) return false
    const before = wordsIn(text.slice(0, at).replace(OPENERS, '').replace(ARTICLES, ''))
    const after = text.slice(at + bare.length)
    if (before.length + wordsIn(after).length <= BESIDES && isFirst(start, words)) return true
    return new RegExp(`${LEADS_TO.source}\\s+(?:the |a |an |our |my |any |some )?$`, 'iu').test(
      text.slice(0, at),
    )
  })
}

/** Whether the first clause speaks of it: of what, where nothing else says so. */
export function isSubject(name: string, words: string, tagged: readonly Word[]): boolean {
  const bare = name.replace(ARTICLES, '').toLowerCase()
  return clausesOf(words).some(({ text, start }) => {
    const at = text.toLowerCase().indexOf(bare)
    if (at === -1 || !isFirst(start, words)) return false
    const before = wordsIn(text.slice(0, at).replace(OPENERS, '').replace(ARTICLES, ''))
    return before.length <= BEFORE_SUBJECT && isSpokenOf(start + at + bare.length, tagged)
  })
}

type Clause = { text: string; start: number }

function clausesOf(words: string): Clause[] {
  let from = 0
  return words.split(CLAUSES).flatMap(text => {
    const start = words.indexOf(text, from)
    from = start + text.length
    return /\p{L}/u.test(text) ? [{ text, start }] : []
  })
}

/** What comes later in an answer adds to what it is about. */
const isFirst = (start: number, words: string): boolean =>
  !/\p{L}/u.test(words.slice(0, start).replace(OPENERS, ''))

/** Something is said of it: a verb follows, or what stands before one. */
function isSpokenOf(end: number, tagged: readonly Word[]): boolean {
  const next = tagged.find(({ start }) => start >= end)
  return next !== undefined && SAYS_OF.has(next.tag)
}

const wordsIn = (text: string): string[] => text.match(/[\p{L}\d'’-]+/gu) ?? []
