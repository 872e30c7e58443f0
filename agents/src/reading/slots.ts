import { type Control, controlsOf } from '@sextant/contracts/company/controls'
import type { Attributes, FactKind } from '@sextant/contracts/company/kinds'
import type { Period } from '@sextant/contracts/company/figures'
import { type Around, type Cue, isNear, isRightAfter, isRightBefore } from './cues.ts'
import { keptTime } from './kept-time.ts'
import type { Quantity } from './quantity.ts'
import { TIMES_A_YEAR } from './times-a-year.ts'
import { ofParts } from './any-of.ts'

/** A figure with the words around it in its clause. */
export type Seen = Quantity & {
  around: Around
  /** A day that is over. */
  isPast?: boolean
  /** An amount of money stands in the same clause. */
  withMoney?: boolean
  /** Its clause is a name and this figure, no more. */
  isEntry?: boolean
  /** A day of a coming year. */
  isLater?: boolean
  /** An amount stands there that is not of a year. */
  withPrice?: boolean
  /** Its clause tells of something that was tried. */
  wasTried?: boolean
  /** It is of a part of a year: so many of these a year has. */
  timesAYear?: number
  /** Its clause ends with it, behind a comma. */
  isLast?: boolean
  /** It stands behind a word that there is nothing to pay. */
  isFree?: boolean
  /** Its own part of the sentence says that it was spent for nothing. */
  isWasted?: boolean
  /** Its clause begins with it. */
  isFirst?: boolean
  /** It stands in brackets behind a name. */
  isBracketed?: boolean
  /** It may be of sales that were refused or lost. */
  mayBeLost?: boolean
  /** It is told of a few weeks or a season alone, so a year has not so many times as much. */
  isOfSeason?: boolean
}

type Slot = {
  /** Whether a figure may stand there. */
  takes: (figure: Seen) => boolean
  fill: (figure: Quantity) => Record<string, unknown>
}

const amountOf = ({ value, currency, per }: Quantity) => ({
  cents: value,
  currency,
  ...(per && { per }),
})
const isMoney = ({ kind }: Quantity): boolean => kind === 'money'
const isYearly = (figure: Quantity): boolean => isMoney(figure) && figure.per === 'year'
/** "The average order is 87": of all that is sold, and no line's price. */
const isOfAverageSale = ({ around: { before } }: Seen): boolean =>
  ofParts(
    '',
    String.raw`\b(?:sale|order|basket|ticket|bill|invoice|booking|donation|gift)\s(?:average|`,
    String.raw`avg|middle|median|mean|typical)\b`,
  ).test(before.join(' '))
/** "£5 cheaper" is no price. */
const isDifference = ({ around: { after: behind } }: Seen): boolean =>
  ['cheaper', 'dearer', 'less', 'more', 'off', 'extra'].includes(behind[0] ?? '')
/** "Loses 4 each", "eats 11 a crate", "leaves us 30": what goes off a price, or what is left of it. */
const isOffPrice = ({
  around: {
    before: [first = '', second = '', third = ''],
  },
}: Seen): boolean => {
  const isOfUs = first === 'us' || first === 'me'
  if (isOfUs && LEAVES.has(second)) return true
  if (LOSES.has(first)) return true
  return (isOfUs || ROUGHLY.has(first)) && (LOSES.has(second) || LOSES.has(third))
}
const LOSES = new Set(['lose', 'loses', 'losing', 'eat', 'eats', 'eating', 'swallow', 'swallows'])
const LEAVES = new Set(['leave', 'leaves', 'leaving', 'left'])
const ROUGHLY = new Set(['about', 'abt', 'around', 'up', 'maybe'])
/** Millions are what a line brings, not what one costs. */
const isTotal = (figure: Seen): boolean =>
  (figure.times ?? 1) >= 1e6 ||
  ['another', 'total', 'altogether'].includes(figure.around.before[0] ?? '')
