import { ofParts } from '../any-of.ts'
import { sameStem, stemsIn } from '../stems.ts'
import {
  amountOf,
  aYear,
  isCount,
  isMoney,
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
    { attribute: 'size', takes: isHeads },
    {
      attribute: 'spend',
      takes: left => isMoney(left) && left.figure.per === 'year',
      value: amountOf,
    },
  ],
  words: (known, text) =>
    known.share !== undefined && known.size === undefined && IS_ONE.test(text)
      ? { single: true }
      : {},
}
