import type { FactKind } from '@sextant/contracts/company/kinds'
import { anyOf, ofParts } from './any-of.ts'
import { alike } from './before-after.ts'
import type { Clause } from './clauses.ts'
import { isSampleSize } from './samples.ts'
import type { Seen } from './slots.ts'
import { sameStem, stemsIn } from './stems.ts'

/** A figure that found no place by the words beside it, with all that stands before and behind it in its clause. */
type Left = {
  figure: Seen
  /** From the start of the clause. */
  before: string
  /** From the figure before it. */
  between: string
  after: string
  /** The figures behind it. */
  later: readonly Seen[]
  /** Shares are told around it, and it is small enough for one. */
  mayBeShare: boolean
  /** ISO 4217 of what people write without a sign. */
  currency: string
  /** What the clause has filled in so far. */
  known: Record<string, unknown>
  text: string
}

/** Where a figure may be meant by the question alone; the first row that takes it counts. */
type Place = {
  attribute: string
  takes: (left: Left) => boolean
  value?: (left: Left) => unknown
}

/** What a clause fills in on the card that was asked for, with the figures that its own words left over. */
export function byQuestion(
  kind: FactKind,
  known: Record<string, unknown>,
  clause: Clause,
  figures: readonly Seen[],
  { currency, hasPercent }: { currency: string; hasPercent: boolean },
): Record<string, unknown> {
  const places = PLACES[kind] ?? []
  const filled = { ...known }
  for (const left of leftIn(filled, clause, figures, { currency, hasPercent })) {
    const place = places.find(
      ({ attribute, takes }) =>
        filled[attribute] === undefined && takes({ ...left, known: filled }),
    )
    if (place) filled[place.attribute] = place.value?.(left) ?? left.figure.value
  }
  if (kind === 'change') Object.assign(filled, movedIn(filled, clause, figures))
  return { ...filled, ...withoutFigure(kind, filled, clause.text, currency) }
}

function leftIn(
  known: Record<string, unknown>,
  clause: Clause,
  figures: readonly Seen[],
  setting: { currency: string; hasPercent: boolean },
): Left[] {
  const currency = figures.find(({ currency: told }) => told)?.currency ?? setting.currency
  const hasSum = figures.some(({ kind }) => kind === 'money')
  const taken = new Set(Object.values(known).map(valueOf))
  return figures.flatMap((figure, index) => {
    const isOpen = figure.orElse === undefined && !figure.isVague && figure.high === undefined
    if (!isOpen || taken.has(figure.kind === 'date' ? figure.day : figure.value)) return []
    const at = figure.start - clause.start
    const from = index === 0 ? 0 : (figures[index - 1]?.end ?? clause.start) - clause.start
    const before = clause.text.slice(0, at)
    const between = clause.text.slice(from, at)
    const after = clause.text.slice(figure.end - clause.start)
    const later = figures.slice(index + 1)
    const mayBeShare = setting.hasPercent && !hasSum && figure.value <= 100 && !figure.per
    const { text } = clause
    return [{ figure, before, between, after, later, currency, mayBeShare, known, text }]
  })
}

const valueOf = (value: unknown): unknown =>
  typeof value === 'object' && value !== null && 'cents' in value ? value.cents : value

/** So many of a time, for a year. */
const TIMES_A_YEAR: Readonly<Record<string, number>> = { week: 52, month: 12, day: 250 }
function aYear({ figure: { value, per, timesAYear }, after }: Left): number {
  const told = per ?? PER_BEHIND.exec(after)?.[1]?.toLowerCase().slice(0, 4)
  const period = told && told.startsWith('m') ? 'month' : told
  return value * (period ? (TIMES_A_YEAR[period] ?? 1) : (timesAYear ?? 1))
}
/** "17 people turned away per month": a word or two may stand between. */
const PER_BEHIND = /^(?:\s\p{L}+){1,4}\s(?:an?|per|each|every|by)\s(month|mth|week)\b/iu
const amountOf = ({ figure: { value, currency, per } }: Left): unknown => ({
  cents: value,
  currency,
  ...(per && { per }),
})

const isMoney = ({ figure }: Left): boolean => figure.kind === 'money'
const isPart = ({ figure: { kind, value, signed } }: Left): boolean =>
  kind === 'percent' && value <= 1 && signed === undefined