const isPrice = (figure: Seen): boolean =>
  isMoney(figure) &&
  !isOffPrice(figure) &&
  !figure.around.before.includes('second') &&
  !isOfAverageSale(figure) &&
  !isDifference(figure) &&
  !isTotal(figure) &&
  !isOfWhole(figure) &&
  !isOfRange(figure)
/** "44% of the 118m": what a part is of. */
const isOfWhole = ({ around: { before } }: Seen): boolean =>
  before[1] === 'of' && (before[0] === 'the' || before[0] === 'our')
/** "From 40", "up to 40"; the up of a set-up is none. */
const isOfRange = ({ around: { before } }: Seen): boolean =>
  before.slice(0, 2).some((word, at) => (at === 0 || word !== 'up') && RANGES.has(word))
const RANGES = new Set(['from', 'to', 'up', 'between'])
const isEach = (figure: Seen): boolean =>
  isPrice(figure) && (figure.per === undefined || figure.per === 'sale' || figure.per === 'hour')
const isPercent = ({ kind, value }: Quantity): boolean => kind === 'percent' && value <= 1
/** Of sales; "40 of 130" is of what is counted. */
const isPart = (figure: Quantity): boolean => isPercent(figure) && figure.of === undefined
const isOfSales = (figure: Seen): boolean =>
  isPart(figure) && (figure.ofSales === true || isNear(figure.around, 'ofSales'))
const isCount = ({ kind }: Quantity): boolean => kind === 'count'
/** So many of something that is named behind the number. */
const isHeads = ({ kind, noun, per }: Quantity): boolean =>
  kind === 'count' && noun !== undefined && per === undefined
/** "Schools, 6 of them" are so many. */
const isOfThem = (figure: Quantity): boolean =>
  isCount(figure) && /^of (?:them|those|these)\b/.test((figure as Seen).around.after.join(' '))
/** "We did 30 of those." */
const isDoneOfThem = (figure: Quantity): boolean =>
  isOfThem(figure) &&
  /^(?:did|do|make|made|sell|sold)$/.test((figure as Seen).around.before[0] ?? '')
/** "A plan at 280 a month (96 of them)", "there are 75 of them", a second bare number behind the price: so many are there. */
const isThere = (figure: Seen): boolean =>
  isCount(figure) &&
  !figure.isFirst &&
  figure.times === undefined &&
  (isTheirNumber(figure) || isBareLast(figure))
/** "30 of them a month". */
function ofThemAYear(figure: Quantity): number {
  const period = (figure as Seen).around.after[3] as Period | undefined
  return figure.value * ((period && TIMES_A_YEAR[period]) ?? 1)
}
const isTheirNumber = (figure: Seen): boolean =>
  isOfThem(figure) &&
  (figure.isBracketed === true || ['there', 'are', 'have'].includes(figure.around.before[0] ?? ''))
const isBareLast = ({ withMoney, isLast, noun, per }: Seen): boolean =>
  withMoney === true && isLast === true && noun === undefined && per === undefined
/** "3 hotels", "farmers (about 80)". */
const isOpeningHeads = (figure: Seen): boolean =>
  isHeads(figure) && figure.isFirst === true
    ? true
    : isCount(figure) && figure.isBracketed === true && !figure.times
const isDate = ({ kind }: Quantity): boolean => kind === 'date'
const isAnyPercent = ({ kind }: Quantity): boolean => kind === 'percent'
/** "30 h a week". */
const isWeekly = (figure: Quantity): boolean =>
  isHours(figure) && /^(?:an?|per|each|every) (?:week|wk)\b/.test(behindOf(figure))
/** "6 hours a saddle", "2 hours each". */
const isOfOne = (figure: Quantity): boolean =>
  isHours(figure) &&
  /^(?:(?:an?|per|for (?:one|each|every|an?)) (?!day|week|month|year|night)\p{L}+|each|apiece)/u.test(
    behindOf(figure),
  )
const behindOf = (figure: Quantity): string => (figure as Seen).around.after.join(' ')
const isHours = ({ kind, unit }: Quantity): boolean => kind === 'duration' && unit === 'hour'

