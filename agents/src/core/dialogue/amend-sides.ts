import { ofParts } from '../../reading/any-of.ts'
import type { Company } from '../../company/company.ts'
import type { Quantity } from '../../reading/quantity.ts'
import { quantitiesIn } from '../../reading/quantities.ts'
import { writingOf } from '../reading-currency.ts'
import { blank } from '../../reading/read.ts'
import { plainWords } from './acts.ts'
import {
  type Amendment,
  changed,
  type Field,
  fieldsOf,
  holds,
  score,
  takes,
  withPeriod,
} from './amend.ts'
import { isNear, mostNamed, namesThing, nearest } from './amend-named.ts'

/** "61, not 14": the figure that holds, and the one that does not or no longer does. `by`: what tells so. */
export type Sides = {
  right: Quantity
  wrong: Quantity
  by: 'denied' | 'said' | 'should' | 'past'
  /** The sentence tells other figures besides. */
  isAmongst: boolean
}

const BEHIND = String.raw`(?:(?:the|about|a|an|in|at|only|just|by|from|with)\s)*\p{Sc}?$`
const DENIED = new RegExp(
  String.raw`\b(?:not|instead of|rather than|no longer|isn['’]?t|aren['’]?t|wasn['’]?t)\s${BEHIND}`,
  'iu',
)
const DENIED_AFTER = ofParts(
  'iu',
  String.raw`^(?:\s\p{L}+){0,2}?\s(?:no longer|any ?more)\b|^(?:\s\p{L}+){0,2}?\s(?:is|was|are|were)(?: all|`,
  String.raw` quite| just)? (?:wrong|incorrect|a typo|a mistake|not right|not correct)\b`,
)
/** "2 of 5 and it should be 4" is a wish. */
const SHOULD_AFTER =
  /^(?:\s(?!and\b|but\b|so\b|it\b)\p{L}+){0,3}?\s(?:should|ought to) (?:be|read|say)\b/iu
/** "I said the sheds were 200, it is 160." */
const SAID_BEFORE = /\bi (?:said|wrote|told you)\b(?! no\b)[^.!?;,]{0,60}$/i
const ONCE = String.raw`(?:before|earlier|previously|once|back then|in the past)`
const OF_THE_PAST = String.raw`(?:last (?:year|month|week|season|quarter|time)|a (?:year|month|week) ago|yesterday)`
/** "24 was before the move", "24 before, now 31"; "40 before noon" is none. */
const PAST_AFTER = new RegExp(
  String.raw`^(?:\s\p{L}+){0,2}?\s(?:(?:was|were|had been)(?:\s\p{L}+)?\s(?:${ONCE}|${OF_THE_PAST}|until)\b|` +
    String.raw`${OF_THE_PAST}\b|${ONCE}(?:$|\s(?:and|but|so|now|it)\b))`,
  'iu',
)
const PAST_BEFORE = new RegExp(String.raw`\b(?:was|were|used to be|had been)\s${BEHIND}`, 'iu')