/** So many of something: no time, no size, no rank. */
const isCount = ({ figure: { kind, signed, value, per }, before, after }: Left): boolean =>
  kind === 'count' &&
  signed === undefined &&
  Number.isInteger(value) &&
  per !== 'sale' &&
  per !== 'hour' &&
  !isYear(value) &&
  !NO_COUNT_BEFORE.test(before) &&
  !NO_COUNT_AFTER.test(after)
/** "2025" is a year rather than so many, unless something is counted. */
const isYear = (value: number): boolean => value >= 1990 && value <= 2050
const NO_COUNT_BEFORE =
  /(?:\b(?:in|since|until|till|by|every|per|top|nr|no|number|age|aged)\.?|#|\/|\d\s?(?:to|-|–))\s?$/i
const NO_COUNT_AFTER = ofParts(
  'iu',
  String.raw`^\s?(?:years?|yrs?|months?|weeks?|days?|hours?|hrs?|h|minutes?|mins?|times|x|%|km|m|kg|g|l|ha|cm|`,
  String.raw`degrees|stars?|of (?:5|10|ten|five)|\/\s?(?:5|10)|per|a piece|each|(?:to|-|–)\s?\d)(?![\p{L}])|^\s?(?:\+|of the\b)`,
)

/** Heard, seen or asked, but not won. */
const NO_BUYERS = ofParts(
  'i',
  String.raw`^\s?(?:new )?(?:followers?|subscribers?|views?|likes?|readers?|listeners?|fans?|visits?|visitors|`,
  String.raw`clicks?|impressions|persons?|staff|reps|posts?|videos?|copies|letters|flyers|leaflets|e-?mails)\b`,
)
const ASKED_ONLY =
  /^\s?(?:new )?(?:leads?|enquir(?:y|ies)|inquir(?:y|ies)|calls?|requests?|quotes?|bids?|came|showed up|sign-?ups)\b/i
const BROUGHT = ofParts(
  'iu',
  String.raw`\b(?:brought|brings?|bringing|gave|gives?|giving|got|gets?|won|sends?|sent|sold|signed|came|led to|`,
  String.raw`resulted in|made|produced|yielded|delivered|refers?|referred|recommends?|introduced?|comes?|taken by|from)\s(?:us |me |in |only |just |~ ?|about |around |maybe |some |like )*$`,
)
const CAME = ofParts(
  'iu',
  String.raw`^(?:\s\p{L}+){0,2}\s(?:came|joined|signed|bought|ordered|booked|became|enrolled|subscribed|stayed|`,
  String.raw`instructed|went|wins?|won|sold)\b`,
)
/** A name alone stands before it: "the market stall 41". */
const NAME_ONLY =
  /^\W*(?:(?:and|then|also|the|our|my|plus)\s)*(?!(?:it|that|this|which)\b)\p{L}[^\d,;:?!%]{1,50}[:,–-]?\s(?:about |around |maybe )?$/iu
const isAtEnd = ({ after }: Left): boolean => /^[\s.!)]*$/.test(after)
const hasSpend = ({ known }: Left): boolean => known.spend !== undefined
/** Behind what it cost, or behind a word for what it brought. */
const isBrought = (left: Left): boolean =>
  isCount(left) &&
  !NO_BUYERS.test(left.after) &&
  ((hasSpend(left) && isBehindSum(left)) || BROUGHT.test(left.before) || CAME.test(left.after))
const isBehindSum = ({ before }: Left): boolean => /\d|\bfree\b|\bnothing\b/i.test(before)
const isEntry = (left: Left): boolean =>
  isCount(left) &&
  left.figure.times === undefined &&
  left.figure.value < LARGE &&
  NAME_ONLY.test(left.before) &&
  isAtEnd(left)
const LARGE = 1_000
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
const isHeads = (left: Left): boolean =>
  isCount(left) &&
  (left.figure.times ?? 0) < 1e6 &&
  (NAME_ONLY.test(left.before) ||
    isNamedAgain(left) ||
    /\p{L}[^,;.]{2,50}:\s$/u.test(left.before)) &&
  !/,\s*(?:maybe )?$/.test(left.before) &&
  !/^\s?(?:orders|bookings|sales|visits|nights)\b/i.test(left.after)

