// What the platform knows of the world's money: codes, names and signs, so that none is listed by hand.

type Named = { one: string; many: string }

const NAMED = new Map<string, Named>()
function named(currency: string): Named {
  const known = NAMED.get(currency) ?? nameIn(currency)
  NAMED.set(currency, known)
  return known
}

function nameIn(currency: string): Named {
  const format = new Intl.NumberFormat('en', {
    style: 'currency',
    currency,
    currencyDisplay: 'name',
    maximumFractionDigits: 0,
  })
  const counting = (value: number): string =>
    format
      .formatToParts(value)
      .filter(({ type }) => type === 'currency')
      .map(part => part.value)
      .join('')
  return { one: counting(1), many: counting(2) }
}

/** As English calls it, in lower case: "nepalese rupees". */
export const nameOf = (currency: string): string =>
  /^[A-Z]{3}$/.test(currency) ? named(currency).many.toLowerCase() : ''

const signed = (currency: string): string =>
  new Intl.NumberFormat('en', { style: 'currency', currency, currencyDisplay: 'narrowSymbol' })
    .formatToParts(0)
    .filter(({ type }) => type === 'currency')
    .map(part => part.value)
    .join('')

/** Money that is in use: what is over has its years in its name, and X stands before what is no country's. */
const isInUse = (code: string): boolean => !code.startsWith('X') && !/\d/.test(named(code).many)

export const CURRENCY_CODES: readonly string[] = Intl.supportedValuesOf('currency').filter(isInUse)

/** Names that mean something else more often. */
const OTHER_WORDS = new Set(
  'won real units unit rights marks mark pound pounds dollar dollars crown crowns gold kip kips dong som soms sum lek leone leones'.split(
    ' ',
  ),
)

/** Currencies by a word of their name, in both numbers: "lari", "soles", "krone" has more than one. */
export const CURRENCY_NAMES: ReadonlyMap<string, readonly string[]> = groups(
  CURRENCY_CODES.flatMap(code =>
    Object.values(named(code))
      .map(name => name.toLowerCase().split(' ').at(-1) ?? '')
      .filter(word => /^\p{L}{3,}$/u.test(word) && !OTHER_WORDS.has(word))
      .map(word => [word, code] as const),
  ),
)

/** Countries whose own money is written with a bare dollar sign. */
export const DOLLAR_CODES: ReadonlySet<string> = new Set(
  CURRENCY_CODES.filter(code => signed(code) === '$'),
)

/** Currencies as English writes them where several share a sign: NT$; those without a sign by their code. */
export const CURRENCY_SYMBOLS: ReadonlyMap<string, readonly string[]> = groups(
  CURRENCY_CODES.map(code => [symbolOf(code), code] as const),
)

function symbolOf(currency: string): string {
  const parts = new Intl.NumberFormat('en', { style: 'currency', currency }).formatToParts(0)
  return parts.find(({ type }) => type === 'currency')?.value ?? currency
}

/** Currencies by their sign: ₾, ₸. */
export const CURRENCY_SIGNS: ReadonlyMap<string, readonly string[]> = groups(
  CURRENCY_CODES.map(code => [signed(code), code] as const).filter(
    ([sign]) => /^\p{Sc}$/u.test(sign) && sign !== '$',
  ),
)

function groups(pairs: readonly (readonly [string, string])[]): Map<string, string[]> {
  const found = new Map<string, string[]>()
  for (const [word, code] of pairs) {
    const codes = found.get(word) ?? []
    if (!codes.includes(code)) found.set(word, [...codes, code])
  }
  return found
}

/** Which of several is meant: the company's own, else the only one; null where it could be several. */
export function oneOf(codes: readonly string[], own: string): string | null {
  if (codes.includes(own)) return own
  return codes.length === 1 ? (codes[0] ?? null) : null
}

/** Francs of several countries are written so by those who have them; their code names no country. */
const WRITTEN_ALSO: Readonly<Record<string, readonly string[]>> = {
  XPF: ['F', 'FCFP', 'CFP'],
  XOF: ['F', 'CFA', 'FCFA'],
  XAF: ['F', 'CFA', 'FCFA'],
  MZN: ['MT', 'MTn'],
  PYG: ['Gs'],
  BDT: ['Tk'],
  KHR: ['R'],
  RUB: ['руб', 'р'],
  UAH: ['грн'],
  IDR: ['Rp'],
}
const OWN_SIGNS = new Map<string, ReadonlySet<string>>()

/** Letters with which people write their own money, "RM", "Rp", "lei", as their country's languages have it. */
export function ownSigns(currency: string): ReadonlySet<string> {
  const known = OWN_SIGNS.get(currency)
  if (known) return known
  const country = currency.slice(0, 2)
  const local = new Intl.Locale(`und-${country.startsWith('X') ? '001' : country}`).maximize()
    .language
  const written = [`en-${country}`, `${local}-${country}`].flatMap(locale =>
    ['symbol', 'narrowSymbol'].map(display => signIn(locale, currency, display)),
  )
  const letters = [...written, ...(WRITTEN_ALSO[currency] ?? []), ...initialsOf(currency)]
    .map(sign => sign.replaceAll(/[.\s\u00A0\u202F]/g, ''))
    .filter(sign => /^\p{L}{1,5}$/u.test(sign) && sign !== currency)
  const signs = new Set(letters)
  OWN_SIGNS.set(currency, signs)
  return signs
}

/** "JD", "KD", "SR": country and money by their first letters, where these are no word. */
function initialsOf(currency: string): string[] {
  const name = new Intl.DisplayNames('en', { type: 'currency' }).of(currency) ?? ''
  const initials = name.split(/\s/).map(word => word.charAt(0).toUpperCase())
  const letters = initials.join('')
  return initials.length === 2 && !WORDS_OF_TWO.has(letters) ? [letters] : []
}
const WORDS_OF_TWO = new Set(['OR', 'ID', 'IN', 'AM', 'IT', 'SO', 'ME', 'US', 'UP', 'TO', 'NO'])

function signIn(locale: string, currency: string, currencyDisplay: string): string {
  const format = new Intl.NumberFormat(locale, {
    style: 'currency',
    currency,
    currencyDisplay: currencyDisplay as 'symbol' | 'narrowSymbol',
  })
  return format.formatToParts(0).find(({ type }) => type === 'currency')?.value ?? ''
}

/** The first letters of the own money's name, three at least: "din" of dinars. */
const SHORTENED_LEAST = 3
/** Whether letters are how people write their own money: a single letter only as a capital. */
export function isOwnSign(letters: string, currency: string): boolean {
  const signs = ownSigns(currency)
  if (signs.has(letters)) return true
  if (letters.length > 1 && [...signs].some(sign => sign.toLowerCase() === letters.toLowerCase()))
    return true
  const plain = letters.toLowerCase()
  const name = nameOf(currency).split(' ').at(-1) ?? ''
  return plain.length >= SHORTENED_LEAST && plain.length < name.length && name.startsWith(plain)
}