/** "210 of that goes into brass": a part of the price that is told before. */
export const OF_THAT =
  /^\s?of (?:that|it|this|which)\s(?:goes|go|is|are|gets?)\b(?! (?:profit|margin|left|ours|mine))/i
const isOfThat = (figure: Seen): boolean =>
  isMoney(figure) && OF_THAT.test(figure.around.after.join(' '))

const slot = (
  takes: Slot['takes'],
  attribute: string,
  valueOf: (figure: Quantity) => unknown = figure => figure.value,
): Slot => ({
  takes: valueOf === aYear ? figure => takes(figure) && !isOfPartYear(figure) : takes,
  fill: figure => ({ [attribute]: valueOf(figure) }),
})
/** "In spring 40 a week": so many of a few weeks, of which nobody knows the year. */
export const isOfPartYear = ({ isOfSeason, per }: Seen): boolean =>
  isOfSeason === true && per !== undefined && TIMES_A_YEAR[per] !== undefined
/** A number of a month or a week, for a year. */
function aYear(figure: Quantity): number {
  return (
    figure.value *
    (figure.per ? (TIMES_A_YEAR[figure.per] ?? 1) : ((figure as Seen).timesAYear ?? 1))
  )
}
const day = (attribute: string): Slot => slot(isDate, attribute, figure => figure.day)

/** A slot that takes a figure only beside a word that says what it is. */
const beside = (cue: Cue, place: Slot): Slot => ({
  ...place,
  takes: figure => place.takes(figure) && isNear(figure.around, cue),
})
const after = (cue: Cue, place: Slot): Slot => ({
  ...place,
  takes: figure => place.takes(figure) && isRightBefore(figure.around, cue),
})
/** A slot that leaves a figure alone behind a word that says it is something else. */
const unless = (cue: Cue, place: Slot): Slot => ({
  ...place,
  takes: figure => place.takes(figure) && !isRightBefore(figure.around, cue),
})
/** "61 new buyers" are buyers. */
const withoutNew = ({ before, after: behind }: Around): Around => ({
  before,
  after: behind[0] === 'new' ? behind.slice(1) : behind,
})
/** "40 customers", "won 6 schools"; "brings 96K" is of money. */
const isWon = (figure: Seen): boolean =>
  isCount(figure) &&
  !isLeads(figure) &&
  (figure.isFree === true ||
    isRightAfter(figure.around, 'heads') ||
    isRightAfter(withoutNew(figure.around), 'heads') ||
    (figure.noun !== undefined && SOLD_SO.test(figure.noun)) ||
    (isRightBefore(figure.around, 'won') && (figure.times === undefined || Boolean(figure.noun))))
/** Who asked has not bought. */
const isLeads = ({ kind, noun = '' }: Quantity): boolean =>
  kind === 'count' &&
  /^(?:new )?(?:leads?|enquir(?:y|ies)|inquir(?:y|ies)|calls?|requests?|clicks?|visits?|views?)\b/i.test(
    noun,
  )
const isLeadsTold = (figure: Quantity): boolean =>
  isLeads(figure) && /^(?:new )?(?:leads?|enquir|inquir|calls?|requests?)/i.test(figure.noun ?? '')
const SOLD_SO = /^(?:new )?(?:bookings|orders|sales|sign-?ups|commissions|contracts)$/i
/** What was paid for it, not what it brought nor what each was worth: "64 of $35". */
const isSpent = (figure: Seen): boolean =>
  isMoney(figure) &&
  !isRightBefore(figure.around, 'won') &&
  !isRightBefore(figure.around, 'earned') &&
  (figure.around.before[0] !== 'of' || figure.around.before[1] === 'waste')
/** "Turned away 45", "said no to 60", "sent 30 away". */
const isRefused = ({ kind, mayBeLost, around: { before, after: behind } }: Seen): boolean =>
  kind === 'count' &&
  mayBeLost === true &&
  (/^(?:back (?:sent|send|turned)|away (?:sent|send|turned))/.test(before.join(' ')) ||
    before.slice(0, 3).join(' ') === 'to no said' ||
    before.slice(0, 3).join(' ') === 'to no say' ||
    behind[0] === 'away')