/** Words behind which a share is of all customers or sales. */
const OF_ALL = ofParts(
  'iu',
  String.raw`^\s?(?:of\s(?:all\s|the\s|our\s|my\s|new\s|these\s)*(?:new\s)?(?:customers?|clients?|members?|buyers?|patients?|`,
  String.raw`guests?|orders?|bookings?|sales|business|work|turnover|revenues?|income|fees|volume|them|it|\p{Sc}?\d)|$|[.,;!)])`,
)
const IS_FEE =
  /\b(?:takes?|keeps?|charges?|commission|fee|split|discount|margin|gives?|gave|pays?|paid)\b/i
const IS_LOSS = anyOf(
  'leaves?|leaving|left|gone|lose|losing|cancel(?:s|led|ling)?|stop(?:s|ped|ping)?|quit(?:s|ting)?|churn(?:s|ed)?|lapsed?',
  String.raw`(?:do(?:es)?|did|are|is|will)(?: not|n['’]t) (?:renew|continu\w+|return|rebook|reorder|come|buy)`,
  'not (?:renew(?:ing|ed)?|continuing|returning|coming)|drop(?:s|ped)? out',
)
const IS_AGAIN = anyOf(
  'again|returns?|returning|renews?|renewals?|renewed|repeats?|stays?|comes? back|re-?orders?|re-?books?',
  '(?:two|three|2|3) (?:times|or more)|more than once|twice|loyal',
)
const IS_MOVE = anyOf(
  'up|down|more|less|fewer|rose|fell|grew|growth|growing|grow|rise|rising|falling|increase[sd]?|dropped|lost',
)
const plainShare = (left: Left): boolean =>
  isPart(left) && !IS_FEE.test(left.text) && !IS_LOSS.test(left.text) && !IS_MOVE.test(left.text)

const isSample = (left: Left): boolean =>
  isCount(left) &&
  left.known.proof !== undefined &&
  left.figure.value >= SAMPLE_LEAST &&
  isSampleSize(left.between, left.after, left.between.split(/[.;]\s/).at(-1) + left.after)
const SAMPLE_LEAST = 5

const FALLS = anyOf(
  String.raw`cuts?|cutting|lost|loses?|losing|down|less|fewer|fell|falls?|falling|drop(?:s|ped)?|declin\w+|shr[aiu]nk\w*`,
  String.raw`gone|disappears?|lower|weaker|reduc\w+|minus|cheaper`,
)
const RISES = anyOf(
  String.raw`up|rises?|rose|rising|raises?|raised|raising|more|increas\w+|grow(?:s|n|ing|th)?|grew|higher|jump(?:s|ed)?`,
  'climb(?:s|ed)?|dearer|plus|extra|stronger|gain(?:s|ed)?',
)
/** "Tin was 24, now 37", "310k last year and 870k this year": before and after. */
function movedIn(
  known: Record<string, unknown>,
  { text, start }: Clause,
  figures: readonly Seen[],
): Record<string, unknown> {
  const told = figures.filter(
    ({ kind, orElse, isVague, high, signed }) =>
      (kind === 'money' || kind === 'percent' || kind === 'count') &&
      [orElse, isVague, high, signed].every(other => other === undefined),
  )
  const [first, second, ...more] = told
  if (known.from !== undefined || known.by !== undefined || !first || !second || more.length > 0)
    return {}
  const before = text.slice(0, first.start - start)
  const between = text.slice(first.end - start, second.start - start)
  const after = text.slice(second.end - start)
  const isMove =
    (WAS.test(before) && NOW.test(between + after)) || NOW_AT.test(after) || BACK.test(between)
  if (!isMove) return {}
  const { from, to } = BACK.test(between) ? alike(second, first) : alike(first, second)
  const form = from && FORMS[from.kind]
  return from && to && form ? { from: from.value, to: to.value, form } : {}
}
const FORMS: Readonly<Record<string, string>> = { count: 'count', money: 'money', percent: 'share' }
const WAS = /\b(?:was|were|used to be|used to cost|paid|from)\b[^,;.]{0,20}$/i
const NOW = /\b(?:now|today|then to|drops? to|goes to|becomes?|will be)\b/i
const NOW_AT = /^(?:\s\S+){0,2}\s(?:this (?:year|yr)|now|today)\b/i
const BACK = /\b(?:instead of|in ?stead of|up from|down from|was|it was)\s(?:about )?$/i

