import { ofParts } from '../any-of.ts'
import { amountOf, inMoney, isMoney, isPart, type Left, type Question } from './left.ts'
import { hasPrice, isPriceBare } from './price.ts'

/** "£5 cheaper" is no price. */
const IS_GAP = /^\s?(?:cheaper|dearer|less|more|off|extra|below|above|under|over)\b/i

const isPrice = (left: Left): boolean =>
  isMoney(left) && !hasPrice(left) && !IS_GAP.test(left.after)
const isLostTo = (left: Left): boolean =>
  isPart(left) && /\b(?:went|go|gone|lost|switched|chose|left)\b/i.test(left.text)

/** Nothing is to be paid for it; "free delivery" is another thing. */
const IS_FREE = ofParts(
  'i',
  String.raw`(?<!(?:almost|nearly|practically) )\bfree(?=\s*(?:$|[.,;)]|(?:but|and|so|for|an|once|twice|each|every)\b))|\ba free (?:app|tool|plan|version|service)\b|\bgratis\b|`,
  String.raw`\b(?:costs?|cost) nothing\b|\bno (?:fee|charge)\b`,
)

export const rival: Question = {
  places: [
    { attribute: 'price', takes: isPriceBare, value: inMoney },
    { attribute: 'price', takes: isPrice, value: amountOf },
    { attribute: 'lostTo', takes: isLostTo },
  ],
  words: (known, text, currency) =>
    known.price === undefined && IS_FREE.test(text) ? { price: { cents: 0, currency } } : {},
}
