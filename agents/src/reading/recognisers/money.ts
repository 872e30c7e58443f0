import {
  CURRENCY_CODES,
  CURRENCY_NAMES,
  CURRENCY_SIGNS,
  CURRENCY_SYMBOLS,
  DOLLAR_CODES,
  isOwnSign,
  nameOf,
  oneOf,
} from '../currencies.ts'
import {
  MULTIPLIER,
  NUMBER_WORD,
  NUMERAL,
  numeralOf,
  timesOf,
  wordValue,
} from '@sextant/contracts/company/numeral'
import type { Notation, Quantity, Recogniser } from '../quantity.ts'

const SIGNS: Readonly<Record<string, string>> = {
  'GH¢': 'GHS',
  'GH₵': 'GHS',
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
  'S/': 'PEN',
  QR: 'QAR',
  SR: 'SAR',
  DH: 'AED',
  DHS: 'AED',
  BD: 'BHD',
  KD: 'KWD',
  JD: 'JOD',
  RM: 'MYR',
  RP: 'IDR',
  TK: 'BDT',
  USH: 'UGX',
  TSH: 'TZS',
}
const WORDS: Readonly<Record<string, string>> = {
  dollars: '',
  dollar: '',
  pounds: 'GBP',
  pound: 'GBP',
  quid: 'GBP',
  bob: 'KES',
  euros: 'EUR',
  euro: 'EUR',
  francs: 'CHF',
  franken: 'CHF',
  rupees: 'INR',
  rand: 'ZAR',
  zl: 'PLN',
  liras: 'TRY',
}
/** Written alike in several countries: the company's own is meant. */
const SHARED: Readonly<Record<string, readonly string[]>> = {
  kr: ['DKK', 'NOK', 'SEK', 'ISK'],
  kronor: ['SEK'],
  kroner: ['DKK', 'NOK'],
}
const CODES = CURRENCY_CODES.join('|')
/** Codes that are also words: they count in capitals only. */
const CODES_LIKE_WORDS = new Set(
  'ALL ANG BAM COP CUP GEL LAK MAD MOP PEN RON SOS TOP TRY BOB HUF ARS'.split(' '),
)

/** Signs in letters, which stand before the figure. */
const LETTERS = 'QR|SR|Dhs?|BD|KD|JD|RM|Rp|Tk|[UT]Sh'
const SIGN = String.raw`(?<!\p{L})(?:\p{L}{1,3}\$|GH[¢₵])|\$|[£€₹¥₦₺₪₱฿₫₩₴]|zł|Kč|\bFt\b|\bKSh|\bTL\b|\bRs\.?(?!\p{L})|\bS?Fr\.?(?!\p{L})|\bR(?=\s?\d)|\bS\/\.?|(?<!\p{L})kr\.?(?!\p{L})|\p{Sc}|\b(?:${LETTERS})\.?(?=\s?\d)`
const DASH = String.raw`\s?(?:-|–|to|bis)\s?`

/** Names and signs that the platform knows; those written by hand above go first. */
const NAMES = ['bucks', ...Object.keys(WORDS), ...Object.keys(SHARED), ...CURRENCY_NAMES.keys()]
  .toSorted((a, b) => b.length - a.length)
  .join('|')

/** The currency of a sign, a code or a word; a bare dollar is the company's own where that has dollars. Null: none; vague: it could be several. */
function currencyOf(written: string, { currency, dollars }: Notation): string | 'vague' | null {
  const plain = written.replace(/\.$/, '')
  if (/^\p{L}{1,3}\$$/u.test(plain)) return dollarsOf(plain.toUpperCase(), currency)
  if (/^bucks$/i.test(plain) || isOwn(plain, currency)) return currency
  const known = SIGNS[plain.toUpperCase()] ?? WORDS[plain.toLowerCase()]
  if (known) return known
  if (/^[A-Za-z]{3}$/.test(plain)) {
    const code = codeOf(plain)
    if (code) return code
  }
  const shared =
    SHARED[plain.toLowerCase()] ??
    CURRENCY_NAMES.get(plain.toLowerCase()) ??
    CURRENCY_SIGNS.get(plain)
  if (shared) return oneOf(shared, currency) ?? 'vague'
  if (/^[a-z]{3}$/i.test(plain)) return null
  return DOLLAR_CODES.has(currency) ? currency : (dollars ?? 'USD')
}

