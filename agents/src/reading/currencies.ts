// What the platform knows of the world's money: codes, names and signs, so that none is listed by hand.

const named = (currency: string, value: number): string =>
  new Intl.NumberFormat('en', {
    style: 'currency',
    currency,
    currencyDisplay: 'name',
    maximumFractionDigits: 0,
  })
    .formatToParts(value)
    .filter(({ type }) => type === 'currency')
    .map(part => part.value)
    .join('')

/** As English calls it, in lower case: "nepalese rupees". */
export const nameOf = (currency: string): string =>
  /^[A-Z]{3}$/.test(currency) ? named(currency, 2).toLowerCase() : ''

const signed = (currency: string): string =>
  new Intl.NumberFormat('en', { style: 'currency', currency, currencyDisplay: 'narrowSymbol' })
    .formatToParts(0)
    .filter(({ type }) => type === 'currency')
    .map(part => part.value)
    .join('')

/** Money that is in use: what is over has its years in its name, and X stands before what is no country's. */
const isInUse = (code: string): boolean => !code.startsWith('X') && !/\d/.test(named(code, 2))

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
    [1, 2]
      .map(value => named(code, value).toLowerCase().split(' ').at(-1) ?? '')
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
