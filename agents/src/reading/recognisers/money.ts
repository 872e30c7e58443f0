import { MULTIPLIER, NUMERAL, numeralOf } from '../numeral.ts'
import type { Notation, Quantity, Recogniser } from '../quantity.ts'

const SIGNS: Readonly<Record<string, string>> = {
  C$: 'CAD',
  CA$: 'CAD',
  A$: 'AUD',
  AU$: 'AUD',
  NZ$: 'NZD',
  US$: 'USD',
  S$: 'SGD',
  HK$: 'HKD',
  R$: 'BRL',
  '£': 'GBP',
  '€': 'EUR',
  '₹': 'INR',
  '¥': 'JPY',
  '₦': 'NGN',
  '₺': 'TRY',
  '₪': 'ILS',
  '₱': 'PHP',
  '฿': 'THB',
  '₫': 'VND',
  '₩': 'KRW',
  '₴': 'UAH',
  KČ: 'CZK',
  FT: 'HUF',
  KSH: 'KES',
  TL: 'TRY',
  R: 'ZAR',
  ZŁ: 'PLN',
  RS: 'INR',
  FR: 'CHF',
  SFR: 'CHF',
}
const WORDS: Readonly<Record<string, string>> = {
  bucks: '',
  dollars: '',
  dollar: '',
  pounds: 'GBP',
  pound: 'GBP',
  quid: 'GBP',
  euros: 'EUR',
  euro: 'EUR',
  francs: 'CHF',
  franken: 'CHF',
  rupees: 'INR',
  rand: 'ZAR',
  kronor: 'SEK',
  kroner: 'NOK',
}
const CODES =
  'USD|GBP|EUR|CAD|AUD|NZD|CHF|SEK|NOK|DKK|INR|SGD|ZAR|NGN|KES|BRL|MXN|PLN|JPY|AED|HKD|ILS|TRY|PHP|THB|VND|KRW|CZK|HUF|RON|UAH|COP|CLP|ARS|IDR|MYR|GHS|TZS|UGX|EGP|MAD|QAR|SAR|KWD|ISK'
const DOLLAR_COUNTRIES = new Set(['USD', 'CAD', 'AUD', 'NZD', 'SGD', 'HKD', 'MXN'])

const SIGN = String.raw`(?:CA|AU|NZ|US|HK|[CASR])?\$|[£€₹¥₦₺₪₱฿₫₩₴]|zł|Kč|\bFt\b|\bKSh|\bTL\b|\bRs\.?|\bS?Fr\.?|\bR(?=\s?\d)`
const DASH = String.raw`\s?(?:-|–|to|bis)\s?`

/** The currency of a sign, a code or a word; a bare dollar is the company's own where that has dollars. */
function currencyOf(written: string, { currency }: Notation): string {
  const known = SIGNS[written.toUpperCase().replace(/\.$/, '')] ?? WORDS[written.toLowerCase()]
  if (known) return known
  if (/^[A-Za-z]{3}$/.test(written) && CODES.includes(written.toUpperCase()))
    return written.toUpperCase()
  return DOLLAR_COUNTRIES.has(currency) ? currency : 'USD'
}

const cents = (value: number): number => Math.round(value * 100)

function amountOf(
  digits: string,
  multiplier: string | undefined,
  written: string,
  notation: Notation,
): Omit<Quantity, 'start' | 'end'> | null {
  const numeral = numeralOf(digits, multiplier, notation)
  if (!numeral) return null
  return {
    kind: 'money',
    value: cents(numeral.value),
    currency: currencyOf(written, notation),
    ...(numeral.orElse !== undefined && { orElse: cents(numeral.orElse) }),
  }
}

/** £3–5k, $40 to $60 */
const signedRange: Recogniser = {
  id: 'money range after a sign',
  pattern: new RegExp(
    `(${SIGN})\\s?(${NUMERAL})(${MULTIPLIER})?${DASH}(?:${SIGN})?(${NUMERAL})(${MULTIPLIER})?`,
    'giu',
  ),
  read: ([, sign = '', low = '', lowTimes, high = '', highTimes], notation) => {
    const from = amountOf(low, lowTimes ?? highTimes, sign, notation)
    const to = amountOf(high, highTimes, sign, notation)
    return from && to && to.value > from.value ? { ...from, high: to.value } : null
  },
}

/** $1,200 · £3.95k · CHF 1'200.– · € 40.000 · Rs. 2.5 lakh */
const signed: Recogniser = {
  id: 'money after a sign or a code',
  pattern: new RegExp(
    `(${SIGN}|\\b(?:${CODES})\\b)\\s?(${NUMERAL})(${MULTIPLIER})?(?:\\s?(${CODES})\\b)?`,
    'giu',
  ),
  read: ([, sign = '', digits = '', times, code], notation) =>
    amountOf(digits, times, code ?? sign, notation),
}

/** 900 bucks · 40.000 € · 60k CAD · 23,62 euros */
const named: Recogniser = {
  id: 'money before its name',
  pattern: new RegExp(
    `(?<![\\d.,])(${NUMERAL})(${MULTIPLIER})?\\s?(${SIGN}|(?:${CODES}|${Object.keys(WORDS).join('|')})\\b)`,
    'giu',
  ),
  read: ([, digits = '', times, name = ''], notation) => amountOf(digits, times, name, notation),
}

/** 3 grand: money wherever it is said. */
const grand: Recogniser = {
  id: 'grand',
  pattern: new RegExp(`(?<![\\d.,])(${NUMERAL})(\\sgrand\\b)`, 'giu'),
  read: ([, digits = '', times], notation) => {
    const amount = amountOf(digits, times, '', notation)
    return amount && { ...amount, currency: notation.currency }
  },
}

export const money: readonly Recogniser[] = [signedRange, signed, named, grand]