/** Signs and words that several countries have for their money, by the word that all of its names hold. */
const OF_SEVERAL: Readonly<Record<string, string>> = {
  '£': 'pound',
  pound: 'pound',
  pounds: 'pound',
  rs: 'rupee',
  rupees: 'rupee',
  francs: 'franc',
  fr: 'franc',
  kr: 'kron',
}

/** Whether a sign that several countries share is how the own money is written. */
function isOwn(plain: string, own: string): boolean {
  const word = OF_SEVERAL[plain.toLowerCase()]
  return word !== undefined && nameOf(own).includes(word)
}

/** Those who write so in English, else those whose code begins so and who have no other sign. */
function codesOfDollars(sign: string, letters: string): readonly string[] {
  const written = CURRENCY_SYMBOLS.get(sign)
  if (written) return written
  return [...DOLLAR_CODES].filter(
    code => code.startsWith(letters) && CURRENCY_SYMBOLS.get(code) !== undefined,
  )
}

/** "N$" to who pays in NAD is that; else the sign's own, or the one whose code begins so. */
function dollarsOf(sign: string, own: string): string | 'vague' {
  const letters = sign.slice(0, -1)
  if (DOLLAR_CODES.has(own) && own.startsWith(letters)) return own
  const known = SIGNS[sign]
  if (known) return known
  return oneOf(codesOfDollars(sign, letters), own) ?? 'vague'
}

function codeOf(written: string): string | null {
  const code = written.toUpperCase()
  if (!CURRENCY_CODES.includes(code)) return null
  return written === code || !CODES_LIKE_WORDS.has(code) ? code : null
}

/** The currency that words name without an amount, "Prices in lari", "DKK": null where none or several could be meant. */
export function currencyNamed(text: string, own: string): string | null {
  const said = text.matchAll(
    new RegExp(
      `(?<![\\p{L}\\d])(?:\\p{L}{1,3}\\$|S/\\.?|zł|\\p{Sc}|(?:${NAMES}|kr|${CODES})(?![\\p{L}\\d]))`,
      'giu',
    ),
  )
  for (const [word] of said) {
    if (/^[a-z]{3}$/.test(word) && !CURRENCY_NAMES.has(word)) continue
    if (word === '$' || /^dollars?$/i.test(word)) continue
    const code = currencyOf(word, { currency: own, decimal: '.', dayFirst: true, today: '' })
    if (code && code !== 'vague') return code
  }
  return null
}

const cents = (value: number): number => Math.round(value * 100)

