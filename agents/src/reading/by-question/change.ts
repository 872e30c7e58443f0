import { anyOf, ofParts } from '../any-of.ts'
import { alike } from '../before-after.ts'
import type { Clause } from '../clauses.ts'
import type { Seen } from '../slots.ts'
import {
  centsOf,
  inMoney,
  isBare,
  isMoney,
  isSum,
  type Known,
  type Left,
  type Question,
  valueOf,
  wayOf,
} from './left.ts'

/** "Flour was 24, now 31", "310k last year and 870k this year": before and after. */
export function movedIn(known: Known, { text, start }: Clause, figures: readonly Seen[]): Known {
  const told = figures.filter(
    ({ kind, orElse, isVague, high, signed }) =>
      (kind === 'money' || kind === 'percent' || kind === 'count') &&
      [orElse, isVague, high, signed].every(other => other === undefined),
  )
  const [first, second, ...more] = told
  if (known.from !== undefined || known.by !== undefined) return {}
  if (told.length === 0) return overRange(text, start, figures)
  if (!first || !second || more.length > 0) return {}
  const before = text.slice(0, first.start - start)
  const between = text.slice(first.end - start, second.start - start)
  const after = text.slice(second.end - start)
  const isMove =
    (WAS.test(before) && (NOW.test(between + after) || TO.test(between))) ||
    NOW_AT.test(after) ||
    BACK.test(between)
  if (!isMove) return {}
  const { from, to } = BACK.test(between) ? alike(second, first) : alike(first, second)
  const form = from && FORMS[from.kind]
  return from && to && form ? { from: from.value, to: to.value, form } : {}
}
/** "Went from 900 to 1,450 a month": of what moves, a range is where it was and where it is. */
function overRange(text: string, start: number, figures: readonly Seen[]): Known {
  const [range, ...more] = figures.filter(({ high }) => high !== undefined)
  if (!range || more.length > 0 || range.high === undefined || range.orElse !== undefined) return {}
  const before = text.slice(0, range.start - start)
  const form = FORMS[range.kind]
  if (!form || !(MOVES.test(before) || MOVES.test(text.slice(0, range.end - start)))) return {}
  return { from: range.value, to: range.high, form }
}
const MOVES =
  /\b(?:went|gone|goes|go|going|rose|rises?|fell|falls?|moved|grew|grows?|dropped|jumped|up|down)\s+from\b/i
const FORMS: Readonly<Record<string, string>> = { count: 'count', money: 'money', percent: 'share' }
const WAS = /\b(?:was|were|used to be|used to cost|paid|from)\b[^,;.]{0,20}$/i
const NOW =
  /\b(?:now|today|then to|(?:falls?|drops?|rises?|goes) to|drops? to|goes to|becomes?|will be)\b/i
const TO = /^\s(?:\p{L}+\s)?to\s(?:about )?$/iu
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

const isStep = (left: Left): boolean =>
  left.figure.kind === 'percent' &&
  left.known.from === undefined &&
  !/^\s?of\b/i.test(left.after) &&
  !/\bto\s(?:about )?$/i.test(left.before) &&
  wayOf(left.text) !== null

/** "The grant, £54,000 a year, ends in March": from so much to nothing. */
const isEnded = (left: Left): boolean =>
  isMoney(left) &&
  left.known.from === undefined &&
  left.known.by === undefined &&
  ENDS.test(left.text) &&
  !IS_LEASE.test(left.text)
const ENDS = anyOf(
  String.raw`ends?|ended|ending|finish(?:es|ed)?|stops?|stopped|expires?|expired|(?:is|are|be|was) (?:finished|over|gone|abolished|scrapped)`,
  'runs? out|closes?|terminates?|disappears?|falls away|no longer',
)
const IS_LEASE = anyOf('leases?|rents?|rentals?|tenanc(?:y|ies)|loans?|mortgage')

/** "Gas +12" among percentages. */
const isSignedStep = ({ figure: { kind, signed, noun, value }, known }: Left): boolean =>
  known.from === undefined && kind === 'count' && Boolean(signed) && !noun && value <= 100
const isPenalty = (left: Left): boolean =>
  isSum(left) && /\b(?:fines?|penalt(?:y|ies))\b/i.test(left.between + left.after)

const SINCE = /\b(?:since|starts?|starting|from|wef|as of)\s(?:the\s)?$/i

function byWord(known: Known, text: string): Known {
  const by = BY_WORD.find(([words]) => words.test(text))?.[1]
  return by !== undefined && known.by === undefined && known.from === undefined ? { by } : {}
}