/** "We pay 11k a month for it", "imported parts were 1,480,000 last year": what it costs in a year today. */
const isYearlyCost = (left: Left): boolean =>
  (isMoney(left) ||
    (isBare(left.figure) &&
      (left.figure.times !== undefined || left.figure.value >= COST_LEAST))) &&
  (isYearlyOrMonthly(left) ||
    /\b(?:we|i) (?:pay|spend|buy|put|use)\b/i.test(left.between) ||
    /^\s?last (?:year|yr)\b/i.test(left.after))
const COST_LEAST = 1_000
const isYearlyOrMonthly = ({ figure: { per } }: Left): boolean => per === 'year' || per === 'month'
const yearlySum = (left: Left): unknown => ({
  cents: centsOf(left) * (left.figure.per === 'month' ? 12 : 1),
  currency: left.figure.currency ?? left.currency,
  per: 'year',
})
/** "Halved" and "doubled" are figures too. */
const BY_WORD: readonly [RegExp, number][] = [
  [/\b(?:halved|half as (?:much|many)|cut in half)\b/i, -0.5],
  [/\b(?:doubled|doubles|twice as (?:much|many))\b/i, 1],
  [/\b(?:tripled|triples|three times as (?:much|many))\b/i, 2],
]

/** Which way the words of a clause go: both, or none, is no way. */
function wayOf(text: string): 1 | -1 | null {
  const [falls, rises] = [FALLS.test(text), RISES.test(text)]
  if (falls === rises) return null
  return rises ? 1 : -1
}
const isStep = (left: Left): boolean =>
  left.figure.kind === 'percent' &&
  left.known.from === undefined &&
  !/^\s?of\b/i.test(left.after) &&
  !/\bto\s(?:about )?$/i.test(left.before) &&
  wayOf(left.text) !== null

const SOLD = ofParts(
  'iu',
  String.raw`\b(?:sold|sell|sells|do|did|does|make|made|have|has|had|took|take|ran|run|there(?: are| were|['’]s))\s`,
  String.raw`(?:about |around |maybe |some |only |like )*$`,
)
const ROOM =
  /\b(?:max(?:imum)?|room for|space for|capacity(?: of| is)?|at most|could (?:do|make|take)|up to)\b.{0,20}$/i
const hasPrice = ({ known }: Left): boolean =>
  known.price !== undefined || known.unitCost !== undefined
const OF_COST = anyOf(
  String.raw`costs?|costing|buys?(?:ing)?(?: \p{L}+){0,2} (?:at|for)`,
  'bought (?:at|for)|land(?:s|ed)? at|materials?|parts|ingredients|inside',
  'purchase|wages|labou?r|metal|stock|to make|to buy|pay(?: for)?|gets?|goes to|of (?:it|that|which)',
)
/** A share, or a bare number that may be one: "margin 36". */
function partOf({ kind, value, noun, times, per }: Seen): number | null {
  if (kind === 'percent') return value
  const isBare = kind === 'count' && noun === undefined && times === undefined && per === undefined
  return isBare && value < 100 ? value / 100 : null
}
const isMargin = (left: Left): boolean => {
  const part = partOf(left.figure)
  const says = left.figure.kind === 'percent' ? EARNS : /\bmargins?(?: is| of)?\s$/i
  return part !== null && part <= 1 && says.test(left.between)
}
const EARNS = /\b(?:margins?|we (?:make|keep|earn)|keep|leaves)\b/i
/** In money, also where its sign is left out. */
const isSum = ({ figure }: Left): boolean => figure.kind === 'money' || isBare(figure)
const isBare = ({ kind, noun, signed, value }: Seen): boolean =>
  kind === 'count' && !noun && signed === undefined && !isYear(value)
const centsOf = ({ figure }: Left): number =>
  figure.kind === 'money' ? figure.value : Math.round(figure.value * 100)