const isLost = ({ mayBeLost }: Seen): boolean => mayBeLost === true
/** Few, in words, before a time: "two crops a year" is how often something is, not what is sold of it. */
const isFew = ({ value }: Quantity): boolean => value < FEW
const FEW = 5
/** A day that something begins on: a year alone that is this one, or "since", tells nothing of that. */
const isStart = (figure: Seen): boolean =>
  isDate(figure) &&
  (figure.day?.length !== YEAR_ALONE || figure.isLater === true) &&
  !isRightBefore(figure.around, 'since')
const YEAR_ALONE = 4
/** A change, and neither a range nor the level that it leads to. */
const isStep = (figure: Seen): boolean =>
  isAnyPercent(figure) && figure.high === undefined && !isRightBefore(figure.around, 'level')
/** So many in a time. What is not said to be counted may be a price, unless the price stands beside it. */
const isPeriodic = (figure: Seen): boolean =>
  isCount(figure) &&
  figure.per !== undefined &&
  figure.per !== 'sale' &&
  figure.per !== 'once' &&
  figure.per !== 'hour' &&
  !isFew(figure) &&
  (figure.noun !== undefined || figure.withMoney === true || isDone(figure))
/** "We do 40 a year." */
const isDone = ({ around: { before } }: Seen): boolean =>
  before.slice(0, 2).some(word => DOES.has(word))
const DOES = new Set(['do', 'did', 'sell', 'sold', 'make', 'made', 'deliver', 'deliver', 'ship'])
const isAhead = (figure: Seen): boolean => isDate(figure) && !figure.isPast
/** A change without a word for its direction stays open: a rise and a fall are not guessed. */
const CHANGED_BY: readonly Slot[] = [
  {
    takes: figure => isStep(figure) && figure.signed !== undefined,
    fill: ({ value, signed = 1 }) => ({ by: value * signed }),
  },
  beside(
    'falling',
    slot(isStep, 'by', ({ value }) => -value),
  ),
  beside('rising', slot(isStep, 'by')),
]

/** A price against one's own, both ends alike. */
function gap(cue: Cue, sign: 1 | -1): Slot {
  return {
    takes: figure => isPercent(figure) && isNear(figure.around, cue),
    fill: ({ value, high }) => {
      const ends = [value * sign, (high ?? value) * sign].toSorted((a, b) => a - b)
      return { gapLow: ends[0], gapHigh: ends[1] }
    },
  }
}

/** "Doing nothing, 4 of 5": of those who did not buy. */
const ofThose = beside(
  'chosen',
  slot(figure => isPercent(figure) && figure.of !== undefined, 'lostTo'),
)

/** A proof is measured in what it is written in. */
const PROOFS: readonly Slot[] = [
  beside(
    'stars',
    proof(figure => isCount(figure) && figure.value <= STARS_MAX, 'stars'),
  ),
  slot(figure => isCount(figure) && isRightAfter(figure.around, 'reviews'), 'n'),
  proof(isPercent, 'share'),
  ...(['minute', 'hour', 'day', 'week', 'year'] as const).map(unit =>
    proof(
      figure => figure.kind === 'duration' && figure.unit === unit && !isTimeOf(figure),
      `${unit}s`,
    ),
  ),
]
const STARS_MAX = 5
/** When something was, rather than how long it takes. */
const isTimeOf = ({ unit, around: { before, after: behind } }: Seen): boolean =>
  behind[0] === 'ago' ||
  (unit === 'year' && before[0] === 'in') ||
  before[0] === 'every' ||
  ['after', 'last', 'past', 'since', 'next'].includes(before[0] ?? '')

