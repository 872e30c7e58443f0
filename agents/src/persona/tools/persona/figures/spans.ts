import type { Company } from '../../../../company/company.ts'
import { topicOf, type Voice } from '../../../../company/voices.ts'
import { ofParts } from '../../../../reading/any-of.ts'
import { quantitiesIn } from '../../../../reading/quantities.ts'
import { notationOf } from '../../../../reading/quantity.ts'
import type { TimeUnit } from '../../../../sentences/figures.ts'

/** A time that somebody told, as they told it, and in days to be compared. */
export type Span = { value: number; unit: TimeUnit; days: number; voice: Voice }

const DAYS: Partial<Record<TimeUnit, number>> = { day: 1, week: 7, month: 30.4, year: 365 }
/** What tells that a time is how long something took, and not how old or how often it is. */
const TOOK =
  /\b(?:took|takes?|taking|wait\w*|until|under|within|later|to decide|decid\w+|back|approv\w+|then|order)\b/iu
const NUMBERS: Readonly<Record<string, number>> = {
  a: 1,
  an: 1,
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  eleven: 11,
  twelve: 12,
}
const IN_WORDS = ofParts(
  'giu',
  String.raw`(?:(?<=\b(?:took|takes?|in|for|about|nearly|almost|within|after|him|them|us|me)\s)an?|`,
  String.raw`\b(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve))\s(day|week|month|year)s?\b`,
)

/** How long it took, as people told it; of one who told several times the longest. */
export function spansIn(
  company: Pick<Company, 'currency' | 'today'>,
  voices: readonly Voice[],
): Span[] {
  const told = voices.filter(voice => isOfTime(voice))
  return told.flatMap(voice => {
    const [longest] = spansOf(company, voice).toSorted((a, b) => b.days - a.days)
    return longest ? [longest] : []
  })
}

const isOfTime = (voice: Voice): boolean => {
  const topic = topicOf(voice)
  if (topic === 'timeline') return true
  return topic === 'decider' && TOOK.test(voice.quote)
}

function spansOf({ currency, today }: Pick<Company, 'currency' | 'today'>, voice: Voice): Span[] {
  const read = quantitiesIn(voice.quote, notationOf(currency, today)).flatMap(one =>
    one.kind === 'duration' && one.unit ? [{ value: one.value, unit: one.unit }] : [],
  )
  const written = [...voice.quote.matchAll(IN_WORDS)].map(([words, unit = '']) => ({
    value: NUMBERS[words.toLowerCase().split(' ')[0] ?? ''] ?? 1,
    unit: unit.toLowerCase() as TimeUnit,
  }))
  return [...read, ...written].map(inMonths).flatMap(span => {
    const days = DAYS[span.unit]
    return days ? [{ ...span, days: span.value * days, voice }] : []
  })
}

const MONTHS_A_YEAR = 12

/** "Half a year" is six months. */
const inMonths = (span: Pick<Span, 'value' | 'unit'>): Pick<Span, 'value' | 'unit'> =>
  span.unit === 'year' && !Number.isInteger(span.value)
    ? { value: Math.round(span.value * MONTHS_A_YEAR), unit: 'month' }
    : span