const inMoney = (left: Left): unknown => ({
  cents: centsOf(left),
  currency: left.figure.currency ?? left.currency,
  ...(left.figure.per && { per: left.figure.per }),
})
/** A bare number in the place of a price: behind a name, and of nothing that is counted. */
const isPriceBare = (left: Left): boolean =>
  isBare(left.figure) &&
  !left.mayBeShare &&
  left.figure.value > 0 &&
  !hasPrice(left) &&
  /\p{L}{2}/u.test(left.before) &&
  !/[.;]\s/.test(left.between.trimStart()) &&
  !SOLD.test(left.between) &&
  !NO_COUNT_BEFORE.test(left.before) &&
  !NO_PRICE_BEFORE.test(left.before) &&
  !NO_COUNT_AFTER_PRICE.test(left.after)
const NO_PRICE_BEFORE =
  /\b(?:of|over|under|about us|level|from|to|than|with|another|other|lost|won|took|takes|margin|share|room for|max(?:imum)?|until|after|before)\s(?:about\s)?$/i
const NO_COUNT_AFTER_PRICE = ofParts(
  'iu',
  String.raw`^\s?(?:%|x\b|km\b|kg\b|m\b|h\b|times\b|of (?:them|those|these|our|the|5|10)\b|out of\b|stars?\b|or so\b|`,
  String.raw`(?:last|this|in) (?:year|yr|season|20\d\d)\b|(?:to|-|–)\s?\d|\/\s?(?:5|10)\b)`,
)
/** Asked for channels: of two numbers the earlier one is what it took, where the later counts who came. */
const isSpendBare = (left: Left): boolean =>
  isBare(left.figure) &&
  left.figure.value >= SPEND_LEAST &&
  left.later.some(({ kind }) => kind === 'count') &&
  /\p{L}{2}/u.test(left.before) &&
  !BROUGHT.test(left.before) &&
  !NO_COUNT_BEFORE.test(left.before) &&
  !/^\s?(?:of|%|people|persons)\b/i.test(left.after)
const SPEND_LEAST = 50
const EARNED =
  /\b(?:brought(?: in)?|raised|earned|made|grossed|worth|sold for|revenue of|sales of)\s(?:us )?(?:about )?$/i
/** An idea's own cost: "a second shop 240 000, maybe 60 customers". */
const isCostBare = (left: Left): boolean =>
  isBare(left.figure) &&
  left.figure.value >= SPEND_LEAST &&
  /\p{L}{2}/u.test(left.before) &&
  !/\b(?:brings?|maybe|about|get|of|for)\s$/i.test(left.before) &&
  !NO_COUNT_BEFORE.test(left.before) &&
  !/^\s?(?:of|%|new|more|a (?:year|month))\b/i.test(left.after)
const isCostOfOne = (left: Left): boolean =>
  isSum(left) &&
  centsOf(left) < Number(valueOf(left.known.price) ?? 0) &&
  (OF_COST.test(left.between) ||
    /^\s(?:of (?:materials?|parts|purchase|stock)|goes to|in (?:materials?|parts))\b/i.test(
      left.after,
    ))
/** "Repairs another 140,000", "2.2M": what a line brings rather than what one costs. */
const isYearsIncome = (left: Left): boolean =>
  isMoney(left) &&
  left.known.price === undefined &&
  ((left.figure.times ?? 0) >= 1e6 ||
    /\b(?:another|brings?|makes?|did|total|in all)\s/i.test(left.between))

/** What is scarce lets so much through: "capped at 7m", "we cannot advance more than 350,000". */
const LIMITS = anyOf('allows?|limits?|limited|only|at most|max(?:imum)?|cap(?:ped|s)?|more than|over|at (?:one|a) time|at any one time|advance|pass')
/** "A birth takes 19 hours", "every student needs 110 h", "eleven hours of a leader". */
const isHoursEach = ({ figure: { kind, unit }, before, after }: Left): boolean =>
  kind === 'duration' &&
  unit === 'hour' &&
  !/^\s?(?:an?|per|each|every|by|\/)\s?(?:day|week|wk|month|year)\b/i.test(after) &&
  (/\b(?:takes?|took|needs?|is|are|requires?|eats?|costs?|tek)\s(?:us |me |about |around )*$/i.test(before) ||
    /\b(?:for|per|of)\s(?:each|every|one|an?|new|it per)\b|^\s?(?:each|apiece)\b/i.test(after))

