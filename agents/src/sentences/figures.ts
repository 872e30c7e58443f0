import type { Amount, Period, Unit } from '@sextant/contracts/company/figures'
import { localeOf, moneyWords } from '@sextant/contracts/company/money-words'
import { dateFormat, numberFormat } from '@sextant/contracts/formats'
import { capitalized, Hole, type Origin, type Position } from './hole.ts'

/** A figure as it stands in a sentence. Only the functions below make one. */
abstract class Figure extends Hole {
  readonly #text: string

  constructor(text: string, origin: Origin) {
    super([origin])
    this.#text = text
  }

  override render(position: Position): string {
    return position === 'start' ? capitalized(this.#text) : this.#text
  }
}
export class MoneyText extends Figure {
  readonly kind = 'money'
}
export class PercentText extends Figure {
  readonly kind = 'percent'
}
export class CountText extends Figure {
  readonly kind = 'count'
}
export class DurationText extends Figure {
  readonly kind = 'duration'
}
export class DateText extends Figure {
  readonly kind = 'date'
}

const LOCALE = 'en-GB'
const MILLION_CENTS = 100_000_000

/** From cents: "£2.50", "£31,500", "£1.4 million", "£389 a month". */
export function moneyText({ cents, currency, per }: Amount, origin: Origin): MoneyText {
  const isLarge = Math.abs(cents) >= MILLION_CENTS
  const value = isLarge ? cents / MILLION_CENTS : cents / 100
  const isExact = !isLarge && Math.abs(cents) < 10_000 && cents % 100 !== 0
  const digits = {
    minimumFractionDigits: isExact ? 2 : 0,
    maximumFractionDigits: isExact || isLarge ? 2 : 0,
  }
  const times = isLarge ? ' million' : ''
  const written = moneyWords(value, currency, localeOf(currency), digits, times)
  return new MoneyText(`${written}${perWords(per)}`, origin)
}

function perWords(per: Period | undefined): string {
  if (!per || per === 'once') return ''
  return per === 'hour' ? ' an hour' : ` a ${per}`
}

/** From a ratio: 0.687 is "69%", 0.024 is "2.4%"; a figure that somebody set keeps its decimal, "10.5%". */
export function percentText(ratio: number, origin: Origin, isSet = false): PercentText {
  const written = numberFormat(LOCALE, {
    style: 'percent',
    maximumFractionDigits: isSet || Math.abs(ratio) < 0.1 ? 1 : 0,
  }).format(ratio)
  return new PercentText(written, origin)
}

/** A bare number: whole from a hundred on, one decimal below, two below one. */
export function numberText(value: number, origin: Origin): CountText {
  return new CountText(written(value), origin)
}

/** A number with what it counts: "1 order", "11 orders", "1.5 orders". */
export function countText(value: number, unit: Unit, origin: Origin): CountText {
  const figure = written(value)
  return new CountText(`${figure} ${figure === '1' ? unit.one : unit.many}`, origin)
}

/** What is counted, without a figure. */
export function unitText(unit: Unit, number: 'one' | 'many', origin: Origin): CountText {
  return new CountText(unit[number], origin)
}

function written(value: number): string {
  return numberFormat(LOCALE, { maximumFractionDigits: decimalsOf(value) }).format(value)
}

function decimalsOf(value: number): number {
  const size = Math.abs(value)
  if (size >= 100) return 0
  return size >= 1 ? 1 : 2
}

export const TIME_UNITS = ['minute', 'hour', 'day', 'week', 'month', 'year'] as const
export type TimeUnit = (typeof TIME_UNITS)[number]

/** The next larger unit and how many make one. Months are not made of weeks. */
const LARGER: Partial<Record<TimeUnit, readonly [TimeUnit, number]>> = {
  minute: ['hour', 60],
  hour: ['day', 24],
  day: ['week', 7],
  month: ['year', 12],
}

/** "3 weeks". A span of whole larger units is told in them: 504 hours of waiting are 3 weeks. */
export function spanText(value: number, unit: TimeUnit, origin: Origin): DurationText {
  const larger = LARGER[unit]
  if (larger && value >= larger[1] * 2 && value % larger[1] === 0)
    return spanText(value / larger[1], larger[0], origin)
  return durationText(value, unit, origin)
}

/** A quarter of an hour is 0.25 of one: rounded to 0.3 its sums would look wrong. */
function decimalsOfTime(value: number): number {
  if (value < 1) return 2
  return value < 10 ? 1 : 0
}

/** "12 hours" in the unit that is given: hours of work stay hours. */
export function durationText(value: number, unit: TimeUnit, origin: Origin): DurationText {
  const text = numberFormat(LOCALE, {
    style: 'unit',
    unit,
    unitDisplay: 'long',
    maximumFractionDigits: decimalsOfTime(Math.abs(value)),
  }).format(value)
  return new DurationText(text, origin)
}

/** "April 2027" from "2027-04" or "2027-04-15"; "2027" from "2027". */
export function dateText(day: string, origin: Origin): DateText {
  if (/^\d{4}$/.test(day)) return new DateText(day, origin)
  const month = new Date(`${day.slice(0, 7)}-15T00:00:00Z`)
  const text = dateFormat(LOCALE, {
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  }).format(month)
  return new DateText(text, origin)
}

/** "April" from 3: months are counted from January as nought. */
export function monthText(index: number, origin: Origin): DateText {
  const month = new Date(Date.UTC(2027, index, 15))
  const text = dateFormat(LOCALE, { month: 'long', timeZone: 'UTC' }).format(month)
  return new DateText(text, origin)
}

/** A threshold of a play or a method; its origin names which. */
export const fixed = {
  percent: (ratio: number, of: string): PercentText => percentText(ratio, { fixed: of }),
  count: (value: number, unit: Unit, of: string): CountText =>
    countText(value, unit, { fixed: of }),
  number: (value: number, of: string): CountText => numberText(value, { fixed: of }),
  duration: (value: number, unit: TimeUnit, of: string): DurationText =>
    durationText(value, unit, { fixed: of }),
}
