import { RHYTHMS } from '@sextant/contracts/company/figures'
import { ofParts } from '../any-of.ts'
import { sameStem, stemsIn } from '../stems.ts'
import {
  amountOf,
  aYear,
  inMoney,
  isBare,
  isCount,
  isPart,
  type Left,
  NAME_ONLY,
  type Question,
} from './left.ts'
import { IS_AGAIN, IS_LOSS, isPlainShare, OF_ALL } from './shares.ts'

/** "Three times a year", "6 plates a year each": how often one of them buys. */
const isOften = ({ figure: { kind, value, per }, before, after }: Left): boolean =>
  kind === 'count' &&
  value < OFTEN_MOST &&
  (/^\s?times (?:a|per|in the|each|by) (?:year|yr|season|month|week)\b/i.test(after) ||
    (per !== undefined &&
      per !== 'sale' &&
      (/\beach\b/i.test(after) ||
        /\beach (?:one )?(?:buys?|orders?|takes?|comes?)?\s?$/i.test(before))))
const OFTEN_MOST = 400
/** "Small farmers, around 560 farmers". */
function isNamedAgain({ before, after }: Left): boolean {
  const counted = stemsIn(after)[0]
  return counted !== undefined && stemsIn(before).some(word => sameStem(word, counted))
}
/** "Hotels 14", "small farmers, around 560 farmers"; millions are money. */
/** "We had 44 last year", "Nurses, 410". */
const IS_NUMBER = ofParts(
  'i',
  String.raw`\b(?:we|i)\s(?:had|have|serve|served|count)\s(?:about |around )?$|^[^\d,]{3,50},\s(?:about |around |`,
  String.raw`roughly |c\. )?$`,
)
const isHeads = (left: Left): boolean =>
  isCount(left) &&
  (left.figure.times ?? 0) < 1e6 &&
  (NAME_ONLY.test(left.before) ||
    isNamedAgain(left) ||
    IS_NUMBER.test(left.between) ||
    /\p{L}[^,;.]{2,50}:\s$/u.test(left.before)) &&
  !/\bwith\s$/.test(left.before) &&
  !/^\s?(?:orders|bookings|sales|visits|nights)\b/i.test(left.after)

/** "There are around 70 in this valley": customers or not. */
const isInReach = (left: Left): boolean =>
  isCount(left) && THERE_ARE.test(left.between) && AROUND_HERE.test(left.after)
const THERE_ARE = /\bthere(?:\sare|['’]re)\s(?:about |around |some |roughly |maybe |perhaps )?$/i
const AROUND_HERE =
  /^\s?(?:of them |such )?(?:in (?!total debt)|around here|nearby|altogether|within|overall)/i

/** What one of them pays, by whatever period: the question asks for what one spends. */
const isSpent = ({ figure }: Left): boolean =>
  figure.kind === 'money' && figure.high === undefined && figure.per !== 'hour'
/** "80 each" is of each of them, and no single sale. */
function spent(left: Left): unknown {
  const { per, ...sum } = amountOf(left) as { cents: number; currency: string; per?: string }
  const isOfHead = per === 'sale' && OF_HEAD.test(left.after)
  return per && !isOfHead ? { ...sum, per } : sum
}
const OF_HEAD = /^\s?(?:each|apiece|a head|per (?:head|person|customer|client|member|guest))\b/i
/** "700 a year each", without a sign. */
const isSpentBare = ({ figure, after }: Left): boolean =>
  isBare(figure) &&
  figure.value >= SUM_LEAST &&
  RHYTHMS.some(rhythm => rhythm === figure.per) &&
  /\beach\b/i.test(after)
const SUM_LEAST = 100

/** "Growing by 4%." */
const isGrowth = (left: Left): boolean =>
  isPart(left) &&
  /\bgr(?:ows?|owing|ew|owth)\s(?:by |of |at )?(?:about |around )?$/i.test(left.between)

/** Its own part of the sentence. */
const wordsOf = ({ between, after }: Left): string => between + (after.split(/[,;.]\s/)[0] ?? '')

/** "One hospital sends 34%", "the biggest account is 21%". */
const IS_ONE = ofParts(
  'iu',
  String.raw`^\W*(?:and |but )?(?:one|a single|(?:our|the) (?:biggest|largest|main))\s(?:big |large |`,
  String.raw`main )?(?!of\b|in\b|out\b|third|half|quarter)\p{L}{3,}(?<!s)\b`,
)

export const segment: Question = {
  places: [
    { attribute: 'purchases', takes: isOften, value: aYear },
    { attribute: 'leaves', takes: left => isPart(left) && IS_LOSS.test(wordsOf(left)) },
    { attribute: 'repeats', takes: left => isPart(left) && IS_AGAIN.test(wordsOf(left)) },
    { attribute: 'share', takes: left => isPlainShare(left) && OF_ALL.test(left.after) },
    { attribute: 'possible', takes: isInReach },
    { attribute: 'size', takes: isHeads },
    { attribute: 'growth', takes: isGrowth, value: ({ figure }) => figure.value },
    { attribute: 'spend', takes: isSpentBare, value: inMoney },
    { attribute: 'spend', takes: isSpent, value: spent },
  ],
  words: (known, text) =>
    known.share !== undefined && known.size === undefined && IS_ONE.test(text)
      ? { single: true }
      : {},
}
