import { anyOf, ofParts } from '../any-of.ts'
import { isPart, type Left } from './left.ts'

/** Words behind which a share is of all customers or sales. */
export const OF_ALL = ofParts(
  'iu',
  String.raw`^\s?(?:(?:of\s|the\s)(?:all\s|the\s|our\s|my\s|new\s|these\s)*(?:new\s)?(?:money|invoices?|takings|customers?|clients?|members?|buyers?|patients?|`,
  String.raw`guests?|orders?|bookings?|sales|business|work|turnover|revenues?|income|fees|volume|them|it|\p{Sc}?\d)|or so\b|$|[.,;!)])`,
)
const IS_FEE =
  /\b(?:takes?|keeps?|charges?|commission|fee|split|discount|margin|gives?|gave|pays?|paid)\b/i
export const IS_LOSS = anyOf(
  'leaves?|leaving|left|gone|lose|losing|cancel(?:s|led|ling)?|stop(?:s|ped|ping)?|gives? up|gave up|quit(?:s|ting)?|churn(?:s|ed)?|lapsed?',
  String.raw`(?:do(?:es)?|did|are|is|will)(?: not|n['’]t) (?:renew|continu\w+|return|rebook|reorder|come|buy)`,
  'not (?:renew(?:ing|ed)?|continuing|returning|coming)|drop(?:s|ped)? out',
)
export const IS_AGAIN = anyOf(
  'again|been before|calls? back|(?:come|back) (?:for )?(?:the|a) second|reordered|repeating|returns?|returning|renews?|renewals?|renewed|repeats?|stays?|comes? back|re-?orders?|re-?books?',
  '(?:two|three|2|3) (?:times|or more)|more than once|twice|loyal',
)
const IS_MOVE = anyOf(
  'up|down|more|less|fewer|rose|fell|grew|growth|growing|grow|rise|rising|falling|increase[sd]?|dropped|lost',
)
/** A part of all, and neither a fee nor a change. */
export const isPlainShare = (left: Left): boolean =>
  isPart(left) && !IS_FEE.test(left.text) && !IS_LOSS.test(left.text) && !IS_MOVE.test(left.text)
