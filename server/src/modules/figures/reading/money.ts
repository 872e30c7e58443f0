import { numberFormat } from '@sextant/contracts/formats'
import type { Exact } from './numbers.ts'

/** Whether it has the shape of a currency's code and is in use as one. */
const CURRENCIES = new Set(Intl.supportedValuesOf('currency'))
export const isCurrency = (code: string): boolean => CURRENCIES.has(code)

const SYMBOLS: Record<string, string> = {
  '€': 'EUR',
  '£': 'GBP',
  '₹': 'INR',
  '₺': 'TRY',
  '₪': 'ILS',
}

/** The currency that a word or a sign alone means; a dollar or a yen sign means several. */
export function currencyOf(word: string): string | null {
  const trimmed = word.trim().toUpperCase()
  return isCurrency(trimmed) ? trimmed : (SYMBOLS[trimmed] ?? null)
}

const digitsOf = new Map<string, number>()

/** Decimals of a currency: pounds have 2, yen none, dinars 3. Without a currency 2. Asked for every amount, so each is kept. */
function minorDigits(currency: string | null): number {
  if (currency === null) return 2
  const known = digitsOf.get(currency)
  if (known !== undefined) return known
  const format = numberFormat('en', { style: 'currency', currency })
  const digits = format.resolvedOptions().maximumFractionDigits ?? 2
  digitsOf.set(currency, digits)
  return digits
}

const scaled = ({ negative, whole, fraction }: Exact, digits: number): number => {
  const kept = fraction.slice(0, digits).padEnd(digits, '0')
  const rounded = Number(whole + kept) + (Number(fraction[digits] ?? '0') >= 5 ? 1 : 0)
  return negative && rounded !== 0 ? -rounded : rounded
}

/** Minor units, rounded half away from zero where a platform told more decimals than the currency has. */
export const minorUnits = (exact: Exact, currency: string | null): number =>
  scaled(exact, minorDigits(currency))

/** A count; conversions have decimals. */
export const plainNumber = ({ negative, whole, fraction }: Exact): number => {
  const value = Number(`${whole}.${fraction || '0'}`)
  return negative && value !== 0 ? -value : value
}

/** An amount in minor units as the screen shows it. */
export const moneyText = (minor: number, currency: string | null): string => {
  const amount = minor / 10 ** minorDigits(currency)
  return currency === null
    ? numberFormat('en-GB', { minimumFractionDigits: 2 }).format(amount)
    : numberFormat('en-GB', { style: 'currency', currency }).format(amount)
}
