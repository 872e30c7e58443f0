import { ofParts } from '../any-of.ts'
import { isBare, type Left, NO_COUNT_BEFORE } from './left.ts'

/** Words behind which a number counts what was sold. */
export const SOLD = ofParts(
  'iu',
  String.raw`\b(?:sold|sell|sells|do|did|does|make|made|have|has|had|took|take|ran|run|there(?: are| were|['’]s))\s`,
  String.raw`(?:about |around |maybe |some |only |like )*$`,
)

export const hasPrice = ({ known }: Left): boolean =>
  known.price !== undefined || known.unitCost !== undefined

/** "Leaves us 12 each": what is left of a sale, or goes off it, and no price. */
export const LEAVES =
  /\b(?:leav(?:es?|ing)|(?:we|i) (?:keep|earn))\s(?:us |me |about |around |only |with )*$/i
const LOSES = /\b(?:los(?:es?|ing)|lost|eats?|swallows?)\s(?:us |me |about |around |up )*$/i
const isOffPrice = ({ before }: Left): boolean => LEAVES.test(before) || LOSES.test(before)

/** A bare number in the place of a price: behind a name, and of nothing that is counted. */
export const isPriceBare = (left: Left): boolean =>
  isBare(left.figure) &&
  !left.mayBeShare &&
  left.figure.value > 0 &&
  !hasPrice(left) &&
  !isOutput(left) &&
  !isOffPrice(left) &&
  /\p{L}{2}/u.test(left.before) &&
  !/[.;]\s/.test(left.between.trimStart()) &&
  !SOLD.test(left.between) &&
  !NO_COUNT_BEFORE.test(left.before) &&
  !NO_PRICE_BEFORE.test(left.before) &&
  !NO_COUNT_AFTER_PRICE.test(left.after)
/** "About 310 a year" is rather how many than how much, unless a count goes with it. */
const isOutput = ({ figure, later }: Left): boolean =>
  figure.per === 'year' && later.every(({ kind }) => kind !== 'count')
const NO_PRICE_BEFORE = ofParts(
  'i',
  String.raw`\b(?:of|over|under|about us|level|from|to|than|with|another|other|lost|won|took|takes|margin|share|`,
  String.raw`room for|max(?:imum)?|until|after|before)\s(?:about\s)?$`,
)
const NO_COUNT_AFTER_PRICE = ofParts(
  'iu',
  String.raw`^\s?(?:%|x\b|km\b|kg\b|m\b|h\b|times\b|of (?:them|those|these|our|the|5|10)\b|out of\b|stars?\b|or so\b|`,
  String.raw`(?:last|this|in) (?:year|yr|season|20\d\d)\b|(?:to|-|–)\s?\d|\/\s?(?:5|10)\b)`,
)
