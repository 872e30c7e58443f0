import type { FactKind } from '@sextant/contracts/company/kinds'
import { anyOf, ofParts } from './any-of.ts'
import { POINTS_TO_PROOF } from './points-back.ts'

/** Who speaks is the company itself, and those who decide for it. */
const BY_US = ofParts(
  'i',
  String.raw`^\W*(?:(?:and|but|so|also)\s)*(?:(?:we|i)\b|(?:the|our|my)\s(?:board|owners?|boss|management|family|team|`,
  String.raw`wife|husband|partners?|shareholders?|committee|trustees)\b)`,
)

/** Somebody else makes a rule: "the county wants to license all kilns". */
const RULES = ofParts(
  'iu',
  String.raw`\b(?:wants?|plans?|intends?|going|decided|decides?|starts?|votes?|will|to)\s(?:to\s)?(?:\p{L}+\s)?(?:licen[cs]e|ban|`,
  String.raw`tax|regulate|require|oblige|forbid|prohibit|outlaw|ration|certify)\s(?:\p{L}+|\d)`,
)
/** What is paid for, or anything else that is no figure of one's own, gets dearer. */
const RISES = ofParts(
  'iu',
  String.raw`^\W*(?:(?:and|but|also|the|price of|cost of|costs of)\s)*\p{L}+(?:\s\p{L}+)?\s(?:(?:is|are|keeps?|keep|has|have)\s)?`,
  String.raw`(?:(?:going|goes|go|gone|went)\sup|rising|climbing|(?:gets?|getting|got|become[s]?)\s(?:\p{L}+\s)?(?:dearer|more expensive))\b`,
)
const OWN_FIGURE = anyOf(
  'sales|turnover|revenues?|income|profits?|margins?|orders?|bookings?|demand|members(?:hip)?|customers?',
)
/** A buyer asks for a lower price or for better terms. */
const DEMANDS = ofParts(
  'iu',
  String.raw`\b(?:wants?|asks?|asking|demands?|demanding|expects?|insists?\son|would like)\s(?:us\s)?(?:for\s)?(?:an?\s|about\s)*`,
  String.raw`(?:\p{Sc}?\d[\d.,]*\s?(?:%|per ?cent|pct)?\s(?:off|less|discount|rebate|cheaper|back|lower)|(?:discounts?|rebates?|`,
  String.raw`longer (?:terms|to pay)|lower prices?)\b)`,
)
/** What somebody has and does not use. */
const UNUSED = anyOf(
  '(?:(?:is|are) )?(?:hardly|barely|scarcely|rarely|seldom|never) used|not used(?! to)|unused|(?:stands?|sits?|lies?|is|are) (?:idle|empty|unused)|gather(?:s|ing)? dust',
)
/** "The old press stands idle": what it is called stands before. */
export const beforeUnused = (text: string): string => text.split(UNUSED)[0]?.trim() || text
/** People who use what a rival makes are his buyers. */
const THEIR_PEOPLE = ofParts(
  'u',
  String.raw`^\W*(?:(?:[Tt]he|[Ss]ome|[Mm]any|[Mm]ost|[Oo]ther)\s)?(?:[Uu]sers|[Cc]ustomers|[Cc]lients|[Mm]embers|[Bb]uyers|[Oo]wners|`,
  String.raw`[Ss]ubscribers|[Pp]atients|[Gg]uests|[Rr]iders|[Dd]rivers)\s(?:of|from|at|with)\s\p{Lu}`,
)
/** Who comes, undercuts or is everywhere, by a proper name. */
const COMES = ofParts(
  'u',
  String.raw`^\W*\p{Lu}[\p{L}&'’-]+(?:\s(?:\p{Lu}[\p{L}'’-]*|&|and))*\s(?:(?:is|are)\s(?:everywhere|coming|next door|opening|`,
  String.raw`cheaper)|undercuts?|opens?\s(?:next door|a|an|in)|competes?)\b`,
)

/** "The budget is 80,000": what may be spent, and nothing that is sold. */
const BUDGET =
  /^\W*(?:and |so |my |our |the )*(?:total |yearly |annual )?budget\s?(?:is|was|of|:|=)\s/i

const ROWS: readonly { kind: FactKind; says: (text: string) => boolean }[] = [
  { kind: 'budget', says: text => BUDGET.test(text) },
  { kind: 'change', says: text => RULES.test(text) && !BY_US.test(text) },
  { kind: 'change', says: text => RISES.test(text) && !OWN_FIGURE.test(text) && !BY_US.test(text) },
  { kind: 'change', says: text => DEMANDS.test(text) && !BY_US.test(text) },
  { kind: 'resource', says: text => UNUSED.test(text) },
  { kind: 'segment', says: text => THEIR_PEOPLE.test(text) },
  { kind: 'rival', says: text => COMES.test(text) },
  { kind: 'strength', says: text => POINTS_TO_PROOF.test(text) },
]

/** What a clause is in any trade, whatever noun it begins with; null where its words leave that open. */
export const plainKind = (text: string): FactKind | null =>
  ROWS.find(({ says }) => says(text))?.kind ?? null
