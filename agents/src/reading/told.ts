import type { FactKind } from '@sextant/contracts/company/kinds'
import { type Move, moveIn, nowAndBefore } from './before-after.ts'
import type { Clause } from './clauses.ts'
import { around } from './cues.ts'
import type { Quantity } from './quantity.ts'
import { byQuestion } from './by-question.ts'
import { FORMS, isSure } from './figure-forms.ts'
import { goalOf } from './told-goal.ts'
import { ofEachSale, stoodOf, withMetric } from './told-measure.ts'
import { mayBeLost } from './lost.ts'
import { OF_SEASON } from './seasons.ts'
import { comparedIn } from './compared.ts'
import { paidInAll, withoutInstalments } from './instalments.ts'
import { settled } from './notation.ts'
import { isBudgetSaid, isTurnoverSaid } from './plain-kinds.ts'
import { ratedIn } from './rated.ts'
import type { Setting } from './setting.ts'
import { filled, OF_THAT, type Seen } from './slots.ts'
import { anyOf, ofParts } from './any-of.ts'

/** What a clause fills in on the card of a kind. */
export type Teller = (kind: FactKind, wanted?: readonly string[]) => Record<string, unknown>

const CENTS = 100

export function tellerOf(clause: Clause, setting: Setting): Teller {
  const seen = seenIn(clause, setting)
  const move = moveIn(clause.text, clause.start, clause.figures.filter(isSure))
  const byWords: Teller = (kind, wanted) => {
    const sums = figuresFor(kind, clause, seen, setting)
    if (kind === 'goal') return goalOf(clause, seen, setting, wanted)
    const rated = ratedIn(kind, clause.text, clause.start, clause.figures)
    const isMoved =
      kind === 'change' &&
      (move.isTold || (setting.asked === 'change' && IS_STEP.test(clause.text))) &&
      !move.isWanted &&
      !IS_RANGE.test(clause.text)
    const moved = isMoved ? movedOf(move) : changedOf(kind, clause, setting)
    const stood = kind === 'measure' ? stoodOf({ ...clause, figures: sums }) : null
    if (stood) return stood
    const tried = { ...triedOf(kind, clause.text), ...freeOf(kind, clause, setting) }
    const compared = kind === 'strength' ? comparedIn(clause) : null
    if (compared) return compared
    const price = PRICED.has(kind) ? paidInAll(clause, setting.currency) : null
    const told = {
      ...withoutStep(filled(kind, sums, wanted), moved),
      ...rated,
      ...moved,
      ...tried,
      ...(price && { price }),
    }
    return kind === 'offer' ? givenAway(told, clause.text, setting.currency) : told
  }
  return (kind, wanted) => {
    const known = byWords(kind, wanted)
    const figures = figuresFor(kind, clause, seen, setting)
    const isAsked = kind === setting.asked
    const all = isAsked ? byQuestion(kind, known, clause, figures, setting) : known
    return kind === 'measure'
      ? withMetric({ ...ofEachSale(all, clause.text), ...all }, clause.text)
      : all
  }
}

/** The figures of a clause as a kind may mean them. */
function figuresFor(
  kind: FactKind,
  clause: Clause,
  seen: readonly Seen[],
  setting: Setting,
): Seen[] {
  const sums = asSums(kind, clause, seen, setting)
  return PRICED.has(kind) ? withoutInstalments(sums, clause) : sums
}

/** "The course is free, it costs us about 40 each": what it costs is no price. */
function givenAway(
  { price, ...known }: Record<string, unknown>,
  text: string,
  currency: string,
): Record<string, unknown> {
  const isOwnCost = price !== undefined && known.unitCost === undefined && COSTS_US.test(text)
  if (!isOwnCost) return { ...known, ...(price !== undefined && { price }) }
  const isFree = GIVEN.test(text) && { price: { cents: 0, currency } }
  return { ...known, unitCost: price, ...isFree }
}
const COSTS_US = ofParts(
  'u',
  String.raw`\bcosts? (?:us|me)\s(?:about |around |roughly |some |ca\.? |abt\.? |maybe )?`,
  String.raw`\P{L}{0,4}(?:\p{Lu}{1,3}\p{Sc}?\s?)?\d`,
)
const GIVEN = /\b(?:is|are|for|do(?:es)? (?:it|that)) free\b|\bfree of charge\b|\bfree for\b/i