/** "Others need 9", "the trade's average is 49": not "our average", nor an average of no one. */
function isOfOthers({ around: words }: Seen): boolean {
  const at = words.before.indexOf('average')
  const whose = at === -1 ? undefined : words.before[at + 1]
  return isNear(words, 'others') || (whose !== undefined && !OWN_AVERAGE.has(whose))
}
const OWN_AVERAGE = new Set(['our', 'my', 'an', 'on', 'in', 'and', 'the', 'about', 'is', 'we'])

function proof(takes: Slot['takes'], proofForm: string): Slot {
  return {
    takes: figure => takes(figure) && figure.high === undefined && !isOfOthers(figure),
    fill: figure => ({ proof: figure.value, proofForm }),
  }
}

/** The first figure of a clause is what it tells. */
const measured: Slot = {
  takes: figure => isMoney(figure) || isPercent(figure) || isCount(figure),
  fill: ({ kind, value, per }) => ({
    value,
    form: kind === 'percent' ? 'share' : kind,
    ...(per && { per }),
  }),
}

/** A time is a figure of its own where nothing else is told. */
const timed: Slot = {
  takes: figure =>
    figure.kind === 'duration' && figure.high === undefined && !isTimeOf(figure as Seen),
  fill: ({ value, unit = 'day' }) => keptTime(value, unit),
}

/** "They take 2.9%" is what they charge. */
const isFee = ({ around: { before, after: behind } }: Seen): boolean =>
  ['take', 'takes', 'charge', 'charges', 'keep', 'keeps'].includes(before[0] ?? '') ||
  ['commission', 'fee', 'fees'].includes(behind[0] ?? '')

/** Of what rises or falls. */
const isMoving = (figure: Quantity): boolean =>
  figure.signed !== undefined ||
  ['rising', 'falling'].some(cue => isRightBefore((figure as Seen).around, cue as Cue))

/** "A yard with a 9m gate", one thing behind it: a length, and no millions. */
const isMeasured = ({ times, noun }: Seen): boolean =>
  times === 1e6 && noun !== undefined && !noun.endsWith('s')

/** So many of it; thousands of nothing that is named are rather money. */
const isAmount = (figure: Seen): boolean =>
  isCount(figure) &&
  !isMeasured(figure) &&
  figure.around.after[0] !== 'like' &&
  (figure.times === undefined || figure.noun !== undefined)

/** Where the figures of a clause go in each kind's card, in this order; what finds no place stays in the quote. */
const SLOTS: Readonly<Record<FactKind, readonly Slot[]>> = {
  organization: [slot(isCount, 'people')],
  goal: [slot(isAhead, 'by', figure => figure.day)],
  offer: [
    beside('margin', slot(isPercent, 'margin')),
    slot(isOfSales, 'share'),
    slot(figure => isOfThat(figure as Seen), 'unitCost', amountOf),
    unless('cost', slot(isEach, 'price', amountOf)),
    after('cost', slot(isEach, 'unitCost', amountOf)),
    beside('ofSales', slot(isYearly, 'revenue', amountOf)),
    unless('cost', slot(isPrice, 'price', amountOf)),
    beside('sold', slot(isCount, 'volume', aYear)),
    slot(isPeriodic, 'volume', aYear),
    slot(isHours, 'hoursEach'),
    slot(isDoneOfThem, 'volume', aYear),
    { takes: isThere, fill: figure => ({ volume: ofThemAYear(figure) }) },
  ],
  segment: [
    beside('leaving', slot(isPercent, 'leaves')),
    {
      takes: figure =>
        isPercent(figure) && isNear(figure.around, 'again') && isNear(figure.around, 'not'),
      fill: ({ value }) => ({ leaves: value }),
    },
    beside('again', slot(isPercent, 'repeats')),
    slot(isOfSales, 'share'),
    beside('heads', slot(isHeads, 'size')),
    slot(isOfThem, 'size'),
    { takes: isOpeningHeads, fill: ({ value }) => ({ size: value }) },
    slot(isYearly, 'spend', amountOf),
    beside('spent', slot(isMoney, 'spend', amountOf)),
  ],
  rival: [slot(isPrice, 'price', amountOf), gap('cheaper', -1), gap('dearer', 1), ofThose],
  strength: PROOFS,
  constraint: [
    slot(isRefused, 'lost', aYear),
    beside(
      'refused',
      slot(figure => isCount(figure) && isLost(figure as Seen), 'lost', aYear),
    ),
    slot(isWeekly, 'hoursPerWeek'),
    slot(isOfOne, 'hoursEach'),
  ],
  change: [
    ...CHANGED_BY,
    slot(isStart, 'when', figure => figure.day),
    slot(isYearly, 'yearlyCost', amountOf),
  ],
  person: [slot(isAhead, 'leaves', figure => figure.day)],
  channel: [
    slot(isSpent, 'spend', amountOf),
    slot(isWon, 'customers', aYear),
    slot(isLeadsTold, 'leads', aYear),
  ],
  measure: [measured, timed],
  budget: [],
  resource: [slot(figure => isAmount(figure as Seen), 'amount')],
  partner: [
    slot(isYearly, 'yearlyCost', amountOf),
    slot(
      figure => isAhead(figure) && !isMoving(figure),
      'ends',
      figure => figure.day,
    ),
    slot(figure => isPercent(figure) && !isFee(figure) && !isMoving(figure), 'share'),
  ],
  // What one buyer would pay is no cost of it.
  idea: [
    slot(figure => isMoney(figure) && figure.per !== 'sale', 'cost', amountOf),
    { takes: isHoursOnce, fill: ({ value }) => ({ hours: value }) },
    after(
      'brings',
      slot(
        figure => isCount(figure) && figure.times === undefined && !isOver(figure),
        'brings',
        aYear,
      ),
    ),
    slot(isBrought, 'brings', aYear),
  ],
  job: [],
  outcome: [],
  quote: [],
  factor: [],
  force: [],
  inside: [],
}

