import { anyOf, ofParts } from '../any-of.ts'
import type { Seen } from '../slots.ts'
import {
  amountOf,
  aYear,
  centsOf,
  inMoney,
  isCount,
  isMoney,
  isSum,
  isYear,
  type Left,
  type Question,
  valueOf,
  wayOf,
} from './left.ts'
import { hasPrice, isPriceBare, LEAVES, SOLD } from './price.ts'
import { isUnit } from '../units.ts'
import { isPlainShare, OF_ALL } from './shares.ts'

const ROOM =
  /\b(?:max(?:imum)?|room for|space for|capacity(?: of| is)?|at most|could (?:do|make|take)|up to)\b.{0,20}$/i

const OF_COST = anyOf(
  String.raw`costs?|costing|cogs|buys?(?:ing)?(?: \p{L}+){0,2} (?:at|for)`,
  'bought (?:at|for)|land(?:s|ed)? at|materials?|parts|ingredients|inside',
  'purchase|wages|labou?r|stock|to make|to buy|pay(?: for)?|gets?|receives?|goes to|of (?:it|that|which)|comes (?:from|at)|printing',
  '(?:runs?|stands?|sets?) (?:me|us)|own cost|to us',
)
/** A share, or a bare number that may be one: "margin 36". */
function partOf({ kind, value, noun, times, per }: Seen): number | null {
  if (kind === 'percent') return value
  const isBare = kind === 'count' && noun === undefined && times === undefined && per === undefined
  return isBare && value < 100 ? value / 100 : null
}
const isMargin = (left: Left): boolean => {
  const part = partOf(left.figure)
  const says = left.figure.kind === 'percent' ? EARNS : /\bmargins?(?: is| of)?\s$/i
  return part !== null && part <= 1 && says.test(left.between)
}
const EARNS = /\b(?:margins?|we (?:make|keep|earn)|keep|leaves)\b/i

/** "48 each, leaves us 12": what is left of a price is the margin in money. */
const isLeftOfPrice = (left: Left): boolean =>
  isSum(left) && LEAVES.test(left.before) && centsOf(left) > 0 && centsOf(left) < priceOf(left)
const partLeft = (left: Left): number => Number((centsOf(left) / priceOf(left)).toFixed(4))

const priceOf = ({ known }: Left): number => Number(valueOf(known.price) ?? 0)
/** Words for what it takes to make one, beside a sum below the price; or a bare number below it that a count follows, "475, runs me 190, 266 sold". */
const isCostOfOne = (left: Left): boolean =>
  isSum(left) &&
  centsOf(left) < priceOf(left) &&
  !SOLD.test(left.between) &&
  (OF_COST.test(left.between) || OF_COST_BEHIND.test(left.after) || isBetween(left))
const OF_COST_BEHIND = ofParts(
  'i',
  String.raw`^\s(?:of (?:materials?|parts|purchase|stock|this|that|it|which)|goes to|in (?:materials?|parts)|`,
  String.raw`for (?:each|every) one)\b`,
)
const isBetween = ({ figure, later }: Left): boolean =>
  figure.per === undefined &&
  figure.noun === undefined &&
  later.some(({ kind, noun }) => kind === 'count' && noun !== undefined)

/** "Repairs another 140,000", "2.2M": what a line brings rather than what one costs. */
const isYearsIncome = (left: Left): boolean =>
  isMoney(left) &&
  left.known.price === undefined &&
  !/\bsecond\b/i.test(left.between) &&
  !/\bof (?:the |our |my )?$/i.test(left.between) &&
  ((left.figure.times ?? 0) >= 1e6 ||
    /\b(?:another|brings?|makes?|did|total|in all)\s/i.test(left.between))

/** "110, down from 160 the year before", "in 2024 were 150". */
const isOfBefore = (left: Left): boolean =>
  left.figure.kind === 'count' &&
  left.known.volume !== undefined &&
  (/\b(?:down from|up from|before that|in 20\d\d(?: (?:it|there))?(?: was| were)?|last year|after)\s(?:only )?$/i.test(
    left.between,
  ) ||
    /^(?:\s\p{L}+)?\s(?:in )?(?:the|a) (?:year|season) (?:before|earlier)\b/iu.test(left.after))

