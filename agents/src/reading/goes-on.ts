import type { FactKind } from '@sextant/contracts/company/kinds'
import { ofParts } from './any-of.ts'
import type { Clause } from './clauses.ts'
import type { ReadCard } from './read-card.ts'
import { isSampleSize } from './samples.ts'
import { sameStem, stemsIn } from './stems.ts'

/** Kinds of which an answer tells several things, each in a clause or more. */
const OF_SEVERAL = new Set<FactKind>([
  'offer',
  'segment',
  'rival',
  'strength',
  'constraint',
  'channel',
  'change',
  'person',
  'partner',
  'idea',
  'resource',
])
/** Behind the end of a sentence only such words go on about what was named. */
const OF_IT = ofParts(
  'iu',
  String.raw`^(?:and |but |then |which )?(?:(?:about |around |some |maybe |(?:abt|ab|ca|circa|approx|roughly)\.? )?\p{Sc}?\d\S*\s?(?:%|per ?cent)?\s(?:of (?:them|those|these|that|it)|`,
  String.raw`(?:are|is|do|did|have|were) |(?:last|this|a|per|each|every) (?:year|yr|season|month|week)\b)|(?:they|it|he|she|those|these|each|its|it['’]s)\b|costs? )`,
)
/** What a figure of the thing is called, and no thing itself. */
const OPENS_FIELD = ofParts(
  'iu',
  String.raw`^(?:and |but |the )?(?:costs?|costing|cogs|(?:own|direct|variable|unit) costs?|materials?|parts|ingredients|margins?|prices?|cost price|land(?:s|ed)? at|buy(?:ing)? at|`,
  String.raw`bought (?:at|for)|room for|max(?:imum)?|capacity|growing|falling|down|up|churn|renewals?|repeat)\b`,
)

/** Whether a clause names nothing before its figure, so that it goes on about what was named before: "we had 4", "17% of them stop", "costs us 40". */
export function goesOn(
  clause: Clause,
  card: ReadCard,
  last: ReadCard,
  between: string,
  asked?: FactKind,
): boolean {
  if (asked === 'measure') return OF_BEFORE.test(clause.text)
  if (asked === 'factor') return isTheirLevel(clause, last)
  if (asked === 'person' && OF_PERSON.test(clause.text) && hasName(last)) return true
  if (!asked || !OF_SEVERAL.has(asked) || clause.figures.length === 0) return false
  if (asked === 'strength' && isSample(clause) && isProven(last)) return true
  if (card.says !== null && card.says !== asked) return false
  if (last.says !== null && last.says !== asked) return false
  if (last.nouns.length + last.names.length === 0) return false
  if (card.names.length > 0 && !OPENS_FIELD.test(clause.text)) return false
  if (asked === 'person' || asked === 'constraint') return true
  if (asked === 'segment' && countsOthers(clause, last)) return false
  const isBehindEnd = /[.!?;\n]/.test(between)
  if (asked === 'segment' && OPENS_PART.test(clause.text)) return true
  if (isBehindEnd) return OF_IT.test(clause.text) && !/\b(?:was|were|used to)\b/i.test(clause.text)
  return OPENS_FIELD.test(clause.text) || namesNothing(clause, card, last)
}

/** "Earlier 7%", "31% the quarter before", "a year ago 168,000": of the figure before. */
const OF_BEFORE = ofParts(
  'iu',
  String.raw`^\W*(?:earlier|before|previously|prev\.?|it was|was|(?:a|one) year (?:ago|before)|(?:prior|previous) (?:year|yr))\b|`,
  String.raw`^\W*\p{Sc}?\d\S*(?:\s\p{L}+)?\s(?:in )?(?:the|a|one) (?:year|yr|quarter|qtr|month) (?:before|earlier|ago)\b`,
)
const hasName = ({ nouns, names }: ReadCard): boolean => nouns.length + names.length > 0
/** "Nobody else can do it", "she leaves in May": of who was named. */
const OF_PERSON = /^\W*(?:and |but )?(?:he|she|they|nobody else|no one else|only (?:he|she))\b/i

/** "The mill 3 and paper 10": a name and a level behind the own one. */
const isTheirLevel = ({ text, figures }: Clause, { attributes }: ReadCard): boolean =>
  figures.length === 1 &&
  attributes.factor?.ours !== undefined &&
  attributes.factor.others === undefined &&
  /^(?:and\s|they\s(?:are|have)\s)*(?:the\s)?(?:\p{L}[\p{L}.&'’-]*\s){0,3}\d{1,2}[.!]?$/iu.test(
    text,
  )

/** "210 churches give 90 a year": so many of somebody else begin a group of their own. */
function countsOthers({ start, figures: [first] }: Clause, { quote }: ReadCard): boolean {
  const isHead = first !== undefined && first.start === start && first.kind === 'count'
  const counted = isHead ? stemsIn(first.noun ?? '') : []
  const said = stemsIn(quote)
  return counted.some(word => !said.some(other => sameStem(word, other)))
}

/** "We counted in 1,340 boxes": over how many the figure before was measured. */
function isSample({ text, start, figures }: Clause): boolean {
  const [figure, ...more] = figures.filter(({ kind, isVague }) => kind !== 'date' && !isVague)
  return (
    figure?.kind === 'count' &&
    more.length === 0 &&
    isSampleSize(text.slice(0, figure.start - start), text.slice(figure.end - start), text)
  )
}
const isProven = ({ attributes: { strength } }: ReadCard): boolean =>
  strength?.proof !== undefined && strength.n === undefined
/** "58% of the money", "3% quit": of those who were named right before. */
const OPENS_PART = ofParts(
  'iu',
  String.raw`^\W*(?:and |but |about |around |only )*\d[\d.,]*\s?(?:%|per ?cent|pct)\s(?:of (?:the |our |my |all )?(?:money|sales|turnover|revenues?|rev|income|volume|`,
  String.raw`business|fees|takings|it|them)\b|quit|leave|left|cancel|stop|come back|return|renew|buy again|re-?order|drop|churn|gone)`,
)

/** Up to its first figure; what is counted behind it names no thing of its own. */
function namesNothing(
  { text, start, figures }: Clause,
  { nouns }: ReadCard,
  { quote }: ReadCard,
): boolean {
  const first = figures[0]?.start ?? start
  const before = text.slice(0, first - start).toLowerCase()
  const named = nouns.filter(noun => before.includes(noun.toLowerCase()))
  const said = stemsIn(quote)
  const isSame = (noun: string): boolean =>
    stemsIn(noun).every(word => said.some(other => sameStem(word, other)))
  return OPENS_WITHOUT.test(before) && named.every(isSame)
}
/** Somebody who does something, or the number itself. */
const OPENS_WITHOUT = ofParts(
  'iu',
  String.raw`^\W*(?:(?:and|but|so|then|which|of which|also)\s)*(?:(?:we|i|they|it|he|she|there|those|these|that|each|of|about|`,
  String.raw`around|maybe|some|only|just|with|for|sold|did|made|brought|won|got|gave|brings|gives|costs?|takes?)\b|$)`,
)