/** Hours to do it, not those of each week after. */
function isHoursOnce(figure: Seen): boolean {
  return isHours(figure) && !OF_EACH.test(figure.around.after.join(' '))
}
const OF_EACH = /^(?:an?|per|each|every|in (?:a|the)|weekly|monthly|daily)\b/

/** "300 packs a month", "50 orders": what an idea may bring in a year; what is over brought it then. */
const isOver = (figure: Quantity): boolean => (figure as Seen).wasTried === true
function isBrought(figure: Seen): boolean {
  return (
    isCount(figure) &&
    figure.times === undefined &&
    figure.wasTried !== true &&
    figure.noun !== undefined &&
    (SOLD_SO.test(figure.noun) || isRightAfter(figure.around, 'heads') || isBroughtPeriodic(figure))
  )
}
const isBroughtPeriodic = ({ per }: Seen): boolean =>
  per === 'month' || per === 'week' || per === 'year'

/** Which figures an attribute takes that a question is after, by its control. */
const BY_CONTROL: Partial<Record<Control['as'], (attribute: string) => Slot>> = {
  amount: attribute => slot(isMoney, attribute, amountOf),
  share: attribute => slot(isPercent, attribute),
  growth: attribute => slot(({ kind }) => kind === 'percent', attribute),
  count: attribute => slot(figure => isCount(figure) || isHours(figure), attribute),
  day,
}

/** A share of the market is one's own, a rival's, or the market's growth: each only where its words stand. */
const OF_THE_MARKET: Readonly<Record<string, readonly Slot[]>> = {
  rivalShare: [after('theirs', slot(isPercent, 'rivalShare'))],
  marketGrowth: [
    slot(
      figure => isAnyPercent(figure) && figure.signed !== undefined,
      'marketGrowth',
      ({ value, signed = 1 }) => value * signed,
    ),
    after(
      'falling',
      slot(isAnyPercent, 'marketGrowth', ({ value }) => -value),
    ),
    after('rising', slot(isAnyPercent, 'marketGrowth')),
  ],
  ownShare: [
    slot(
      figure =>
        isPercent(figure) &&
        figure.signed === undefined &&
        !isNear(figure.around, 'ofSales') &&
        !['theirs', 'rising', 'falling'].some(cue => isRightBefore(figure.around, cue as Cue)),
      'ownShare',
    ),
  ],
}

