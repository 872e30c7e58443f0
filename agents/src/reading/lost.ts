import { anyOf, ofParts } from './any-of.ts'
import type { Quantity } from './quantity.ts'

/** Whether a number may be of sales that were refused or lost: its noun is of what is sold or of who buys, or the verb refuses that very number. `before` and `behind`: the words of its clause on either side. */
export function mayBeLost(figure: Quantity, before: string, behind: string): boolean {
  if (isOfOther(figure, before, behind)) return false
  return GOVERNS.test(before) || IS_GOVERNED.test(behind) || countsThings(figure)
}

/** A sum, a time, an age or the number that a rule goes by. */
const isOfOther = ({ noun = '', times }: Quantity, before: string, behind: string): boolean =>
  (times !== undefined && (noun === '' || IS_OWED.test(noun))) ||
  NUMBERED.test(before) ||
  PAID.test(before) ||
  IS_MONEY.test(behind) ||
  IS_TIME.test(noun)

/** "Form 12", "EN 1090", "she turns 58": a number that counts nothing. */
const NUMBERED = ofParts(
  'u',
  String.raw`(?:\b\p{Lu}{2,6}[\s-]|\b(?:[Ff]orm|[Aa]nnex|[Aa]rticle|[Cc]lause|[Pp]aragraph|[Rr]egulation|`,
  String.raw`[Dd]irective|[Ss]tandard|[Nn]orm|[Ss]ection|[Cc]lass|[Ll]aw|[Rr]ule|[Aa]ct|[Cc]ode|[Rr]oom|[Aa]ge|[Aa]ged|`,
  String.raw`turns|turned|turning|is|was)\s)$`,
)
/** What a failed attempt took. */
const PAID = /\b(?:waste|costs?|paid|spent|(?<!orders )for) (?:of |us |me )?(?:about )?$/i
const IS_MONEY =
  /^\s?(?:worth\b|of (?:work|money|business)\b|owed|owing|unpaid|outstanding|pending)/i
const IS_OWED = /^(?:worth|owed|owing|unpaid|outstanding|pending|overdue|late|open)\b/i
const IS_TIME = /^(?:years?|months?|weeks?|days?|hours?|minutes?|nights?|degrees|percent) ?/i

/** "We turned away some 40", "said no to 12", "had to send back 9". */
const GOVERNS = ofParts(
  'iu',
  String.raw`\b(?:refus(?:e|es|ed|ing)|declin(?:e|es|ed|ing)|reject(?:s|ed)?|turn(?:s|ed|ing)? (?:away|down|back)|sen[dt] (?:away|home|back)|`,
  String.raw`(?:turn(?:ed)?|sen[dt])|(?:no|sorry) to|said no|los(?:t|es?|ing)|miss(?:ed|es|ing)?|cancel(?:s|led|ed)?|regretted|`,
  String.raw`(?:could|can)(?: not|not|['’]t|n['’]t) \p{L}+)(?:[\s,]+(?:us|me|about|abt|around|some|maybe|another|roughly|nearly|almost|over|at least|`,
  String.raw`up to|probably|easily|like|only|just|orders for|orders of|what|these|those|the))*[\s,~]*$`,
)
/** "9 went elsewhere", "40 people on the waiting list". */
const IS_GOVERNED = ofParts(
  'iu',
  String.raw`^(?:\s(?!and\b|but\b|so\b)\p{L}[\p{L}'’-]*){0,6}?\s(?:(?:were|was|are|had to be|have been|got|being) )?(?:refused|declined|rejected|`,
  String.raw`turned (?:away|down|back)|lost|missed|cancel(?:s|led|ed)?|went (?:to|elsewhere)|gone elsewhere|on (?:the|a|our) (?:waiting ?)?list|waitlisted|`,
  String.raw`sen[dt] (?:away|home|back)|unserved|unfilled|not done|gave up|walked|die[ds]?|regretted|away|ask(?:ed)? for|left)\b`,
)

/** Orders and people by any of their names: several, or people. */
const countsThings = ({ noun = '' }: Quantity): boolean =>
  noun.split(' ').some(word => PEOPLE.test(word) || SEVERAL.test(word))
const PEOPLE = anyOf('people|persons?|men|women|children|staff|pax')
/** A plural of some length; "gross" and "less" are none. */
const SEVERAL = /^\p{L}{3,}(?<![su])s$/iu
