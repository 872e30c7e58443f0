import { ofParts } from '../any-of.ts'
import type { TimeUnit } from '../../sentences/figures.ts'
import { NUMBER_WORD, NUMERAL, numeralOf, wordValue } from '@sextant/contracts/company/numeral'
import type { Notation, Recogniser } from '../quantity.ts'

const UNITS: readonly [TimeUnit, string][] = [
  ['minute', 'minutes?|mins?'],
  ['hour', 'hours?|hrs?|h'],
  ['day', 'days?'],
  ['week', 'weeks?|wks?'],
  ['month', 'months?|mths?|mos'],
  ['year', 'years?|yrs?'],
]
const UNIT = UNITS.map(([, words]) => words).join('|')
/** "5 working days" are days. */
const WORKING = String.raw`(?:(?:working|business|calendar|full|whole|solid)[ -])?`

const unitOf = (written: string): TimeUnit =>
  UNITS.find(([, words]) => new RegExp(`^(?:${words})$`, 'i').test(written))?.[0] ?? 'day'

const numberOf = (written: string, notation: Notation): number | null =>
  wordValue(written) ?? numeralOf(written, undefined, notation)?.value ?? null

const VALUE = `${NUMERAL}|\\b(?:${NUMBER_WORD})`

const range: Recogniser = {
  id: 'a range of time',
  pattern: new RegExp(
    `(?<![\\d.,])(${VALUE})\\s?(?:-|–|to|or)\\s?(${VALUE})[ -]?${WORKING}(${UNIT})\\b`,
    'giu',
  ),
  read: ([, low = '', high = '', unit = ''], notation) => {
    const [from, to] = [numberOf(low, notation), numberOf(high, notation)]
    if (from === null || to === null || to <= from) return null
    return { kind: 'duration', value: from, high: to, unit: unitOf(unit) }
  },
}

const span: Recogniser = {
  id: 'a span of time',
  pattern: new RegExp(`(?<![\\d.,/])(${VALUE})[ -]?${WORKING}(${UNIT})\\b`, 'giu'),
  read: ([, digits = '', unit = ''], notation) => {
    const value = numberOf(digits, notation)
    return value === null ? null : { kind: 'duration', value, unit: unitOf(unit) }
  },
}

/** half an hour · half a day · a quarter of an hour */
const part: Recogniser = {
  id: 'a part of a time',
  pattern: new RegExp(`\\b(half|a quarter of) an? (${UNIT})\\b`, 'giu'),
  read: ([, written = '', unit = '']) => ({
    kind: 'duration',
    value: written.toLowerCase() === 'half' ? 1 / 2 : 1 / 4,
    unit: unitOf(unit),
  }),
}

/** 1 hour 50 · 1h30 · 2 hrs 15 min */
const hoursAndMinutes: Recogniser = {
  id: 'hours and minutes',
  pattern: ofParts(
    'giu',
    String.raw`(?<![\d.,/])(\d{1,2})\s?(?:hours?|hrs?|h)\s?(?:and\s)?([0-5]?\d)(?:\s?(?:minutes?|mins?|`,
    String.raw`m))?(?![\p{L}\d%/]|[.,]\d)`,
  ),
  read: ([, hours = '', minutes = '']) => ({
    kind: 'duration',
    value: Number(hours) * 60 + Number(minutes),
    unit: 'minute',
  }),
}

export const duration: readonly Recogniser[] = [range, hoursAndMinutes, span, part]