/** "Rental went from 22,000 to 27,500 a month": what is paid for is told in money, sign or not. */
function inCents(known: Known, text: string): Known {
  const { form, from, to } = known
  const isBareMove = form === 'count' && typeof from === 'number' && typeof to === 'number'
  if (!isBareMove || !IS_PAID.test(text) || COUNTS.test(text.replaceAll(PER_ONE, ''))) return {}
  return { form: 'money', from: Math.round(from * 100), to: Math.round(to * 100) }
}
const IS_PAID = anyOf(
  'rents?|rentals?|leases?|prices?|fees?|tariffs?|costs?|insurance|premiums?|wages?|salar(?:y|ies)|bills?|licen[cs]es?|royalt(?:y|ies)',
  'grants?|subsid(?:y|ies)|support|funding|vouchers?|bursar(?:y|ies)|gasoline|(?:the|a|per) (?:gallon|barrel)',
  'electricity|energy|heating|fuel|diesel|petrol|gas|freight|postage|tolls?|(?:per|an?) (?:kwh|kilo|kg|litre|liter|ton|tonne|mile|km|hour)',
)
const PER_ONE = /\bper \p{L}+/giu
/** What ends leaves nothing; what moved is told by its two ends. */
function withoutCost(known: Known, text: string): Known {
  const { from, to, yearlyCost } = known
  const isOver = ENDS.test(text) && !IS_LEASE.test(text)
  if (yearlyCost !== undefined && from === undefined && known.by === undefined && isOver)
    return { from: valueOf(yearlyCost), to: 0, form: 'money', yearlyCost: undefined }
  if (typeof from === 'number' && to === undefined && isOver) return { to: 0, form: 'money' }
  const isTold = yearlyCost !== undefined && from !== undefined && valueOf(yearlyCost) === from
  return isTold ? { yearlyCost: undefined } : {}
}
/** Of which there are more or fewer. */
const COUNTS = anyOf(
  'customers?|clients?|members?|people|visitors?|orders?|bookings?|pupils?|students?|staff',
)

/** Rent, wages and power that get dearer hurt, and so does a grant that ends: no opinion is needed for that. A price may be one that is paid or one that is asked. */
function sortsOf(known: Known, text: string): Known {
  const { by, from, to } = known
  if (IS_GRANT.test(text) && ENDS.test(text) && to === 0)
    return { direction: 'ending', touches: 'funding', bearing: 'hurts' }
  const told = typeof by === 'number' ? by : stepOf(from, to)
  const step = told === 0 && GETS_DEARER.test(text) ? 1 : told
  if (!step || !IS_COST.test(text)) return {}
  const isUp = step > 0
  return {
    direction: isUp ? 'rising' : 'falling',
    touches: 'cost',
    bearing: isUp ? 'hurts' : 'helps',
  }
}
/** Without a figure: "fuel is going up". */
const GETS_DEARER = anyOf(
  '(?:going|goes|gone|went) up|rising|climbing|(?:gets?|getting|got|becomes?) (?:dearer|more expensive)',
)
const stepOf = (from: unknown, to: unknown): number =>
  typeof from === 'number' && typeof to === 'number' ? to - from : 0
const IS_GRANT = anyOf('grants?|subsid(?:y|ies)|vouchers?|bursar(?:y|ies)|funding')
const IS_COST = ofParts(
  'iu',
  String.raw`^\W*(?:(?:and|also|the|our|my)\s)*(?:\p{L}+\s)?(?:rents?|rentals?|wages?|salar(?:y|ies)|payroll|insurance|`,
  String.raw`premiums?|electricity|energy|power|fuel|diesel|gasoline|petrol|postage|heating)\s(?!\p{L}*\s?(?:repair|sales?|orders?))`,
)

export const change: Question = {
  places: [
    {
      attribute: 'by',
      takes: isSignedStep,
      value: ({ figure: { value, signed = 1 } }) => (value / 100) * signed,
    },
    {
      attribute: 'by',
      takes: isStep,
      value: left => left.figure.value * (wayOf(left.text) ?? 1),
    },
    { attribute: 'from', takes: isEnded },
    {
      attribute: 'when',
      takes: left => left.figure.kind === 'date' && SINCE.test(left.before),
      value: left => left.figure.day,
    },
    { attribute: 'penalty', takes: isPenalty, value: inMoney },
    { attribute: 'yearlyCost', takes: isYearlyCost, value: yearlySum },
  ],
  words: (known, text) => {
    const moved = {
      ...byWord(known, text),
      ...inCents(known, text),
      ...withoutCost(known, text),
    }
    return { ...moved, ...sortsOf({ ...known, ...moved }, text) }
  },
}
