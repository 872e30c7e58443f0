import type { DayOrder } from './day-order.ts'
import { monthOf } from './months.ts'

/** A day as it is read (with the hour where the cell has one), nothing, or what is wrong. */
export type DayRead =
  | { day: string; hour: number | null; minute: string }
  | { nothing: true }
  | { says: string }
type Parts = { year: number; month: number; day: number; rest: string }

// A day ends where it ends: with a letter right behind it ("2026-09-2l") it is a slip, unless a time begins.
const ISO = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?!\d|(?!T\d)\p{L})(.*)$/u
const CLOSED = /^(\d{4})(\d{2})(\d{2})(\d{2})?$/
const NUMBERS = /^(\d{1,2})[./-](\d{1,2})[./-](\d{4}|\d{2})(?!\d|(?!T\d)\p{L})(.*)$/u
const DAY_NAME = /^(?:\p{L}+[.,]*\s+)?(\d{1,2})(?:\.|st|nd|rd|th|er|º)?\s*(?:de\s+)?-?\s*/u
const NAME_YEAR = /^(\p{L}{3,12})\.?\s*(?:de\s+|del\s+)?-?,?\s*(\d{4}|\d{2})(?!\d)(.*)$/u
const NAME_DAY = /^(\p{L}{3,12})\.?\s+(\d{1,2})(?:st|nd|rd|th)?,?\s+(\d{4})(.*)$/u
const WEEK = /^(\d{4})-?W(\d{2})(?:-?(\d))?$/i
const TIME =
  /^(?:,?\s*|T)(?:at\s+|um\s+|à\s+)?(\d{1,2})[:.h](\d{2})(?::\d{2})?\S*\s*([ap]\.?\s?m\.?)?/i
const SERIAL = /^\d{5}(\.\d+)?$/

const two = (count: number | string): string => String(count).padStart(2, '0')
const isoOf = (date: Date): string => date.toISOString().slice(0, 10)
const fullYear = (year: string): number => (year.length === 2 ? 2000 + Number(year) : Number(year))
const MONTH_NAME = new Intl.DateTimeFormat('en', { month: 'long', timeZone: 'UTC' })

/** Days of a month, counted by asking for the day before the next one. */
const length = (year: number, month: number): number =>
  new Date(Date.UTC(year, month, 0)).getUTCDate()

function impossible({ year, month, day }: Parts): string | null {
  if (month < 1 || month > 12) return `There is no month ${month}.`
  if (day < 1) return 'There is no day 0.'
  // Every month has those.
  const days = day > 28 ? length(year, month) : 28
  if (day > days) {
    const name = MONTH_NAME.format(Date.UTC(year, month - 1, 1))
    return `${name}${month === 2 ? ` ${year}` : ''} has ${days} days.`
  }
  return year < 1990 ? `The year ${year} is too long ago.` : null
}

/** The time that follows a day, in the offset in which it is written. */
function timeOf(rest: string): { hour: number | null; minute: string } {
  const match = TIME.exec(rest)
  if (!match) return { hour: null, minute: '00' }
  const half = match[3]?.toLowerCase()[0]
  const hour = Number(match[1])
  if (hour > 23) return { hour: null, minute: '00' }
  if (!half) return { hour, minute: match[2]! }
  return { hour: (hour % 12) + (half === 'p' ? 12 : 0), minute: match[2]! }
}

function inNumbers(text: string, order: DayOrder | null): Parts | null {
  const match = NUMBERS.exec(text)
  if (!match) return null
  const [, first, second, year, rest] = match
  const monthFirst = order === 'month-first' && !/^\d+\./.test(text)
  const [day, month] = monthFirst ? [second, first] : [first, second]
  return { year: fullYear(year!), month: Number(month), day: Number(day), rest: rest! }
}

/** In numbers alone, and a day either way: without an order it is none. */
function isUnsure(text: string): boolean {
  const match = NUMBERS.exec(text)
  return match !== null && !/^\d+\./.test(text) && Number(match[1]) <= 12 && Number(match[2]) <= 12
}

function withName(text: string): Parts | null {
  const before = DAY_NAME.exec(text)
  const dayFirst = before && NAME_YEAR.exec(text.slice(before[0].length))
  if (before && dayFirst) {
    const month = monthOf(dayFirst[1]!)
    if (month) {
      const year = fullYear(dayFirst[2]!)
      return { year, month, day: Number(before[1]), rest: dayFirst[3]! }
    }
  }
  // "Monday, October 19, 2026": the day of the week says nothing new.
  const match = NAME_DAY.exec(text) ?? NAME_DAY.exec(text.replace(/^\p{L}+[.,]+\s+/u, ''))
  const month = match && monthOf(match[1]!)
  if (!match || !month) return null
  return { year: Number(match[3]), month, day: Number(match[2]), rest: match[4]! }
}

function closed(text: string): Parts | null {
  const match = CLOSED.exec(text)
  if (!match) return null
  const rest = match[4] ? ` ${match[4]}:00` : ''
  return { year: Number(match[1]), month: Number(match[2]), day: Number(match[3]), rest }
}

function iso(text: string): Parts | null {
  const match = ISO.exec(text)
  if (!match) return null
  const [, year, month, day, rest] = match
  return { year: Number(year), month: Number(month), day: Number(day), rest: rest! }
}

/** A spreadsheet counts days from 1900 on, with a leap day there that never was; here only of 1990 and later. */
function serial(value: number): DayRead {
  if (value < 32_874 || value >= 73_050) return { says: 'Not a day.' }
  const date = new Date(Date.UTC(1899, 11, 30) + Math.round(value * 1440) * 60_000)
  const timed = value % 1 !== 0
  return {
    day: isoOf(date),
    hour: timed ? date.getUTCHours() : null,
    minute: two(date.getUTCMinutes()),
  }
}

function week(text: string): DayRead | null {
  const match = WEEK.exec(text)
  if (!match) return null
  if (!match[3]) return { says: 'A whole week: export it by day.' }
  const fourth = new Date(Date.UTC(Number(match[1]), 0, 4))
  const monday = fourth.getTime() - ((fourth.getUTCDay() + 6) % 7) * 86_400_000
  const days = (Number(match[2]) - 1) * 7 + Number(match[3]) - 1
  return { day: isoOf(new Date(monday + days * 86_400_000)), hour: null, minute: '00' }
}

/** Reads a day in any of the forms in use; one in numbers alone by the order that the column's evidence gave. */
export function readDay(cell: string | number, order: DayOrder | null): DayRead {
  if (typeof cell === 'number')
    return cell > 19_900_000 ? readDay(String(cell), order) : serial(cell)
  const text = cell.trim()
  if (text === '' || /^[-–—]+$/.test(text)) return { nothing: true }
  const weekly = week(text)
  if (weekly) return weekly
  if (SERIAL.test(text)) return serial(Number(text))
  if (order === null && isUnsure(text)) return { says: 'Day or month may stand first.' }
  const parts = iso(text) ?? closed(text) ?? inNumbers(text, order) ?? withName(text)
  if (!parts) return { says: 'Not a day.' }
  const says = impossible(parts)
  if (says) return { says }
  const day = `${parts.year}-${two(parts.month)}-${two(parts.day)}`
  return { day, ...timeOf(parts.rest) }
}

/** Whether a cell has a day in it, whichever way it is written. */
export const hasDay = (cell: string | number): boolean =>
  'day' in readDay(cell, 'day-first') || 'day' in readDay(cell, 'month-first')
