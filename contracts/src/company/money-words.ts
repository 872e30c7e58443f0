import { numberFormat } from '../formats.ts'

const LOCALE = 'en-GB'
/** Each currency in the English of its country, so that it is written as there. */
const LOCALES: Readonly<Record<string, string>> = {
  USD: 'en-US',
  CAD: 'en-CA',
  AUD: 'en-AU',
  NZD: 'en-NZ',
  EUR: 'en-IE',
  INR: 'en-IN',
  ZAR: 'en-ZA',
  SGD: 'en-SG',
  NGN: 'en-NG',
  KES: 'en-KE',
}

/** Cents to the cent: "$38,400.00", "£0.05". */
export const exactMoney = (cents: number, currency: string): string =>
  moneyWords(cents / 100, currency, localeOf(currency), {
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
  })

/** The same without the cents where there are none: "$38,400", "£0.05". */
export const plainMoney = (cents: number, currency: string): string =>
  moneyWords(cents / 100, currency, localeOf(currency), {
    minimumFractionDigits: cents % 100 === 0 ? 0 : 2,
    maximumFractionDigits: 2,
  })

/** In which English an amount of a currency is written, in sentences and on cards alike. */
export const localeOf = (currency: string): string => LOCALES[currency] ?? LOCALE

/** Signs of currencies whose short sign is that of another one: "$28,500" is read as US dollars. */
const OWN_SIGNS: Readonly<Record<string, string>> = {
  AUD: 'A$',
  BBD: 'Bds$',
  BND: 'B$',
  BZD: 'BZ$',
  CAD: 'CA$',
  CNY: 'CN¥',
  FJD: 'FJ$',
  GYD: 'G$',
  HKD: 'HK$',
  JMD: 'J$',
  LRD: 'L$',
  MXN: 'MX$',
  NAD: 'N$',
  NZD: 'NZ$',
  SBD: 'SI$',
  SGD: 'S$',
  SRD: 'Sr$',
  TTD: 'TT$',
  TWD: 'NT$',
  XCD: 'EC$',
}
/** To whom a sign belongs that several use. */
const OWNERS: Readonly<Record<string, string>> = { $: 'USD', '£': 'GBP', '¥': 'JPY' }

/** The sign that only this currency has; its code where it has none of its own. */
function ownSign(short: string, currency: string): string {
  const owner = OWNERS[short]
  return owner === undefined || owner === currency
    ? short
    : (OWN_SIGNS[currency] ?? `${currency}\u00a0`)
}

/** Where the people of a currency's country put its sign: its code begins with the code of the country. */
function isSignLast(currency: string): boolean {
  const known = SIGN_LAST.get(currency) ?? isSignLastAtHome(currency)
  SIGN_LAST.set(currency, known)
  return known
}
const SIGN_LAST = new Map<string, boolean>()

function isSignLastAtHome(currency: string): boolean {
  const country = currency.slice(0, 2)
  // A currency of several countries has none, and is written as the sentence's own language does.
  if (country === 'EU' || country.startsWith('X')) return false
  const { language, region } = new Intl.Locale(`und-${country}`).maximize()
  const own = new Intl.NumberFormat(`${language}-${region}`, { style: 'currency', currency })
  const parts = own.formatToParts(1)
  const types = parts.map(({ type }) => type)
  return types.indexOf('currency') > types.indexOf('integer')
}

/** Between a number and the sign behind it, on one line. */
const NARROW = '\u00a0'

/** An amount in whole units as a sentence has it, with the currency's own sign where its country has it: "£2,600", "N$2,600", "COP 2,600", "2,600 lei"; `times` stands beside the number: "1.4 million lei". */
export function moneyWords(
  value: number,
  currency: string,
  locale: string,
  options: Intl.NumberFormatOptions = {},
  times = '',
): string {
  const parts = numberFormat(locale, {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
    ...options,
  }).formatToParts(value)
  const sign = ownSign(parts.find(({ type }) => type === 'currency')?.value ?? currency, currency)
  if (isSignLast(currency)) {
    const number = parts.filter(({ type }) => type !== 'currency').map(part => part.value)
    return `${number.join('').trim()}${times}${NARROW}${sign.trim()}`
  }
  const written = parts.map(({ type, value: text }) => (type === 'currency' ? sign : text)).join('')
  return `${written}${times}`
}