/** Of what was once told, only another figure that is told of today takes the place. */
const PRESENT = /\b(?:is|are|now|today|currently|meanwhile)\b|\b(?:it|that)['’]?s\b/i
/** How somebody begins who takes something back. */
export const TAKES_BACK = ofParts(
  'i',
  String.raw`^\W*(?:(?:oh|ah|and|but|well)\W+)*(?:no|nope|sorry|wait|actually|correction|oops|i meant|i misspoke|`,
  String.raw`i said|that['’]?s wrong)\b`,
)

type Mark = { by: Sides['by']; marks: (before: string, behind: string) => boolean }
/** The first of these that marks one figure, and not all, decides: "52 is wrong, it was 47". */
const MARKS: readonly Mark[] = [
  { by: 'denied', marks: (before, behind) => DENIED.test(before) || DENIED_AFTER.test(behind) },
  { by: 'said', marks: before => SAID_BEFORE.test(before) },
  { by: 'should', marks: (_, behind) => SHOULD_AFTER.test(behind) },
  { by: 'past', marks: (_, behind) => PAST_AFTER.test(behind) },
  { by: 'past', marks: before => PAST_BEFORE.test(before) },
]

/** Which of the figures of a sentence holds, by what stands around them; null where that is not told. */
export function sidesOf(text: string, figures: readonly Quantity[]): Sides | null {
  const own = withPeriod(figures).map(withoutJoint)
  for (const { by, marks } of MARKS) {
    const isWrong = (figure: Quantity): boolean => {
      const behind = text.slice(figureEnd(figure, text)).split(CLAUSE)[0] ?? ''
      return marks(text.slice(0, figure.start), behind)
    }
    const [wrong, ...more] = own.filter(isWrong)
    if (!wrong || more.length > 0) continue
    const comparable = own.filter(one => one !== wrong && isComparable(one, wrong))
    const isAmongst = comparable.length > 1
    // "Cups 24, jugs 45, not 50": what is denied is the one right before.
    const right = isAmongst && by === 'denied' ? lastBefore(wrong, comparable) : comparable[0]
    if (!right || (isAmongst && by !== 'denied')) return null
    if (by === 'past' && !isOfToday(right, text)) return null
    return { right: inUnitOf(right, wrong), wrong: inUnitOf(wrong, right), by, isAmongst }
  }
  return null
}
const lastBefore = ({ start }: Quantity, figures: readonly Quantity[]): Quantity | undefined =>
  figures.findLast(figure => figure.start < start)
const CLAUSE = /[,;–—]\s/

function isOfToday({ start, end }: Quantity, text: string): boolean {
  const before = text.slice(0, start).split(CLAUSE).at(-1) ?? ''
  const behind = text.slice(end).split(CLAUSE)[0] ?? ''
  const isOfLater = NOT_YET.test(before) || NOT_YET.test(behind)
  return !isOfLater && (TAKES_BACK.test(text) || PRESENT.test(before) || PRESENT.test(behind))
}
/** A wish or a limit is no figure of today. */
const NOT_YET = ofParts(
  'i',
  String.raw`\b(?:more than|at most|up to|maximum|impossible|want|wish|plan|goal|target|aim|would|could|may|`,
  String.raw`might|next|until|will)\b`,
)

/** A figure may have taken the words behind it for what it counts. */
const figureEnd = ({ kind, start, end }: Quantity, text: string): number =>
  kind === 'count' ? start + digitsOf(text.slice(start, end)) : end
const digitsOf = (words: string): number => /^.*\d\S*/.exec(words)?.[0].length ?? words.length

/** "Should be", "before": no name of what is counted. */
function withoutJoint(figure: Quantity): Quantity {
  const { noun, ...bare } = figure
  return noun !== undefined && plainWords(noun).some(word => JOINTS.has(word)) ? bare : figure
}
const JOINTS = new Set(
  'should must was were is are before now not no longer than used has'.split(' '),
)

/** Two figures of one sort; a bare number may leave out the sign or the unit of the other. */
function isComparable(right: Quantity, wrong: Quantity): boolean {
  if (right.value === wrong.value && right.day === wrong.day) return false
  if (right.kind !== wrong.kind) return isAlike(right, wrong) || isAlike(wrong, right)
  const isOther = right.noun && wrong.noun && right.noun !== wrong.noun
  return right.unit === wrong.unit && !isOther
}
const isAlike = ({ kind, noun }: Quantity, other: Quantity): boolean =>
  kind === 'count' && noun === undefined && other.kind !== 'date'

/** "84%, not 88": the sign is said once. */
const inUnitOf = (figure: Quantity, other: Quantity): Quantity =>
  figure.kind === 'count' && other.kind === 'percent'
    ? { ...figure, kind: 'percent', value: figure.value / PERCENT }
    : figure
const PERCENT = 100

/** Fields of what was: a figure that held once is at home there. */
export const OF_BEFORE = new Set('previous previousSize previousVolume lastPrice from'.split(' '))

/**
 * What a sentence that tells both sides comes to: the card that holds the wrong figure gets the right one; where the right one
 * stands already, that is what is found. Null: it tells no two sides; several: they could all be meant.
 */
export function amendmentsBySides(text: string, company: Company): Amendment[] | null {
  const sides = sidesOf(text, quantitiesIn(text, writingOf(company)))
  if (!sides) return null
  const { right, wrong, by, isAmongst } = sides
  // What was once may be told of anything: only of a thing that is named, or of none at all, is it taken for a card's.
  const isOfIt = (field: Field): boolean =>
    by !== 'past' ||
    (!OF_BEFORE.has(field.attribute) && (score(field, text) > 0 || isOfBefore(text)))
  const fields = fieldsOf(company).filter(isOfIt)
  const held = mostNamed(
    fields.filter(field => holds(field, wrong) && takes(field, right)),
    text,
  )
  const standing = mostNamed(
    fields.filter(field => holds(field, right)),
    text,
  )
  if (isMore(standing, held, text)) return standing.slice(0, 1).map(stands)
  if (held.length > 0) return held.map(field => changed(field, right))
  if (isAmongst) return []
  const named = fields.filter(
    field => takes(field, right) && namesThing(field, text) && isNear(field, right),
  )
  return nearest(mostNamed(named, text), right).map(field => changed(field, right))
}

/** What stands already is found where the words name it, or name nothing at all. */
function isMore(standing: readonly Field[], held: readonly Field[], text: string): boolean {
  const [first] = standing
  if (!first) return false
  const [other] = held
  if (other) return score(first, text) > score(other, text)
  return score(first, text) > 0 || isBare(text)
}

/** "No sorry, it is 19": of what was told before. */
const isOfBefore = (text: string): boolean =>
  isBare(text) || (TAKES_BACK.test(text) && /\b(?:it|that)(?:['’]?s|\sis)\b/i.test(text))

/** Nothing is named: there are figures, and the words of a correction. */
export const isBare = (text: string): boolean =>
  plainWords(text).every(word => /\d/.test(word) || BARE.has(word))
const BARE = new Set(
  `it its is are was were be no not nope sorry wait oh ah the a an that thats those these wrong should must before earlier now longer
  rather than instead in fact actually but and i said meant correction over for during within last past of per each every all so
  percent % hour hours day days week weeks month months quarter quarters year years one two three four five six seven eight nine ten`.split(
    /\s+/,
  ),
)

export const stands = ({ fact, attribute }: Field): Amendment => ({
  fact,
  attribute,
  change: { id: fact.id },
  stands: true,
})

/** "The order is not 61": the only figure is one that does not hold. */
export function deniesOnly(text: string, company: Company): boolean {
  const [figure, ...more] = quantitiesIn(text, writingOf(company))
  return figure !== undefined && more.length === 0 && DENIED.test(text.slice(0, figure.start))
}

/** When words are read: an answer tells what was, and what should be, as facts of their own. */
export type Heard = { isAfter: boolean; isGoalAsked: boolean }

/** The sentence without the figure that does not hold: what is left may be read. `blank` keeps the places of the words. */
export function withoutWrong(text: string, company: Company, heard: Heard): string {
  const sides = sidesOf(text, quantitiesIn(text, writingOf(company)))
  if (!sides || !isLeftOut(sides, text, heard)) return text
  const { right, wrong } = sides
  const before = text.slice(0, wrong.start)
  const start = Math.max(
    right.start < wrong.start ? right.end : 0,
    LAST_BREAK.exec(before)?.index ?? 0,
  )
  const behind = text.slice(figureEnd(wrong, text))
  const end = text.length - behind.length + (CLAUSE_LEFT.exec(behind)?.[0].length ?? 0)
  const upTo = right.start > wrong.start ? Math.min(end, figureEnd(wrong, text)) : end
  const words = text.slice(start, upTo)
  // "Not in 11 days like the others" tells of others.
  if (OF_OTHERS.test(words)) return text
  return text.slice(0, start) + blank(words) + text.slice(upTo)
}
function isLeftOut({ by }: Sides, text: string, { isAfter, isGoalAsked }: Heard): boolean {
  if (isAfter || TAKES_BACK.test(text)) return true
  if (by === 'should') return !isGoalAsked
  return by === 'denied' && SAYS_NOT.test(text)
}
/** "Instead of 40" may tell what was; "not 40" never does. */
const SAYS_NOT = /\d[^.!?]{0,40}\bnot\s(?:\p{L}{2,5}\s)?\p{Sc}?\d/iu
/** Where the part of a sentence begins that ends with a figure. */
const LAST_BREAK =
  /(?:[,;–—]\s|\s(?:(?:and|but) )?(?:not|instead of|rather than|no longer)\b)[^;–—]*$/iu
/** What is left of a clause, where that is no more than a unit or when it was. */
const CLAUSE_LEFT = /^(?:\s(?!from\b|since\b|by\b|for\b|in\b)\p{L}+){0,4}(?=[,;–—.!?\n]|$)/iu
const OF_OTHERS =
  /\b(?:like|as|than|elsewhere|others?|they|them|rivals?|competitors?|usual|average)\b/i