function amountOf(
  digits: string,
  multiplier: string | undefined,
  written: string,
  notation: Notation,
): Omit<Quantity, 'start' | 'end'> | null {
  const numeral = numeralOf(digits, multiplier, notation)
  const currency = currencyOf(written, notation)
  if (!numeral || !currency) return null
  return {
    kind: 'money',
    value: cents(numeral.value),
    ...(currency === 'vague' ? { isVague: true } : { currency }),
    ...(multiplier && { times: timesOf(multiplier, notation.currency) }),
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

/** A sign between two numbers belongs to the one before it, unless that is a year: "6.500 Ft 90 minutes". */
const AFTER_NUMBER = /(?:^|[^\d.,'’])(\d[\d.,'’]{0,14})\s?$/
function isOfNumberBefore({ index = 0, input = '', 1: sign = '' }: RegExpMatchArray): boolean {
  if (PREFIXED.test(sign)) return false
  const isCode = CURRENCY_CODES.includes(sign)
  const before = AFTER_NUMBER.exec(input.slice(Math.max(0, index - 17), index))?.[1]
  if (before === undefined || /^(?:19|20)\d\d$/.test(before) || /[.,]$/.test(before)) return false
  // "Level 1 AED 900": a code stands before its number unless what precedes it is an amount.
  return !isCode || before.length > SHORT_NUMBER
}
const SHORT_NUMBER = 2
/** "$10mm" is ten million to some, and a length to others. */
const IN_MILLIONS = /^mm\b/i
/** Signs that nobody writes behind. */
const PREFIXED = /^(?:.{0,2}[$£₹]|S\/\.?|S?Fr\.?|[KUT]Sh|Rs\.?|R|QR|SR|Dhs?|BD|KD|JD|RM|Rp|Tk)$/i

/** $1,200 · £3.95k · CHF 1'200.– · € 40.000 · Rs. 2.5 lakh */
const signed: Recogniser = {
  id: 'money after a sign or a code',
  pattern: new RegExp(
    `(${SIGN}|\\b(?:${CODES})\\b)\\s?(${NUMERAL})(${MULTIPLIER})?(?:\\s?(${CODES})\\b)?`,
    'giu',
  ),
  read: (match, notation) => {
    const [, sign = '', digits = '', times, code] = match
    const rest = match.input?.slice((match.index ?? 0) + match[0].length) ?? ''
    if (isOfNumberBefore(match) || IN_MILLIONS.test(rest)) return null
    return amountOf(digits, times, code ?? sign, notation)
  },
}

/** 900 bucks · 40.000 € · 60k CAD · 23,62 euros */
const named: Recogniser = {
  id: 'money before its name',
  pattern: new RegExp(
    `(?<![\\d.,])(${NUMERAL})(?:[.,][-–—]{1,2})?(${MULTIPLIER}(?:\\sde)?)?\\s?(${SIGN}|(?:${NAMES}|${CODES})(?![\\p{L}\\d]))`,
    'giu',
  ),
  read: ([, digits = '', times, name = ''], notation) =>
    amountOf(digits, times?.replace(/\sde$/i, ''), name, notation),
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

/** forty-five euro · two hundred pounds · a tenner */
const worded: Recogniser = {
  id: 'money in words',
  pattern: new RegExp(
    `\\b(?:(${NUMBER_WORD})(\\s(?:hundred|thousand|grand|million))?\\s(${NAMES})|an? (tenner|fiver))(?![\\p{L}\\d])`,
    'giu',
  ),
  read: ([, word = '', times, name = '', note], notation) => {
    if (note)
      return amountOf(/ten/i.test(note) ? '10' : '5', undefined, notation.currency, notation)
    const value = wordValue(word)
    if (value === null) return null
    const isHundreds = /hundred/i.test(times ?? '')
    const digits = String(isHundreds ? value * 100 : value)
    return amountOf(digits, isHundreds ? undefined : times, name, notation)
  },
}

/** RM9,800 · Rp 45.000: as the own money is written at home. */
const ownSigned: Recogniser = {
  id: 'money after its sign at home',
  pattern: new RegExp(`(?<![\\p{L}\\d])(\\p{L}{1,5})\\.?\\s?(${NUMERAL})(${MULTIPLIER})?`, 'giu'),
  read: ([, sign = '', digits = '', times], notation) =>
    isOwnSign(sign, notation.currency)
      ? amountOf(digits, times, notation.currency, notation)
      : null,
}

/** 3.000 din · 750 F */
const ownNamed: Recogniser = {
  id: 'money before its sign at home',
  pattern: new RegExp(
    `(?<![\\d.,])(${NUMERAL})(${MULTIPLIER})?\\s?(\\p{L}{1,5})(?![\\p{L}\\d])`,
    'giu',
  ),
  read: ([, digits = '', times, sign = ''], notation) =>
    isOwnSign(sign, notation.currency)
      ? amountOf(digits, times, notation.currency, notation)
      : null,
}

/** 120e: where no sign is at hand, some type a small letter right behind the figure. */
const typed: Recogniser = {
  id: 'money before a letter that is typed for its sign',
  pattern: new RegExp(`(?<![\\p{L}\\d.,])(${NUMERAL})e(?![\\p{L}\\d])`, 'gu'),
  read: ([, digits = ''], notation) =>
    notation.currency === 'EUR' ? amountOf(digits, undefined, 'EUR', notation) : null,
}

export const money: readonly Recogniser[] = [
  signedRange,
  signed,
  named,
  worded,
  grand,
  ownSigned,
  ownNamed,
  typed,
]