const WENT_ELSEWHERE = anyOf(
  String.raw`went to (?:others|someone|another|somebody)|(?:said|say|told|saying)(?: (?:us|me|them|everybody))? (?:no|sorry|next year)|no to|sorry to`,
  'cancel(?:led|ed|s)?|regretted|walk(?:ed|s)? (?:off|weh)|turn(?:ed|ing)? (?:away|down|back)|ask(?:ed)? for|elsewhere',
  'waiting list|waitlist|on the list|walk(?:ed)? (?:out|away)|went elsewhere|gone elsewhere|gave up|not done|unfilled|unserved',
  String.raw`could(?:n['’]t| not)|can(?:['’]t|not)|no (?:room|place|slot|time|space) for|lost|die[ds]? waiting|(?:said|say) no|sent (?:away|home|back)|declined|refused|too late`,
)

/** "£5 cheaper" is no price. */
const IS_GAP = /^\s?(?:cheaper|dearer|less|more|off|extra|below|above|under|over)\b/i

/** "It takes 14 weeks to train somebody". */
const isHandover = ({ figure, between, after }: Left): boolean =>
  figure.kind === 'duration' &&
  WEEKS[figure.unit ?? ''] !== undefined &&
  /\b(?:learn(?:s|ing)?|teach(?:es|ing)?|train(?:s|ing)?|hand(?:s|ing)?[ -]?over|replace(?:ment)?|successor|until (?:somebody|another|someone))\b/i.test(
    between + (after.split(/[.!?]\s/)[0] ?? ''),
  ) &&
  weeksOf(figure) <= HANDOVER_MOST
const HANDOVER_MOST = 260
const WEEKS: Readonly<Record<string, number>> = { week: 1, month: 52 / 12, year: 52 }
const weeksOf = ({ value, unit = 'week' }: Seen): number => Math.round(value * (WEEKS[unit] ?? 1))
const A_WEEK = /^\s?(?:an?|per|on|each|every|by|in the|\/)\s?(?:week|wk)\b/i

const PLACES: Partial<Record<FactKind, readonly Place[]>> = {
  channel: [
    { attribute: 'spend', takes: isSpendBare, value: inMoney },
    {
      attribute: 'spend',
      takes: left => isMoney(left) && !EARNED.test(left.before) && !/\bof\s$/i.test(left.before),
      value: amountOf,
    },
    {
      attribute: 'hoursPerMonth',
      takes: ({ figure: { kind, unit }, after }) =>
        kind === 'duration' &&
        unit === 'hour' &&
        /^\s(?:a|per|each|every|by)\s(?:month|mth)\b/i.test(after),
    },
    {
      attribute: 'leads',
      takes: left => isCount(left) && ASKED_ONLY.test(left.after),
      value: aYear,
    },
    { attribute: 'customers', takes: isBrought, value: aYear },
    { attribute: 'customers', takes: isEntry, value: aYear },
    {
      attribute: 'share',
      takes: left => plainShare(left) && OF_ALL.test(left.after),
    },
  ],
  segment: [
    { attribute: 'purchases', takes: isOften, value: aYear },
    { attribute: 'leaves', takes: left => isPart(left) && IS_LOSS.test(left.between + left.after) },
    {
      attribute: 'repeats',
      takes: left => isPart(left) && IS_AGAIN.test(left.between + left.after),
    },
    { attribute: 'share', takes: left => plainShare(left) && OF_ALL.test(left.after) },
    { attribute: 'size', takes: isHeads },
    {
      attribute: 'spend',
      takes: left => isMoney(left) && left.figure.per === 'year',
      value: amountOf,
    },
  ],
  strength: [{ attribute: 'n', takes: isSample }],
  offer: [
    { attribute: 'price', takes: isPriceBare, value: inMoney },
    { attribute: 'margin', takes: isMargin, value: left => partOf(left.figure) },
    { attribute: 'unitCost', takes: isCostOfOne, value: inMoney },
    {
      attribute: 'growth',
      takes: left => partOf(left.figure) !== null && wayOf(left.between) !== null,
      value: left => (partOf(left.figure) ?? 0) * (wayOf(left.between) ?? 1),
    },
    { attribute: 'capacity', takes: left => isCount(left) && ROOM.test(left.before), value: aYear },
    {
      attribute: 'volume',
      takes: left =>
        isCount(left) && hasPrice(left) && (SOLD.test(left.between) || isSoldAtEnd(left)),
      value: aYear,
    },
    { attribute: 'revenue', takes: isYearsIncome, value: amountOf },
  ],
  rival: [
    { attribute: 'price', takes: isPriceBare, value: inMoney },
    {
      attribute: 'price',
      takes: left => isMoney(left) && !hasPrice(left) && !IS_GAP.test(left.after),
      value: amountOf,
    },
    {
      attribute: 'lostTo',
      takes: left =>
        isPart(left) && /\b(?:went|go|gone|lost|switched|chose|left)\b/i.test(left.text),
    },
  ],
  change: [
    {
      attribute: 'by',
      takes: ({ figure: { kind, signed, noun, value }, known }) =>
        known.from === undefined && kind === 'count' && Boolean(signed) && !noun && value <= 100,
      value: ({ figure: { value, signed = 1 } }) => (value / 100) * signed,
    },
    {
      attribute: 'by',
      takes: isStep,
      value: left => left.figure.value * (wayOf(left.text) ?? 1),
    },
    {
      attribute: 'penalty',
      takes: left =>
        isSum(left) && /\b(?:fines?|penalt(?:y|ies))\b/i.test(left.between + left.after),
      value: inMoney,
    },
    { attribute: 'yearlyCost', takes: isYearlyCost, value: yearlySum },
  ],
  person: [
    { attribute: 'handoverWeeks', takes: isHandover, value: ({ figure }) => weeksOf(figure) },
    {
      attribute: 'daysPerWeek',
      takes: ({ figure: { kind, unit, value }, after }) =>
        kind === 'duration' && unit === 'day' && value <= 7 && A_WEEK.test(after),
    },
  ],
  idea: [{ attribute: 'cost', takes: isCostBare, value: inMoney }],
  constraint: [
    { attribute: 'hoursEach', takes: isHoursEach },
    {
      attribute: 'limit',
      takes: left => isMoney(left) && LIMITS.test(left.between),
      value: amountOf,
    },
    {
      attribute: 'lost',
      takes: left =>
        (isCount(left) || /^\s?times\b/i.test(left.after)) &&
        left.figure.kind === 'count' &&
        WENT_ELSEWHERE.test(left.text),
      value: aYear,
    },
  ],
}

