import type { Quantity } from './quantity.ts'
import { anyOf, ofParts } from './any-of.ts'

/** Two figures of one thing: where it stands, and where it goes. `isWanted`: the words say that somebody wants it. */
export type Move = { from?: Quantity; to?: Quantity; isWanted: boolean; isTold: boolean }

const WANTED = anyOf(
  String.raw`wants?|wanted|wanna|goals?(?!\s(?:before|question))|targets?|aim(?:s|ing)?`,
  'reach(?:ing)?|get(?:ting)? (?:up )?to|grow(?:ing)? to|should|hop(?:e|es|ing)',
  String.raw`wish|dream|would (?:like|love)|(?:i|we|they)['’]?d (?:like|love)`,
  'need(?:s)? to (?:be|get|do|reach)|plan(?:s|ning)? (?:for|on)|keep|hold|maintain',
  'happy with|content with|back to|would be (?:nice|great)',
)
const STANDING = anyOf(
  'now|today|currently|at the moment|at present|presently|so far|this (?:year|yr)',
  'last (?:fin(?:ancial)? )?(?:year|yr|season|spring|summer|autumn|fall|winter)',
  '(?:we|i) (?:do|did|have|had|make|made|sell|sold|are at|were at|stand at)',
  String.raw`(?:we|i)['’](?:re|ve|m) (?:at|got|doing)`,
)
const NEXT =
  /^[^,;]{0,20}\b(?:next (?:year|yr|season)|in a year|wanted|is the (?:goal|target|aim|plan|dream))\b/i
const ARROW = /(?:->|→|=>|⇒|>>?)\s*$/
const ABOUT = String.raw`(?:about |around |roughly |some |maybe )?`
const FROM = new RegExp(String.raw`\bfrom\s${ABOUT}$`, 'i')
const TO = new RegExp(String.raw`\bto\s${ABOUT}$`, 'i')
/** Between two figures that are no more than a way apart: "31m a year to 45m". */
const ONLY_TO = /^[\s\p{L}/]{0,30}$/u

/** "90 instead of 60", "90 orders a week, up from 60": the earlier stands behind. */
const BACK = new RegExp(
  String.raw`^[^.;\d]{0,40}\b(?:instead of|rather than|up from|down from|from)\s${ABOUT}$`,
  'i',
)

type Told = { figure: Quantity; before: string; after: string; between: string }

/** "310 now, want 400", "612k → 800k", "from 2.1M to 2.8M", "50 today, 70 next year". `offset`: where the clause begins in its text. */
export function moveIn(clause: string, offset: number, figures: readonly Quantity[]): Move {
  const told = toldIn(clause, offset, figures)
  const [first, second] = told
  if (!first) return { isWanted: false, isTold: false }
  const isWanted = told.some(one => WANTED.test(one.before)) || /\bwanted\b/i.test(clause)
  const way = told.findIndex((one, index) => isFromTo(one, told[index + 1]))
  if (way > 0 && told[way] && told[way + 1])
    return {
      ...alike(told[way].figure, told[way + 1]?.figure ?? told[way].figure),
      isWanted,
      isTold: true,
    }
  if (second && isWay(first, second)) {
    const isTold = FROM.test(first.before) || ARROW.test(second.before)
    return { ...alike(first.figure, second.figure), isWanted, isTold }
  }
  if (second && told.length === 2 && BACK.test(second.before) && !FROM.test(first.before))
    return { ...alike(second.figure, first.figure), isWanted, isTold: false }
  return { ...byWords(told), isWanted, isTold: false }
}

/** "Sales are 640k €. We want 800 000": so large a number is of the money before it; a smaller one, behind money or a share, may be of either. */
export function inFormOfLast(clause: string, figure: Quantity, last: Quantity): Quantity {
  const isBare = figure.kind === 'count' && !figure.noun && !figure.times && !figure.per
  if (!isBare || last.kind === 'count' || !WANTED.test(clause)) return figure
  const other = inFormOf(figure, last)
  if (other.kind !== last.kind) return figure
  const ratio = Math.max(other.value / last.value, last.value / other.value)
  const isSum = last.kind === 'money' && figure.value >= LARGE && ratio <= FAR
  return isSum ? other : { ...figure, isVague: true }
}
const LARGE = 10_000