/** "Newsletter free": it costs nothing; not where a sum stands there too. */
function freeOf(kind: FactKind, clause: Clause, { currency }: Setting): Record<string, unknown> {
  const isFree =
    kind === 'channel' &&
    OPENS_FREE.test(clause.text) &&
    !clause.figures.some(({ kind: form }) => form === 'money')
  return isFree ? { spend: { cents: 0, currency } } : {}
}

/** Kinds that may have been tried before. */
const TRIED = new Set<FactKind>(['idea', 'channel'])
const IS_TRIED = anyOf(
  String.raw`tried|did (?:it|one|that|this|an?|\d+)|had (?:it|one)|ran (?:it|one|an?)`,
  'gone|wasted?|failed|flopped|useless|last (?:year|yr|season|month|spring|summer|autumn|winter)',
)
const IS_FAILED = ofParts(
  'iu',
  String.raw`\b(?:wasted?(?= of| on|[,.;!]|$)|failed|flop(?:ped)?|useless|no result|in the bin|down the drain|thrown away|(?:nobody|no one|no-one|`,
  String.raw`nothing|none|not one|zero) (?:came|called|bought|asked|wrote|answered|showed|happened|worked|of it)|`,
  String.raw`(?:did not|didn['’]t|never) work(?:ed)?|left after \d|got (?:nothing|none|nobody)|(?:shut|closed|stopped|dropped) (?:it|them)(?: again| down)?|gave (?:it|them) up|(?:zero|not one|not a single) (?:calls?|sales?|buyers?|customers?|orders?|answers?|replies|bookings?|enquir(?:y|ies))|\d[\d.,’']{0,12}(?:k| grand| thousand)? (?:\p{L}{2,12} )?gone)\b`,
)
const GOT_REACH = 14
const GOT_OF = /\s(?:got|brought)(?: us)? \d/i
const WORKED = /(?<!\b(?:not|never|n['’]t)\s(?:really\s)?)\bworked\b/i
/** "Tried flyers, nobody came" was tried and failed. */
function triedOf(kind: FactKind, text: string): Record<string, unknown> {
  const isFailed =
    TRIED.has(kind) &&
    IS_FAILED.test(text) &&
    !WORKED.test(text) &&
    (kind === 'channel' || IS_TRIED.test(text))
  return isFailed ? { attempt: 'failed' } : {}
}

/** "Flour 140 to 160": asked what changes, two levels are one. */
const IS_STEP = /\d\S*\sto\s\p{Sc}?\d/u
/** "Anything from 90 to 400" has no before and after. */
const IS_RANGE =
  /\b(?:anything|anywhere|var(?:y|ies)|ranges?|ranging|depend(?:s|ing)|priced|prices (?:are|go)|each|apiece)\b/i

/** "11% now, it was 6% before we moved": from the one to the other where a change is told; null is no step at all. */
function changedOf(kind: FactKind, clause: Clause, { asked }: Setting): Record<string, unknown> {
  const told =
    kind === 'change'
      ? nowAndBefore(clause.text, clause.start, clause.figures.filter(isSure))
      : null
  if (!told) return {}
  const isEvent = asked === 'change' || SINCE.test(clause.text)
  return isEvent ? movedOf({ from: told.was, to: told.now }) : { by: undefined }
}
/** What happened between the two. */
const SINCE = /\b(?:since|(?:before|until|till|after) (?:we|i|they|he|she|the|a|an|it)\s\p{L}+)\b/iu

/** Before and after tell the step between them. */
function withoutStep(
  attributes: Record<string, unknown>,
  moved: Record<string, unknown>,
): Record<string, unknown> {
  const { by, ...others } = attributes
  const isTold = moved.from !== undefined || 'by' in moved
  return !isTold || by === undefined ? attributes : others
}

/** The figures of a clause with what stands around them. */
function seenIn(clause: Clause, { today }: Setting): Seen[] {
  const withMoney = clause.figures.some(({ kind }) => kind === 'money')
  return clause.figures.map(figure => ({
    ...figure,
    around: around(clause.text, figure.start - clause.start, figure.end - clause.start),
    isPast: figure.day !== undefined && figure.day < today.slice(0, figure.day.length),
    ...(isDoubtful(figure, clause.text, today) && { isVague: true }),
    ...periodBefore(figure, clause.text, clause.text.slice(0, figure.start - clause.start)),
    ...periodOfLost(figure, clause),
    withMoney,
    withPrice: clause.figures.some(({ kind, per }) => kind === 'money' && per !== 'year'),
    wasTried: IS_TRIED.test(clause.text),
    ...(WASTED.test(partAround(clause, figure)) && { isWasted: true }),
    ...aYearOf(figure, clause),
    isLater: figure.day !== undefined && figure.day.slice(0, YEAR) > today.slice(0, YEAR),
    isLast:
      /,\s(?:about |around )?$/.test(clause.text.slice(0, figure.start - clause.start)) &&
      /^\W*$/.test(clause.text.slice(figure.end - clause.start)),
    isFirst:
      clause.text
        .slice(0, figure.start - clause.start)
        .replace(/^(?:about|around|maybe|and)\s/i, '') === '',
    isBracketed: /\((?:about |around |maybe )?$/.test(
      clause.text.slice(0, figure.start - clause.start),
    ),
    isEntry: clause.figures.length === 1 && IS_ENTRY.test(clause.text),
    mayBeLost: mayBeLost(figure, ...wordsBeside(clause, figure)),
    isOfSeason: OF_SEASON.test(clause.text),
  }))
}

/** The words of a clause on either side of a figure. */
const wordsBeside = ({ text, start }: Clause, figure: Quantity): [string, string] => [
  text.slice(0, figure.start - start),
  text.slice(figure.end - start),
]

/** The words around a figure up to the next comma or joint. */
function partAround({ text, start }: Clause, figure: Quantity): string {
  const before =
    text
      .slice(0, figure.start - start)
      .split(PART_ENDS)
      .at(-1) ?? ''
  const after = text.slice(figure.end - start).split(PART_ENDS)[0] ?? ''
  return `${before}#${after}`
}
const PART_ENDS = /[,;:.](?=\s)|\s(?:and|but|while|whereas)\s/i
const WASTED = anyOf(
  'wasted?|in the bin|(?:down|up) (?:the|in) (?:drain|smoke|toilet)|(?:is|was|were|are) (?:gone|lost)',
  '(?:thrown|threw|throwing|chucked) (?:it )?away|for nothing|burn(?:t|ed)|squandered|lost on|went nowhere',
)

/** "Per month leave 5 pieces": the time stands before all. */
function periodBefore(
  { kind, per, noun }: Quantity,
  text: string,
  before: string,
): Pick<Quantity, 'per'> {
  const isOpen = kind === 'count' && noun !== undefined && per === undefined
  const period = isOpen ? (OPENS_PERIOD.exec(text) ?? RIGHT_BEFORE.exec(before))?.[1] : undefined
  return period ? { per: period.toLowerCase() as Quantity['per'] } : {}
}
/** "12 ringers turned away per month": what was done with them stands between. */
function periodOfLost(figure: Quantity, clause: Clause): Pick<Quantity, 'per'> {
  const [before, behind] = wordsBeside(clause, figure)
  const isOpen = figure.kind === 'count' && figure.per === undefined
  const word = isOpen ? PER_BEHIND.exec(behind)?.[1]?.toLowerCase() : undefined
  if (!word || !mayBeLost(figure, before, behind)) return {}
  return { per: word.startsWith('w') ? 'week' : 'month' }
}
const PER_BEHIND = ofParts(
  'iu',
  String.raw`^(?:\s\p{L}+){0,2}\s(?:turned|sent|went|gone|lost|refused|declined)(?:\s\p{L}+)?`,
  String.raw`\s(?:an?|per|each|every)\s(month|mth|week|wk)\b`,
)
const RIGHT_BEFORE = /[,;]\s(?:per|each|every)\s(week|month)\s$/i
const OPENS_PERIOD = /^\W*(?:per|each|every|in a|in one)\s(day|week|month|year)\b/i

/** "290 refused last quarter": of a part of a year, so many times as much in all of it. */
function aYearOf(figure: Quantity, clause: Clause): { timesAYear?: number } {
  if (figure.kind !== 'count' || figure.per !== undefined) return {}
  // Where it is said of another figure of the clause, it is of that one.
  if (clause.figures.some(({ per }) => per === 'quarter')) return {}
  const others = clause.figures.some(({ kind }) => kind === 'count') && clause.figures.length > 2
  const [told = '', number = '', unit] = PART_OF_YEAR.exec(clause.text) ?? []
  const part = unit ? undefined : told.replace(/^\S+\s/, '')
  if (others) return {}
  if (part) return { timesAYear: PARTS_A_YEAR[part.toLowerCase()] ?? 1 }
  const times = unit ? (PARTS_A_YEAR[unit.toLowerCase()] ?? 1) : 1
  return Number(number) > 0 ? { timesAYear: times / Number(number) } : {}
}
const PART_OF_YEAR = ofParts(
  'i',
  String.raw`\b(?:(?:last|past) (?:quarter|month|week|half[- ]year)|(?:per|each|every|a) (?:quarter|half[- ]year))\b|`,
  String.raw`\b(?:last|past) (\d{1,2}) (quarter|month|week)s\b`,
)
const PARTS_A_YEAR: Readonly<Record<string, number>> = {
  quarter: 4,
  month: 12,
  week: 52,
  'half-year': 2,
  'half year': 2,
}

/** "Visits are 41%", no more. */
const IS_ENTRY = ofParts(
  'iu',
  String.raw`^(?:and\s)?(?:the\s|our\s)?(?!.*\b(?:we|i|they|keeps?|takes?|gets?)\b)\p{L}[\p{L}-]*(?:\s[\p{L}-]+){0,2}\s(?:(?:is|are|makes?)\s)?`,
  String.raw`(?:about\s|around\s)?[\d.,]{1,5}\s?(?:%|pct|per ?cent)[.!]?$`,
)

/** "Lead went up in the spring": the spring that was, or the one to come. */
const isDoubtful = ({ day }: Quantity, clause: string, today: string): boolean =>
  day !== undefined && day > today.slice(0, day.length) && HAPPENED.test(clause)
const HAPPENED = /\b(?:went|rose|fell|dropped|jumped|climbed|increased)\b/i

const YEAR = 4
/** Before and after, as they are told: of what they are makes no difference to the step. */
function movedOf({ from, to }: Pick<Move, 'from' | 'to'>): Record<string, unknown> {
  const form = from && FORMS[from.kind]
  if (!from || !to || !form) return {}
  return { from: from.value, to: to.value, form }
}

/** Kinds whose large numbers are money where nothing is counted behind them: a budget of 40k. */
const IN_MONEY = new Set<FactKind>(['channel', 'budget', 'idea'])
/** What is of money by its name, whatever it amounts to. */
const OF_MONEY = anyOf(
  'cash|bank(?: balance)?|balance|fixed|stock|inventory|debtors|receivables|overheads?|o\\/h|overdraft|loans?|savings|insurance|hire|lease|electricity|heating|energy',
  'rents?|wages|salar(?:y|ies)|payroll|costs?|debts?|arrears|turnover|burn(?:s|ing)?|expenses|bills?|mortgage|repayments?|tax(?:es)?|owes?',
  'revenue|(?:average|avg) (?:sale|order|basket|ticket|bill|invoice|booking|donation|gift)',
)
/** Kinds in which a number behind "at" or "they charge" is a price. */
const PRICED = new Set<FactKind>(['offer', 'rival'])
const AT_PRICE = ofParts(
  'i',
  String.raw`\b(?:at|charges?|priced?(?: at| is)?|do(?:es)? it for|costs?(?: me| us|`,
  String.raw` about| around)?|they pay|(?:parts|materials?|ingredients|labou?r)(?: are| is)?)\s(?:about |around )?$`,
)
/** "A second oven would be 9,000." */
const WOULD_BE =
  /\b(?:would|wld|could|cld|will|might) (?:be|cost)\s(?:us |about |around |maybe |some )*$/i
const COSTS_ME = /\bcosts? (?:me|us)\s(?:about |around )?$/i
const CHARGES = /\b(?:charges?|do(?:es)? it for)\s(?:about |around )?$/i
/** Kinds in which a number is what was spent behind these words, or where nothing else is said of it: "LinkedIn 900 a month". */
const SPENT = new Set<FactKind>(['channel', 'idea'])
const IS_PAID = /\b(?:spent|spend|paid|pay|costs?)\s(?:us |me )?(?:about |around )?$/i
const FOR_MONEY = ofParts(
  'i',
  String.raw`\b(?:for|spent|spend|paid|pay|cost|costs|waste of|wasted|lost)\s(?:us |me )?`,
  '(?:about |around )?$',
)
/** "Wholesalers spend around 12k each": what one of them pays. */
const THEY_PAY =
  /\b(?:spends?|pays?|worth|brings?(?: in)?|bring us)\s(?:us )?(?:about |around |some |roughly )?$/i
const THEY_ASK = /\b(?:takes?|asks?|wants?)\s(?:about |around )?$/i
/** "Cleaning 350" among lines with their prices. */
const PRICE_LINE =
  /^(?:and\s)?\p{L}[\p{L}'’-]{2,20}(?:\s\p{L}[\p{L}'’-]{1,20}){0,2}\s\d[\d.,]{0,12}[.!]?$/iu
const IN_BANK =
  /^\s?(?:in (?:the bank|cash)|(?:in|on) (?:the|our|my) account|at cost|of cash|cash)\b/i
/** "300 gone", "1,200 to set up": what is said behind a sum. */
const GONE = ofParts(
  'i',
  String.raw`^\s?(?:(?:is|was|are)\s)?(?:gone|wasted|lost|down the drain|to (?:set up|start|do|build|buy|try)|`,
  String.raw`all in|up front|once)\b`,
)
/** More than a share can be. */
const PERCENT_MAX = 100

function asSums(
  kind: FactKind,
  clause: Clause,
  figures: readonly Seen[],
  { currency, hasPercent, hasSums, asked }: Setting,
): Seen[] {
  return figures.map(figure => {
    if (figure.kind !== 'count' || figure.noun) return figure
    const before = clause.text.slice(0, figure.start - clause.start)
    if (kind === 'channel' && IS_FREE.test(before)) return { ...figure, isFree: true }
    const isShare = hasPercent && figure.value <= PERCENT_MAX && figure.per === undefined
    const isPeriodic = kind === 'budget' && figure.per !== undefined && figure.per !== 'sale'
    const isLarge = (IN_MONEY.has(kind) && figure.times !== undefined) || isPeriodic
    const isNamed =
      kind === 'measure' && !isShare && (OF_MONEY.test(before) || IS_PAID.test(before))
    const isPriced =
      PRICED.has(kind) &&
      (!isShare || CHARGES.test(before) || COSTS_ME.test(before)) &&
      AT_PRICE.test(before)
    const isSpent = SPENT.has(kind) && !isShare && isCost(figure, before, kind)
    const isHourly = kind === 'offer' && figure.per === 'hour'
    const after = clause.text.slice(figure.end - clause.start)
    const isGone =
      SPENT.has(kind) && (GONE.test(after) || (!isShare && GOT_OF.test(after.slice(0, GOT_REACH))))
    const isTheirs =
      kind === 'segment' &&
      (THEY_PAY.test(before) ||
        (figure.per === 'year' && /\bat\s(?:about |around )?$/i.test(before)) ||
        (figure.times !== undefined && figure.per === 'year'))
    const isPartOfPrice = kind === 'offer' && OF_THAT.test(after)
    const isRivals =
      kind === 'rival' && (figure.times !== undefined || (!isShare && THEY_ASK.test(before)))
    const isTurnover = figure.times !== undefined && isTurnoverSaid(clause.text)
    const isCash = kind === 'measure' && (IN_BANK.test(after) || isTurnover)
    const isFund = kind === 'budget' && isBudgetSaid(clause.text)
    const isWouldBe = kind === 'idea' && WOULD_BE.test(before)
    const isLost =
      SPENT.has(kind) &&
      IS_FAILED.test(clause.text) &&
      clause.figures.length === 1 &&
      ENTRY.test(before) &&
      !/^\s?of\b/.test(after)
    const isLine = kind === 'offer' && hasSums && !hasPercent && PRICE_LINE.test(clause.text)
    const isAsked =
      kind === asked &&
      (!isShare || (kind === 'offer' && IS_AT.test(before))) &&
      (isPriceAsked(clause, figure, before, kind) || isSpendAsked(clause, figure, before, kind))
    const isOther = [
      isLine,
      isAsked,
      isGone,
      isTheirs,
      isPartOfPrice,
      isRivals,
      isCash,
      isFund,
      isWouldBe,
      isLost,
    ].some(Boolean)
    const isSum = isLarge || isNamed || isPriced || isSpent || isHourly || isOther
    return isSum ? asMoney(figure, currency, after) : figure
  })
}

/** In money three digits behind a mark are thousands. */
function asMoney(figure: Seen, currency: string, rest: string): Seen {
  const sum: Seen = {
    ...figure,
    kind: 'money',
    value: Math.round(figure.value * CENTS),
    currency,
    ...(figure.orElse !== undefined && { orElse: Math.round(figure.orElse * CENTS) }),
  }
  return settled(sum, rest)
}

/** "TikTok free, maybe 40 a month": what is free costs nothing, and a number beside it counts. */
const IS_FREE =
  /\b(?:free|costs? nothing|for nothing)[,;]?\s(?:(?:and|so|maybe|about|around|brings?|brought)\s)*$/i
const OPENS_FREE = ofParts(
  'iu',
  String.raw`^\p{L}[\p{L}\s&'’-]{1,40}\s(?:is\s|are\s)?(?:free|costs? nothing|for nothing)`,
  String.raw`(?:[,;.)]|$|\s(?:and|so|maybe|about|around|brings?|brought|\d))`,
)
/** A name, and what stands between it and its price. */
const NAME_THEN = ofParts(
  'iu',
  String.raw`^\W*(?:(?:and|then|also|plus|an?|the|our|my)\s)*(?!(?:we|i|it|he|she|you)\b)\p{L}[\p{L}\p{N}&+'’()-]*(?:\s[\p{L}\p{N}&+'’()-]+){0,4}?`,
  String.raw`(?:(?::\s?|\s=\s?|,\s(?=about|around|they|it['’]?s|costs?|at))|\s)(?:(?:is|are|was|costs?|at|for|about|around|roughly|maybe|now|from|`,
  String.raw`they|it['’]?s|takes?|asks?|charges?|goes for|go for|sells? for|wants?|something like|price)\s)*$`,
)
/** Words before a number that make it one of things, of a place or of a time. */
const NO_PRICE = ofParts(
  'i',
  String.raw`\b(?:sold|sell|sells|did|do|does|make|makes|made|have|has|had|of|in|on|since|with|over|to|by|another|other|only|`,
  'lost|won|got|get|gets|about us|avg|average|for (?:one|each|it) is|until|after|before|every|needs?|there|employs?|room|level|no|nr|we|i)',
  String.raw`\s(?:about\s|around\s|maybe\s|some\s)?$`,
)
/** "Repairs at 40", also beside shares. */
const IS_AT = /^(?!.*\b(?:margin|share|discount)\b).*\sat\s(?:about\s|around\s)?$/i
const IS_STATED = /\b(?:is|are|costs?|charges?|at|for)\s(?:about\s|around\s|roughly\s)?$/i

/** Asked for prices, a bare number behind a name is one; where a time follows, only where the words say so. */
function isPriceAsked(clause: Clause, figure: Seen, before: string, kind: FactKind): boolean {
  if (!PRICED.has(kind) || figure.signed !== undefined || isOfThemAfter(clause, figure))
    return false
  // What a thing takes is time; what a rival takes is money.
  if (kind === 'offer' && /\btakes?\s(?:about\s)?$/i.test(before)) return false
  const isTimed = figure.per !== undefined && figure.per !== 'sale' && figure.per !== 'once'
  if (
    isTimed &&
    !IS_STATED.test(before) &&
    !A_NIGHT.test(clause.text.slice(figure.end - clause.start))
  )
    return false
  return NAME_THEN.test(before) && !NO_PRICE.test(before)
}

/** So is a room let, and nothing counted. */
const A_NIGHT = /^\s(?:an?|per)\snight\b/i

const isOfThemAfter = (clause: Clause, { end }: Seen): boolean =>
  /^\s?(?:of\s|%|x\b)/i.test(clause.text.slice(end - clause.start))

/** "Fair 700, 5 customers": of two numbers the one behind the name is what it cost. */
const isSpendAsked = (clause: Clause, figure: Seen, before: string, kind: FactKind): boolean =>
  kind === 'channel' &&
  ENTRY.test(before) &&
  clause.figures.some(
    other => other !== figure && other.start > figure.end && HEADS.test(other.noun ?? ''),
  )
const HEADS =
  /^(?:new )?(?:customers|clients|members|buyers|patients|guests|people|orders|bookings|sales)\b/i

/** "LinkedIn 900 a month", "fair 24'000", "radio for 900": no more is said than a name and what it took. */
function isCost({ value, per, signed }: Seen, before: string, kind: FactKind): boolean {
  if (signed !== undefined) return false
  if (FOR_MONEY.test(before)) return true
  if (kind === 'idea') return per !== 'sale' && value >= COST_LEAST && LISTED.test(before)
  if (kind !== 'channel' || !ENTRY.test(before)) return false
  return per === undefined ? value >= LARGE_SUM && !/s\s*:?\s*$/i.test(before) : true
}
/** A name of three words at most, and the number. */
const ENTRY = /^\s*(?:[\p{L}&'’-]+\s+){1,4}(?:about |around |approx\.? )?$/u
const LARGE_SUM = 1_000
/** "A stall by the pier, 800": a sum that stands alone behind what it is of. */
const LISTED = /^(?:\d{1,2}[).]\s)?[^\d]{3,80},\s(?:about |around |maybe )?$/
const COST_LEAST = 100