function slotsFor(kind: FactKind, wanted: readonly string[]): Slot[] {
  const shares = Object.entries(OF_THE_MARKET).filter(
    ([name]) => kind === 'offer' && wanted.includes(name),
  )
  if (shares.length > 0) return shares.flatMap(([, slots]) => slots)
  const ofAll = kind === 'offer' && wanted.length === 0 ? [ENTRY_SHARE] : []
  const controls = controlsOf(kind).filter(({ attribute }) => wanted.includes(attribute))
  const asked = controls.flatMap(
    ({ attribute, control }) => BY_CONTROL[control.as]?.(attribute) ?? [],
  )
  return [...asked, ...ofAll]
}
/** Asked which part of sales each line is, "visits are 41%" is that part. */
const ENTRY_SHARE: Slot = {
  takes: figure =>
    isPart(figure) && figure.isEntry === true && !NO_SHARE.some(cue => isNear(figure.around, cue)),
  fill: ({ value }) => ({ share: value }),
}
const NO_SHARE: readonly Cue[] = ['margin', 'cost', 'rising', 'falling']

/** The attributes that a clause's figures fill in the card of a kind: each figure once, each place once. `wanted`: what was asked for takes its figures first. */
export function filled<K extends FactKind>(
  kind: K,
  figures: readonly Seen[],
  wanted?: readonly string[],
): Partial<Attributes<K>> {
  const attributes: Record<string, unknown> = {}
  const left = figures.filter(({ orElse, isVague }) => orElse === undefined && !isVague)
  if (kind === 'budget') return budgetOf(left) as Partial<Attributes<K>>
  const first = wanted ? slotsFor(kind, wanted) : []
  for (const place of [...first, ...SLOTS[kind]]) {
    const index = left.findIndex(figure => place.takes(figure) && isOpen(place, figure, attributes))
    const [figure] = index === -1 ? [] : left.splice(index, 1)
    if (figure) Object.assign(attributes, place.fill(figure))
  }
  return attributes as Partial<Attributes<K>>
}

/** "2k a month, Mia 5 hours and me 3": the hours of everybody together. */
function budgetOf(figures: readonly Seen[]): Partial<Attributes<'budget'>> {
  // What was wasted is spent, and no money at hand.
  const sums = figures.filter(figure => isMoney(figure) && !figure.isWasted)
  const periodic = sums.filter(({ per }) => per !== undefined)
  // Two sums of one kind: which is meant is not told.
  const [sum] = [sums, periodic].find(({ length }) => length === 1) ?? []
  const hours = figures.filter(figure => isHours(figure) && figure.high === undefined)
  // "3 hours each": of how many, is another matter.
  const isOfEach = hours.some(({ around: { after: behind } }) => behind.includes('each'))
  const total = hours.reduce((all, { value }) => all + value, 0)
  const amount = sum && (amountOf(sum) as Attributes<'budget'>['amount'])
  const until = sum && lastDayOf(figures, sum)
  return {
    ...(amount && { amount }),
    ...(until && { until }),
    ...(hours.length > 0 && !isOfEach && { hoursPerWeek: total }),
  }
}

/** "Until May", "by spring": the day that ends it. Such a word is part of the day, or stands before it. */
const lastDayOf = (figures: readonly Seen[], { around: { after: behind } }: Seen) =>
  figures.find(figure => {
    const words = [...figure.around.before, ...behind]
    return isAhead(figure) && words.some(word => ENDS_SO.has(word))
  })?.day
const ENDS_SO = new Set(['until', 'till', 'by', 'through', 'before'])

/** Nothing is written over, and a goal keeps the form that its first figure has. */
function isOpen(place: Slot, figure: Seen, attributes: Record<string, unknown>): boolean {
  return Object.entries(place.fill(figure)).every(
    ([name, value]) => attributes[name] === undefined || attributes[name] === value,
  )
}