/** Few are rather how often something is. */
const FEW = 5
const SOLD_LEAST = 10
/** "Silver ring 240, 30 last year": the last number behind a price, of a year or of nothing named. */
const isSoldAtEnd = ({ figure, after, between }: Left): boolean =>
  /[,;(]\s*(?:about |around |maybe |abt |~\s?)?$/i.test(between) &&
  figure.value >= FEW &&
  (figure.per !== undefined ||
    (figure.value >= SOLD_LEAST && /^(?:\s\p{L}+){0,2}[\s.!)]*$/u.test(after)) ||
    /^(?:\s\p{L}+){0,2}\s?(?:last|this|a|per|each|every)\s(?:year|yr|season|month|week)|^[\s.!)]*$/iu.test(
      after,
    ))

const FREE = anyOf(
  String.raw`(?:paid|pay|spend|spent|costs?|cost us|cost me|for)\s(?:us |me )?(?:nothing|zero|0)`,
  "zero (?:cost|spend|money)|(?:for|is|are|was|it[’']?s) free|gratis|no cost",
)
const NOTHING = anyOf(
  String.raw`(?:zero|no|not one|not a single) (?:calls?|sales?|customers?|clients?|orders?|answers?|bookings?|jobs?|replies|enquir(?:y|ies))`,
  'nobody|no one|nothing|none|nil',
)

/** What words alone tell: it was free, or nobody came by it. */
function withoutFigure(
  kind: FactKind,
  known: Record<string, unknown>,
  text: string,
  currency: string,
): Record<string, unknown> {
  if (kind === 'change') {
    const by = BY_WORD.find(([words]) => words.test(text))?.[1]
    return by !== undefined && known.by === undefined && known.from === undefined ? { by } : {}
  }
  if (kind !== 'channel') return {}
  const isFree = known.spend === undefined && FREE.test(text)
  const isFruitless =
    known.spend !== undefined && known.customers === undefined && NOTHING.test(text)
  return {
    ...(isFree && { spend: { cents: 0, currency } }),
    ...(isFruitless && { customers: 0 }),
  }
}
