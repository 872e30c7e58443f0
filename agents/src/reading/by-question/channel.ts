import { anyOf, ofParts } from '../any-of.ts'
import { OF_SEASON } from '../seasons.ts'
import { TIMES_A_YEAR } from '../times-a-year.ts'
import {
  amountOf,
  aYear,
  inMoney,
  isAtEnd,
  isBare,
  isCount,
  isMoney,
  isPart,
  type Known,
  type Left,
  NAME_ONLY,
  NO_COUNT_BEFORE,
  type Question,
} from './left.ts'
import { isPlainShare, OF_ALL } from './shares.ts'

/** Heard, seen or asked, but not won. */
const NO_BUYERS = ofParts(
  'i',
  String.raw`^\s?(?:new )?(?:followers?|subscribers?|views?|likes?|readers?|listeners?|fans?|visits?|visitors|`,
  String.raw`clicks?|impressions|persons?|staff|reps|posts?|videos?|copies|letters|flyers|leaflets|e-?mails)\b`,
)
const ASKED_ONLY = ofParts(
  'i',
  String.raw`^\s?(?:new )?(?:leads?|enquir(?:y|ies)|inquir(?:y|ies)|calls?|requests?|quotes?|bids?|came|`,
  String.raw`showed up|sign-?ups)\b`,
)
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
const EARNED = ofParts(
  'i',
  String.raw`\b(?:brought(?: in)?|brings?(?: in)?|got|gets|raised|earned|made|grossed|worth|sold for|revenue of|`,
  String.raw`sales of)\s(?:us )?(?:about )?$`,
)

const FREE = anyOf(
  String.raw`(?:paid|pay|spend|spent|costs?|cost us|cost me|for)\s(?:us |me )?(?:nothing|zero|0)`,
  "zero (?:cost|spend|money)|(?:for|is|are|was|it[’']?s) free|gratis|no cost|free",
)
const NOTHING = anyOf(
  String.raw`(?:zero|no|not one|not a single) (?:calls?|sales?|customers?|clients?|orders?|answers?|bookings?|jobs?|replies|enquir(?:y|ies))`,
  '(?:nobody|no one)(?! (?:knows?|can (?:say|tell)|counted))|nothing|none|nil',
)

/** It was free, or nobody came by it. */
function withoutFigure(known: Known, text: string, currency: string): Known {
  const isFree = known.spend === undefined && FREE.test(text)
  const isFruitless =
    known.spend !== undefined && known.customers === undefined && NOTHING.test(text)
  return {
    ...(isFree && { spend: { cents: 0, currency } }),
    ...(isFruitless && { customers: 0 }),
  }
}

const isSpent = (left: Left): boolean =>
  isMoney(left) && !EARNED.test(left.before) && !/\bof\s$/i.test(left.before)
const isHoursAMonth = ({ figure: { kind, unit }, after }: Left): boolean =>
  kind === 'duration' &&
  unit === 'hour' &&
  /^\s(?:a|per|each|every|by)\s(?:month|mth)\b/i.test(after)

/** "They keep 15%", "commission 17%": of each sale that comes by it. */
const isTaken = (left: Left): boolean =>
  isPart(left) &&
  (/\b(?:takes?|keeps?|charges?|commission|fee|cut)\b[^.;]{0,12}$/i.test(left.between) ||
    /^\s?(?:commission|fee|cut|of (?:each|every|the) sale|per sale)\b/i.test(left.after))

/** "£9,000 a month, gets about 190": what it brings as a habit, it brings in the time in which it is paid. */
export function inItsTime(paid: unknown, brought: unknown, text: string): number | null {
  const times = TIMES_A_YEAR[(paid as { per?: string } | undefined)?.per ?? '']
  if (times === undefined || typeof brought !== 'number' || OF_SEASON.test(text)) return null
  const told = HABIT.exec(text)
  const isAsSaid = told !== null && Number(told[1]?.replaceAll(/[.,]/g, '')) === brought
  return isAsSaid ? brought * times : null
}
function eachTime({ spend, customers }: Known, text: string): Known {
  const all = inItsTime(spend, customers, text)
  return all === null ? {} : { customers: all }
}
const HABIT = ofParts(
  'iu',
  String.raw`\b(?:gets?|brings?|gives?|sends?)\s(?:us |me |in )?(?:about |around |maybe |some |like )*([\d.,]+)`,
  String.raw`(?!(?:\s\p{L}+){0,2}\s(?:an?|per|each|last|this|in(?: the)?)\s?(?:year|yr|season|month|week))\b`,
)

/** "The hotels send about 40 a year": people, and no money, where no sign stands. */
function sentAYear({ spend, customers }: Known, text: string): Known {
  const many = Number(SENT.exec(text)?.[1] ?? Number.NaN)
  const isThat = (spend as { cents?: number } | undefined)?.cents === many * 100
  return isThat && customers === undefined ? { spend: undefined, customers: many } : {}
}
const SENT = ofParts(
  'i',
  String.raw`\b(?:sends?|sent|refers?|referred|gives?|gave) (?:us |me )?(?:about |around |maybe |some )?`,
  String.raw`(\d{1,4}) (?:an?|per|each|every) (?:year|yr)\b`,
)

export const channel: Question = {
  places: [
    { attribute: 'spend', takes: isSpendBare, value: inMoney },
    { attribute: 'spend', takes: isSpent, value: amountOf },
    { attribute: 'hoursPerMonth', takes: isHoursAMonth },
    {
      attribute: 'leads',
      takes: left => isCount(left) && ASKED_ONLY.test(left.after),
      value: aYear,
    },
    { attribute: 'customers', takes: isBrought, value: aYear },
    { attribute: 'customers', takes: isEntry, value: aYear },
    { attribute: 'takes', takes: isTaken },
    { attribute: 'share', takes: left => isPlainShare(left) && OF_ALL.test(left.after) },
  ],
  words: (known, text, currency) => ({
    ...withoutFigure(known, text, currency),
    ...eachTime(known, text),
    ...sentAYear(known, text),
  }),
}
