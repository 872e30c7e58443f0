import type { FactKind } from '@sextant/contracts/company/kinds'
import { anyOf, ofParts } from './any-of.ts'
import { isQualityRate } from './quality-rates.ts'
import { isSeasonShare } from './seasons.ts'
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

/** "The budget is 80,000", "we have got 9k to spend": what may be spent, and nothing that is sold. */
const BUDGET = ofParts(
  'iu',
  String.raw`^\W*(?:(?:and|so|my|our|the)\s)*(?:total |yearly |annual |marketing )?budget\s?(?:is\s|was\s|of\s|:\s?|=\s?)?(?=(?:about |around )?(?:\p{Lu}{0,3}\p{Sc}|\p{Lu}{1,3}\s?)?\s?\d)|`,
  String.raw`^\W*(?:(?:and|but|so|we|i|only|there['’]?s|there is|with|have|['’]ve|got)\s)*(?:about |around |maybe )?`,
  String.raw`(?:\p{Lu}{3}\s|\p{Lu}?\p{Sc}\s?|\p{Lu}\s?)?\d[\d.,’' ]*\s?\p{L}{0,8}(?:\s\p{L}{2,6})?\s(?:left |put by )?to (?:spend|invest)\b`,
)
export const isBudgetSaid = (text: string): boolean => BUDGET.test(text)

/** "Each lamp loses 4 on postage", "the courier eats 11 a crate": what goes off a sale. */
const LOSES = ofParts(
  'iu',
  String.raw`^\W*(?:(?:and|but|also)\s)*(?!(?:we|i|they)\b)[^\d,;]{3,50}\b(?:loses?|losing|eats?|swallows?)\s`,
  String.raw`(?:up |us |me |about |around )*(?:\p{Lu}{0,3}\p{Sc}|\p{Lu})?\s?(?![\d.,]+\s?%?\sof\b)\d`,
)
export const isLossSaid = (text: string): boolean => LOSES.test(text)
/** "Quote for the roof 30,000": what something would cost that is not there yet. */
const QUOTED = ofParts(
  'iu',
  String.raw`^\W*(?:(?:and|we|i|got|have|had|the|a|an|our|first|best)\s)*(?:quote|quotation|estimate)d?\s(?:is |was |of |came )?`,
  String.raw`(?:for|on)\s[^\d]{2,50}\d|^\W*(?:(?:the|a|an|our)\s)?(?:\p{L}[\p{L}’'-]*\s){1,3}(?:quote|quotation|estimate)`,
  String.raw`(?: is| was|:|,)?\s(?:about )?(?:\p{Lu}{0,3}\p{Sc}|\p{Lu}{1,3})?\s?\d|^\D{2,50}\bquoted?\s(?:is |was |of |at |us )?`,
  String.raw`(?:\p{Lu}{0,3}\p{Sc}|\p{Lu}{1,3})?\s?\d[\d.,]*\s?\S{0,4}\sfor\s(?:an?|the|it)\b`,
)
/** "We need a dryer, 900": what is not there yet, with its cost. */
const NEEDED = ofParts(
  'iu',
  String.raw`^\W*(?:(?:and|but|we|i|would|also|really)\s)*needs?\s(?:an?|another)\s[^\d,.;]{3,40}(?:,|\sat|\sfor|\sabout|:)\s(?:about |around )?`,
  String.raw`(?:\p{Lu}{0,3}\p{Sc}|\p{Lu}{1,3}\s)?\s?\d`,
)
/** "The kiln does at most 30 a month", "the flood cost us 22 days": what lets no more through, or takes working time away. */
const AT_MOST = ofParts(
  'iu',
  String.raw`^\W*(?:(?:and|but)\s)*(?:the|our)\s\p{L}+(?:\s\p{L}+)?\s(?:is|does|can do|can make|holds|takes|makes)\s`,
  String.raw`(?:really |only |just )*(?:max(?:imum)?|at most|no more than)\s\d`,
)
const TAKES_DAYS =
  /\b(?:cost|costs|took|robs?|robbed) (?:us|me) (?:about )?\d+ (?:working )?(?:days|weeks|hours|nights)\b/i