/** Behind a price any number that is neither a time nor a part is how many were sold. */
const isSold = (left: Left): boolean =>
  hasPrice(left) &&
  (isCount(left) || isOfMeasure(left)) &&
  !isFew(left) &&
  !IS_SIZE.test(left.between) &&
  !isOfPack(left) &&
  !isOfName(left) &&
  (SOLD.test(left.between) || isListed(left) || left.figure.noun !== undefined || isOfThem(left))
/** "A set of 61 pieces": what is in one. */
const IS_SIZE = /\b(?:of|with)\s$/i
/** "Glove 16 oz 18.50": a size, before any sum, belongs to the name. */
const isOfName = ({ figure: { noun = '' }, before, later }: Left): boolean =>
  isUnit(noun) &&
  !/\d/.test(before) &&
  !SOLD.test(before) &&
  later.some(({ kind }) => kind === 'money')
/** "Gift box (10 pieces) 415": in brackets right behind the name, what is in one. */
const isOfPack = ({ figure: { isBracketed, noun }, before, after }: Left): boolean =>
  isBracketed === true &&
  noun !== undefined &&
  !/\d/.test(before) &&
  /^\s?\p{L}[\p{L} ]{0,24}\)/u.test(after) &&
  !/^[^)]*\b(?:sold|year|yr|month|week|people|customers?)\b/i.test(after)
const isOfThem = ({ after }: Left): boolean =>
  /^\s?of (?:them|those|these|that|em|’em|'em)\b|^\son it\b/i.test(after)
/** "11,200 m² last year": what is sold by measure is counted in it. */
const isOfMeasure = ({ figure: { kind, value, signed }, after }: Left): boolean =>
  kind === 'count' &&
  signed === undefined &&
  !isYear(value) &&
  /^\s?(?:m[²2³3]|m|kg|t|tons?|ha|l|litres?|km)(?![\p{L}])/iu.test(after)
/** Few are rather how often something is: "two crops a year". */
const isFew = (left: Left): boolean =>
  left.figure.value < FEW && !SOLD.test(left.between) && !isOfThem(left)
const FEW = 5
const SOLD_LEAST = 10
/** "Silver ring 240, 30 last year". */
const isListed = ({ figure, after, between }: Left): boolean =>
  /[,;(]\s*(?:about |around |maybe |abt |~\s?)?$/i.test(between) &&
  (figure.per !== undefined ||
    (figure.value >= SOLD_LEAST && /^(?:\s\p{L}+){0,2}[\s.!)]*$/u.test(after)) ||
    OF_TIME.test(after))
const OF_TIME =
  /^(?:\s\p{L}+){0,2}\s?(?:last|this|a|per|each|every)\s(?:year|yr|season|month|week)|^[\s.!)]*$/iu

/** Priced by the day, so many days were sold: "420 a day, around 4,300 days". */
const isDays = ({ figure: { kind, unit, value }, between, known }: Left): boolean =>
  kind === 'duration' &&
  (unit === 'day' || unit === 'hour') &&
  known.price !== undefined &&
  value >= SOLD_LEAST &&
  /,\s(?:about |around |maybe )?$/i.test(between)

const isGrowth = (left: Left): boolean =>
  partOf(left.figure) !== null && wayOf(left.between) !== null && !/\bfrom\s$/i.test(left.between)

export const offer: Question = {
  places: [
    { attribute: 'price', takes: isPriceBare, value: inMoney },
    { attribute: 'share', takes: left => isPlainShare(left) && OF_ALL.test(left.after) },
    { attribute: 'margin', takes: isMargin, value: left => partOf(left.figure) },
    { attribute: 'margin', takes: isLeftOfPrice, value: partLeft },
    { attribute: 'unitCost', takes: isCostOfOne, value: inMoney },
    { attribute: 'previousVolume', takes: isOfBefore },
    {
      attribute: 'growth',
      takes: isGrowth,
      value: left => (partOf(left.figure) ?? 0) * (wayOf(left.between) ?? 1),
    },
    { attribute: 'capacity', takes: left => isCount(left) && ROOM.test(left.before), value: aYear },
    { attribute: 'volume', takes: isSold, value: aYear },
    { attribute: 'volume', takes: isDays },
    { attribute: 'revenue', takes: isYearsIncome, value: amountOf },
  ],
}
