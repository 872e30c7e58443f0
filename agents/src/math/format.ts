import { localeOf, moneyWords } from '@sextant/contracts/company/money-words'
import { numberFormat } from '@sextant/contracts/formats'
import { round } from './statistics/basics.ts'

/** One place for how figures look: en-US, a real minus sign is not used so that exports stay plain ASCII. */
const dollars = (digits: number) =>
  new Intl.NumberFormat('en-US', {
    style: 'currency',
    currency: 'USD',
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  })
const WHOLE = dollars(0)
const EXACT = dollars(2)

/** Money from integer cents: "$1,234.50"; whole dollars lose the ".00". Another ISO 4217 currency may be named, and is written as sentences write it. */
export function money(cents: number, currency = 'USD'): string {
  const whole = cents % 100 === 0
  if (currency === 'USD') return (whole ? WHOLE : EXACT).format(cents / 100)
  return moneyWords(cents / 100, currency, localeOf(currency), {
    minimumFractionDigits: whole ? 0 : 2,
    maximumFractionDigits: 2,
  })
}

/** A ratio as percent: 0.0664 → "6.64%", 0.5 → "50%"; at most `decimals` places, trailing zeros dropped. */
export function percent(ratio: number, decimals = 2): string {
  return `${decimal(round(ratio * 100, decimals), decimals)}%`
}

/** Plain number with thousands separators and at most `decimals` places. */
export function decimal(value: number, decimals = 1): string {
  return numberFormat('en-US', { maximumFractionDigits: decimals }).format(round(value, decimals))
}

/** Times: 3.2 → "3.2×". */
export function times(value: number, decimals = 1): string {
  return `${decimal(value, decimals)}×`
}

/** Ratio of two things: "3.2 : 1". */
export function toOne(value: number, decimals = 1): string {
  return `${decimal(value, decimals)} : 1`
}

/** "4 of 12". */
export function nOf(n: number, m: number): string {
  return `${decimal(n, 0)} of ${decimal(m, 0)}`
}

/** "1 month", "7.5 months". */
export function months(value: number): string {
  const shown = decimal(value, 1)
  return `${shown} ${shown === '1' ? 'month' : 'months'}`
}

/** Signed percentage points: "+4.5 pts". */
export function points(value: number): string {
  return `${value > 0 ? '+' : ''}${decimal(value, 1)} pts`
}