/** "Sold 2.1m last year": what all was sold for; what is wanted beside it makes it a goal. */
const TURNED_OVER = ofParts(
  'iu',
  String.raw`^\W*(?:(?:and|so|ok|we|i|in all)\s)*(?:(?:sold|did|made|took|turned over|had sales of)\s(?:for )?|(?=\p{Lu}{0,3}\p{Sc}|\p{Lu}\d))`,
  String.raw`(?:about |around |abt |ca |roughly )?(?:(?:\p{Lu}{0,3}\p{Sc}|R)\s?\d[\d.,’' ]*|\d[\d.,’' ]*\s?(?:\p{Sc}|(?:k|m|mil|mio|mln|million|millones|mkr|tkr|tys|tsd|lakhs?|crores?)\b))`,
  String.raw`[^.;]{0,12}?\b(?:last|this|in)\s(?:year|yr|season|20\d\d)\b(?!.*\b(?:wants?|goal|target|aim)\b)`,
)
export const isTurnoverSaid = (text: string): boolean => TURNED_OVER.test(text)
/** "Want 3m by 2028": a wish with its figure. */
const WANTS = ofParts(
  'i',
  String.raw`^\W*(?:(?:and|but|so|ok|now|we|i)\s)*(?:wants?|wanna|(?:aim(?:ing)?|going|hope|hoping) for)\s`,
  String.raw`(?:about |to (?:reach|get to|do|make|sell) )?[^\d,.;]{0,6}\d(?![\d.,]*\s?(?:%|per ?cent|pct))`,
)

/** "Put a stall on the list", "add a newsletter as an idea": an order. */
const ORDERED = ofParts(
  'i',
  String.raw`^\W*(?:and |please |also |ok )*(?:put|add|take|note)\s.{2,60}\s(?:(?:on|to|among|in|into)\s(?:the|my|our)\s(?:list|ideas)|as (?:an?|another) idea)\b|`,
  String.raw`^\W*(?:and |please |also )*(?:put|add|note) (?:down )?as an(?:other)? idea\b|^\W*(?:(?:a|an|one|new|another|my|our) ){0,2}idea\s?:`,
)
/** "Me on Mondays, 3 h", "Ines could do 4 h a week": who works so many hours. */
const WORKS = ofParts(
  'u',
  String.raw`^\W*(?:[Aa]nd )?(?:[Mm]e|[Mm]yself|\p{Lu}\p{Ll}+(?: and (?:me|\p{Lu}\p{Ll}+))?)\b(?:,? (?:on|at|does|can|could|works?|gives|has|helps?|is here|`,
  String.raw`mon|tue|wed|thu|fri|sat|sun)\b[^.;!?]{0,60}?|,? )\b\d{1,2}(?:[.,]5)?\s?(?:h|hrs?|hours?)\b`,
)
/** "Abt 90 enquiries a yr": who asks is a figure of its own. */
const ENQUIRIES = ofParts(
  'iu',
  String.raw`^\W*(?:(?:and|we|get|have|had|abt|about|around|roughly|ca|some|maybe)\s)*\d[\d.,]*\s(?:\p{L}+\s)?`,
  String.raw`(?:enquir(?:y|ies)|inquir(?:y|ies)|leads?|applications?|requests)\s(?:an?|per|each|every)\s(?:year|yr|month|mth|week|wk)\b`,
)

const ROWS: readonly { kind: FactKind; says: (text: string) => boolean }[] = [
  { kind: 'budget', says: isBudgetSaid },
  { kind: 'idea', says: text => ORDERED.test(text) },
  { kind: 'person', says: text => WORKS.test(text) },
  { kind: 'measure', says: isQualityRate },
  { kind: 'idea', says: text => QUOTED.test(text) },
  { kind: 'constraint', says: text => TAKES_DAYS.test(text) || AT_MOST.test(text) },
  { kind: 'idea', says: text => NEEDED.test(text) },
  { kind: 'measure', says: isTurnoverSaid },
  { kind: 'measure', says: text => ENQUIRIES.test(text) },
  { kind: 'measure', says: isSeasonShare },
  { kind: 'goal', says: text => WANTS.test(text) },
  { kind: 'measure', says: text => LOSES.test(text) },
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
