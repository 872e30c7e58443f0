import { anyOf, ofParts } from '../any-of.ts'
import { OF_SEASON } from '../seasons.ts'
import { amountOf, aYear, isCount, isMoney, type Left, type Question } from './left.ts'

/** What is scarce lets so much through: "capped at 7m", "we cannot advance more than 350,000". */
const LIMITS = anyOf(
  'allows?|limits?|limited|only|at most|max(?:imum)?|cap(?:ped|s)?|more than|over|at (?:one|a) time|at any one time|advance|pass',
)
/** "A birth takes 19 hours", "every student needs 110 h", "eleven hours of a leader". */
const isHoursEach = ({ figure: { kind, unit }, before, after }: Left): boolean =>
  kind === 'duration' &&
  unit === 'hour' &&
  !/^\s?(?:an?|per|each|every|by|\/)\s?(?:day|week|wk|month|year)\b/i.test(after) &&
  (/\b(?:takes?|took|needs?|is|are|requires?|eats?|costs?)\s(?:us |me |about |around )*$/i.test(
    before,
  ) ||
    /\b(?:for|per|of)\s(?:each|every|one|an?|new|it per)\b|^\s?(?:each|apiece)\b/i.test(after))

const WENT_ELSEWHERE = anyOf(
  String.raw`went to (?:others|someone|another|somebody)|(?:said|say|told|saying)(?: (?:us|me|them|everybody))? (?:no|sorry|next year)|no to|sorry to|los(?:e|es|ing)`,
  'cancel(?:led|ed|s)?|regretted|walk(?:ed|s)? off|turn(?:ed|ing)? (?:away|down|back)|ask(?:ed)? for|elsewhere',
  'waiting list|waitlist|on the list|walk(?:ed)? (?:out|away)|went elsewhere|gone elsewhere|gave up|not done|unfilled|unserved',
  String.raw`could(?:n['’]t| not)|can(?:['’]t|not)|no (?:room|place|slot|time|space) for|lost|die[ds]? waiting|(?:said|say) no|sen[dt] (?:away|home|back)|declined|refused|refunded|too late`,
)

/** "I said no 48 times", "74 went to others"; in its own sentence. */
const isLost = (left: Left): boolean =>
  (isCount(left) || /^\s?times\b/i.test(left.after)) &&
  left.figure.kind === 'count' &&
  left.figure.mayBeLost === true &&
  !CAN_DO.test(left.before) &&
  WENT_ELSEWHERE.test(ownWordsOf(left))
/** "8 a week but only 10 weeks, so about 80 a year": the total that is told counts more than what it was made of. */
function totalIn(text: string): number | null {
  const digits = TOTAL.exec(text)?.[1]?.replaceAll(/[.,](?=\d{3}\b)/g, '')
  return digits && WENT_ELSEWHERE.test(text) ? Number(digits) : null
}
const TOTAL = ofParts(
  'iu',
  String.raw`\b(?:so|makes?|that['’]?s|that is|i\.e\.|in all|altogether)\s(?:is )?(?:abt |about |around |some |roughly |maybe )?`,
  String.raw`(\d[\d.,]*)(?:\s\p{L}+){0,2}\s(?:an?|per|each|in the|last|this)\s(?:year|yr|season)\b`,
)

/** "Lost a contract", "lost one bid". */
const LOST_ONE = ofParts(
  'i',
  String.raw`\b(?:lost|refused|turned (?:down|away)|declined|missed)\s(?:one|the|an?)\s(?:\w+\s)?(?:tender|bid|contract|order|`,
  String.raw`job|customer|client|account|booking|sale)\b(?!\s(?:an?|per|each|every)\s)`,
)
const EACH_WEEK = /\b(?:an?|per|each|every) (?:week|wk|month)\b/i

/** "He can do 16 a week": what gets through is not lost. */
const CAN_DO = ofParts(
  'i',
  String.raw`\b(?:can|could|able to|manages?(?: to)?|at most|max(?:imum)?|capacity(?: of| is)?)(?: only|`,
  String.raw` just)?(?: do| take| make| handle| serve| see| treat| train| test)?(?: about| around| only)?\s$`,
)
/** From the figure before it to the one behind it: "1,140 came and 380 were on the waiting list". */
function ownWordsOf({ figure, between, after, later: [next] }: Left): string {
  const behind = next ? after.slice(0, next.start - figure.end) : after
  return `${between.split(END).at(-1)}${figure.value}${behind.split(END)[0]}`
}
const END = /[.;!?]\s/

export const constraint: Question = {
  places: [
    { attribute: 'hoursEach', takes: isHoursEach },
    {
      attribute: 'limit',
      takes: left => isMoney(left) && LIMITS.test(left.between),
      value: amountOf,
    },
    { attribute: 'lost', takes: isLost, value: aYear },
  ],
  words: (known, text) => {
    const total = totalIn(text)
    if (total !== null) return { lost: total }
    if (known.lost === undefined && LOST_ONE.test(text)) return { lost: 1 }
    // Of a season nobody knows the year.
    return OF_SEASON.test(text) && EACH_WEEK.test(text) ? { lost: undefined } : {}
  },
}
