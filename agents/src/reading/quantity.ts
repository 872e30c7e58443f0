import type { Period } from '@sextant/contracts/company/figures'
import type { TimeUnit } from '../sentences/figures.ts'

/** What a figure in somebody's words is. Its meaning is another matter: that is told by a card. */
export type Quantity = {
  kind: 'money' | 'percent' | 'duration' | 'date' | 'count'
  /** Cents of money, 0–1 of a percentage or a ratio, else the number itself; 0 for a date. */
  value: number
  /** The upper end of a range. */
  high?: number
  /** ISO 4217. */
  currency?: string
  per?: Period
  unit?: TimeUnit
  /** What is counted, as it stands after the number. */
  noun?: string
  /** Out of how many, where a part is told so: 4 of 10. */
  of?: number
  /** What its multiplier is: a thousand in 40k. */
  times?: number
  /** Written with a sign: +18%, −5. */
  signed?: 1 | -1
  /** A share of which is told that it is of sales. */
  ofSales?: true
  /** What it is, is not sure: its currency is not told by what is written (kr without a country), or somebody corrects one of several figures. */
  isVague?: true
  /** "2027-04-15", "2027-04" or "2027". */
  day?: string
  /** The other reading of what could be either: 1.000 may be a thousand or one. */
  orElse?: number
  start: number
  end: number
}

/** What is known of who writes. */
export type Notation = {
  /** ISO 4217 of the company. */
  currency: string
  /** What a bare dollar sign means, where that is not the company's money. */
  dollars?: string
  /** What stands before the decimals. */
  decimal: '.' | ','
  /** Whether 3/4/2027 is in April or in March. */
  dayFirst: boolean
  /** "2026-11-22": what "next spring" is counted from. */
  today: string
}

/** One way in which figures are written. `span` is the whole of the match. */
export type Recogniser = {
  id: string
  pattern: RegExp
  read: (match: RegExpMatchArray, notation: Notation) => Omit<Quantity, 'start' | 'end'> | null
}

/** Where a currency of several countries is at home: most who pay in euros write as Germans do. */
const HOMES: Readonly<Record<string, string>> = { EUR: 'DE' }

/** What stands before the decimals where a currency is at home: the first two letters of a currency are its country's. */
function decimalOf(currency: string): '.' | ',' {
  const country = HOMES[currency] ?? currency.slice(0, 2)
  if (!/^[A-Z]{2}$/.test(country)) return '.'
  const parts = new Intl.NumberFormat(localeOf(country)).formatToParts(TENTH)
  return parts.some(({ type, value }) => type === 'decimal' && value === ',') ? ',' : '.'
}
const TENTH = 0.1

/** English as it is written there, where that is known; else the country's own language. */
function localeOf(country: string): string {
  const english = new Intl.NumberFormat(`en-${country}`).resolvedOptions().locale
  if (english.endsWith(country)) return english
  return `${new Intl.Locale(`und-${country}`).maximize().language}-${country}`
}
const DECIMALS = new Map<string, '.' | ','>()

function decimalIn(currency: string): '.' | ',' {
  const known = DECIMALS.get(currency) ?? decimalOf(currency)
  DECIMALS.set(currency, known)
  return known
}

/** How people who pay in a currency write, where nothing else is known. */
export const notationOf = (currency: string, today: string): Notation => ({
  currency,
  decimal: decimalIn(currency),
  dayFirst: currency !== 'USD',
  today,
})