/** "From 40 to 60", "40 -> 60": both ends of one thing. */
export const isWholeWay = (words: string): boolean =>
  /\d[^,;]{0,40}(?:->|→|=>|⇒)\s?\p{Sc}?\d|\bfrom\s[^,;]{0,40}\d[^,;]{0,40}\sto\s[^,;]{0,20}\d/iu.test(
    words,
  )

/** Whether two parts of a sentence are the two ends of one thing: "we want 90, we do 60". */
export const isMoveOver = (one: string, other: string): boolean =>
  (WANTED.test(one) && STANDING.test(other) && !WANTED.test(other)) ||
  (STANDING.test(one) && WANTED.test(other) && !WANTED.test(one))

/** The figures that count something, with the words up to the one before and the one behind. */
function toldIn(clause: string, offset: number, figures: readonly Quantity[]): Told[] {
  const counted = figures.filter(({ kind }) => kind !== 'date' && kind !== 'duration')
  return counted
    .flatMap(figure => split(figure))
    .map((figure, index, all) => {
      const start = index === 0 ? 0 : (all[index - 1]?.end ?? 0) - offset
      const end = all[index + 1]?.start ?? offset + clause.length
      return {
        figure,
        between: clause.slice(start, figure.start - offset),
        before:
          index > 0 && start >= figure.start - offset
            ? ' to '
            : clause.slice(start, figure.start - offset),
        after: clause.slice(figure.end - offset, end - offset),
      }
    })
}

/** "$40 to $60" is read as a range; in the place of a move its ends are two figures. */
function split(figure: Quantity): Quantity[] {
  if (figure.high === undefined) return [figure]
  const { high, ...low } = figure
  return [low, { ...low, value: high }]
}

/** "De 23 a 40", "von 23 auf 40". */
const FROM_ELSEWHERE = /\b(?:de|von|da|fra|van|från)\s$/i
const TO_ELSEWHERE = /^\s(?:a|à|auf|bis|til|naar|till)\s$/i

/** "Of four shops from 310 to 420": both words stand there. */
const isFromTo = (first: Told, second: Told | undefined): boolean =>
  second !== undefined && FROM.test(first.before) && TO.test(second.before)

const isWay = (first: Told, second: Told): boolean =>
  ARROW.test(second.before) ||
  (FROM_ELSEWHERE.test(first.before) && TO_ELSEWHERE.test(second.between)) ||
  (TO.test(second.before) && (FROM.test(first.before) || ONLY_TO.test(second.before)))

function byWords(told: readonly Told[]): Pick<Move, 'from' | 'to'> {
  const wanted = told.find(one => WANTED.test(one.before) || NEXT.test(one.after))
  const stands = (words: RegExp) => (one: Told) =>
    one !== wanted && (words.test(one.before) || words.test(firstPart(one.after)))
  // "We had 31, now 24": what is now, before what was.
  const standing = told.find(stands(IS_NOW)) ?? told.find(stands(STANDING))
  const [only] = told.filter(one => one !== wanted && one !== standing)
  const isPair = told.length === 2
  if (wanted && standing) return pairOf(standing.figure, wanted.figure)
  if (wanted && isPair && only && told[0] === only) return pairOf(only.figure, wanted.figure)
  if (wanted && isPair && only && IT_IS.test(only.before)) return pairOf(only.figure, wanted.figure)
  if (standing && isPair && only) return alike(standing.figure, only.figure)
  if (wanted) return { to: wanted.figure }
  return standing && told.length <= 2 ? { from: standing.figure } : {}
}

