import type { Quantity } from './quantity.ts'
import { ofParts } from './any-of.ts'

/** "Vases 1.200, bowls 450": a name and its figure, no more, one behind the other. */
export const IS_LINE = ofParts(
  'iu',
  String.raw`^\s*(?!(?:and|costs?|brings?|brought|won|gets?|got|about|around|maybe|takes?|needs?|margins?|prices?|`,
  'each|sold|sells?|did|they|theirs?|others?|elsewhere|each|at|for|from|to|now|was|wants?|of|materials?|parts|with|plus|only|up|down|by|until|till|before|since)',
  String.raw`\b)\p{L}[\p{L}'’-]{2,20}(?:\s\p{L}[\p{L}'’-]{1,20}){0,2}(?:\s(?:is|are|at))?\s\p{Sc}?\d[\d.,]{0,12}(?:k|\s?(?:mln|mio|million))?(?:\s(?:(?:an?|per)\s\p{L}{3,7}|once|each|pm|pa)|\s?(?:%|percent|per cent|pct))?\s*$`,
)

/** "Then", "also": the next of a list. */
const NEXT = /^\s*(?:then|also|next|finally)\s/i
const OF_IT = /^\s*(?:our|own|my|its|their|of)\s/i
const SEVERAL = /^\s*\p{L}*[^s\P{L}]s\s|^\s*\p{L}+\s(?!(?:is|are|at)\s)\p{L}{2,}\s/u
const ABOUT = /\s(?:only|about|around|maybe|some|like|perhaps|just)(?=\s\p{Sc}?\d)/giu
const OR_SO = /(?:ish\b|\sor so\b|\sor thereabouts\b)\s*$/i

/** In a list of three or more: the next with its figure, whatever its first word may be elsewhere, "then repairs 24", "reach poles 14%". Among sums only a share is sure to be no field of what was named. */
export function isEntry(part: string, isOfSums: boolean): boolean {
  if (OF_IT.test(part) || (isOfSums && !/%\s*$/.test(part))) return false
  const bare = part.replaceAll(ABOUT, '').replace(OR_SO, '')
  const named = bare.replace(NEXT, '')
  return IS_LINE.test(named) && (named !== bare || SEVERAL.test(named))
}

/** "Heart patients 320, 118 people renting": behind a name and its number, so many of something else. */
export function countsAnother(last: readonly Quantity[], part: readonly Quantity[]): boolean {
  const [own, ...others] = last
  const [first, ...more] = part
  const isPlain = (figure: Quantity | undefined): boolean =>
    figure?.kind === 'count' && figure.signed === undefined && figure.high === undefined
  if (!isPlain(own) || !isPlain(first) || others.length > 0 || more.length > 0) return false
  return first?.noun !== undefined && first.per === undefined && !IS_NO_HEAD.test(first.noun)
}
/** What a number counts that goes on about what was named. */
const IS_NO_HEAD = ofParts(
  'i',
  String.raw`^(?:of|new|old|more|are|is|do|did|have|were|was|times|sold|left|come|came|from|in|orders?|sales|`,
  String.raw`bookings?|visits?|customers?|clients?|reviews?|days?|hours?|weeks?|months?|years?|percent|each|both)\b`,
)
