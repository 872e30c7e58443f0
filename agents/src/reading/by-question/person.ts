import { anyOf } from '../any-of.ts'
import type { Seen } from '../slots.ts'
import type { Left, Question } from './left.ts'

/** "It takes 14 weeks to train somebody". */
const isHandover = ({ figure, between, after }: Left): boolean =>
  figure.kind === 'duration' &&
  WEEKS[figure.unit ?? ''] !== undefined &&
  OF_HANDOVER.test(between + (after.split(/[.!?]\s/)[0] ?? '')) &&
  weeksOf(figure) <= HANDOVER_MOST
const OF_HANDOVER = anyOf(
  'learn(?:s|ing)?|teach(?:es|ing)?|train(?:s|ing)?|hand(?:s|ing)?[ -]?over|replace(?:ment)?',
  'successor|until (?:somebody|another|someone)',
)
const HANDOVER_MOST = 260
const WEEKS: Readonly<Record<string, number>> = { week: 1, month: 52 / 12, year: 52 }
const weeksOf = ({ value, unit = 'week' }: Seen): number => Math.round(value * (WEEKS[unit] ?? 1))
const A_WEEK = /^\s?(?:an?|per|on|each|every|by|in the|\/)\s?(?:week|wk)\b/i

const isDaysAWeek = ({ figure: { kind, unit, value }, after }: Left): boolean =>
  kind === 'duration' && unit === 'day' && value <= 7 && A_WEEK.test(after)

export const person: Question = {
  places: [
    { attribute: 'handoverWeeks', takes: isHandover, value: ({ figure }) => weeksOf(figure) },
    { attribute: 'daysPerWeek', takes: isDaysAWeek },
  ],
  words: (known, text) => (known.alone === undefined && ALONE.test(text) ? { alone: true } : {}),
}
/** Nobody else does it. */
const ALONE = anyOf(
  '(?:nobody|no one|none) else|only (?:he|she|him|her|i) (?:can|knows?|does|do|is allowed)|(?:is|am) the only(?: one| person)?',
  'the only one who',
)