const IT_IS = /\b(?:it['’]?s|it is|it was|we are)\s(?:about |around )?$/i

/** What is wanted holds whatever stands beside it. */
function pairOf(from: Quantity, to: Quantity): Pick<Move, 'from' | 'to'> {
  const { from: first, to: second } = alike(from, to)
  return { ...(first && { from: first }), to: second ?? to }
}

/** The words behind a figure up to the next comma: what follows speaks of another. */
const firstPart = (after: string): string => after.split(/[,;(]/)[0] ?? ''

const CENTS = 100
/** Below this a number beside one with a multiplier was written without it: "from 2.1 to 2.8M". */
const LEFT_OUT = 1_000
/** A goal is rarely further away than so many times. */
const FAR = 20

/** Both in one form and one size: a sign or a multiplier is often written once. Without, only what is sure. */
export function alike(from: Quantity, to: Quantity): Pick<Move, 'from' | 'to'> {
  const [a, b] = [inFormOf(from, to), inFormOf(to, from)]
  if (a.kind !== b.kind || a.currency !== b.currency) return {}
  const [low, high] = [inSizeOf(a, b), inSizeOf(b, a)]
  return { ...(low && { from: low }), ...(high && { to: high }) }
}

function inFormOf(figure: Quantity, other: Quantity): Quantity {
  // "80 dogs" beside "$85" are dogs.
  if (figure.kind !== 'count' || (figure.noun && !figure.times)) return figure
  if (other.kind === 'money')
    return {
      ...figure,
      kind: 'money',
      value: Math.round(figure.value * CENTS),
      ...currencyOf(other),
    }
  if (other.kind === 'percent' && figure.value <= 100)
    return { ...figure, kind: 'percent', value: figure.value / 100 }
  return figure
}

const currencyOf = ({ currency }: Quantity): { currency?: string } => (currency ? { currency } : {})

/** "40,000 visitors, now maybe 31": the smaller may be of thousands. */
const isThousandLeftOut = (value: number, other: number): boolean =>
  other / value > FAR && other / (value * LEFT_OUT) > 1 / FAR && other / (value * LEFT_OUT) <= FAR

const WAS = ofParts(
  'i',
  String.raw`\b(?:was|were|used to be|up from|down from|instead of|before that|prev(?:iously)?\.?|(?:the |`,
  String.raw`one )?(?:year|month|quarter) before|previous (?:year|yr)|prev\.? (?:year|`,
  String.raw`yr))(?: it was)?\s(?:about |around |maybe )?$`,
)
const IS_NOW = /\b(?:now|today|currently|at the moment|at present)\b/i

/** "900 last year (700 the year before)". */
const YEAR_BEFORE = /^\s(?:in )?(?:the|a|one) (?:year|yr|season|quarter) (?:before|earlier)\b/i

/** "8 weeks now, was 5": what a figure is, and what it was, whichever is said first. Null where the words do not say so. */
export function nowAndBefore(
  clause: string,
  offset: number,
  figures: readonly Quantity[],
): { now: Quantity; was: Quantity } | null {
  const told = figures.filter(({ kind }) => kind !== 'date')
  // "Late by over 30 days 11%, it was 6%": beside two figures of one kind a time only says which.
  const [first, second, ...more] =
    told.length > 2 ? told.filter(({ kind }) => kind !== 'duration') : told
  if (!first || !second || more.length > 0) return null
  const between = clause.slice(first.end - offset, second.start - offset)
  if (WAS.test(between)) return { now: first, was: inKindOf(second, first) }
  if (YEAR_BEFORE.test(clause.slice(second.end - offset))) {
    const { from, to } = alike(second, first)
    return from && to ? { now: to, was: from } : null
  }
  const before = clause.slice(0, first.start - offset)
  const isTurned = WAS.test(before) && IS_NOW.test(clause.slice(first.end - offset))
  return isTurned ? { now: inKindOf(second, first), was: first } : null
}

/** A bare number beside a time, a share or a sum is of the same. */
function inKindOf(figure: Quantity, other: Quantity): Quantity {
  if (figure.kind !== 'count' || other.kind === 'count') return figure
  if (other.kind !== 'duration') return inFormOf(figure, other)
  const { unit } = other
  return { ...figure, kind: 'duration', ...(unit && { unit }) }
}

/** Null where it could be of either size. */
function inSizeOf(figure: Quantity, other: Quantity): Quantity | null {
  const scale = figure.kind === 'money' ? CENTS : 1
  if (figure.value / scale >= LEFT_OUT || figure.times) return figure
  if (!other.times) return isThousandLeftOut(figure.value, other.value) ? null : figure
  const value = figure.value * other.times
  const ratio = Math.max(value / other.value, other.value / value)
  return ratio <= FAR ? { ...figure, value, times: other.times } : null
}
