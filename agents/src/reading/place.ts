import countryToCurrency from 'country-to-currency'
import { ofParts } from './any-of.ts'
import { CURRENCY_CODES } from './currencies.ts'

/** Languages that name most countries as those who write English abroad do. */
const LANGUAGES = ['en', 'de', 'fr', 'es', 'pt', 'it']
/** Shorter names are words elsewhere. */
const NAME_LEAST = 4

/** The currency of a country by each of its names, in lower case. */
const BY_NAME: ReadonlyMap<string, string> = new Map(
  LANGUAGES.flatMap(language => {
    const names = new Intl.DisplayNames([language], { type: 'region' })
    return Object.entries(countryToCurrency)
      .filter(([, currency]) => CURRENCY_CODES.includes(currency))
      .map(([country, currency]) => [names.of(country)?.toLowerCase() ?? '', currency] as const)
      .filter(([name]) => name.length >= NAME_LEAST)
  }),
)
const SHORT_NAMES: ReadonlyMap<string, string> = new Map([
  ['UK', 'GBP'],
  ['USA', 'USD'],
  ['UAE', 'AED'],
])

/** A place stands behind a preposition, a comma or a bracket: "a bakery in Ghana", "Arusha, Tanzania". */
const PLACE = ofParts(
  'gu',
  String.raw`(?:\b(?:[Ii]n|[Ff]rom|[Oo]f|[Aa]cross|[Aa]round|[Nn]ear|[Tt]hroughout)\s(?:the\s|(?:\p{L}{3,9}ern|rural|central)\s)?|,\s|\(|^)`,
  String.raw`(\p{Lu}[\p{L}.'’-]*(?:\s(?:\p{Lu}[\p{L}.'’-]*|and|of|the)){0,3})`,
)
const WORDS_MAX = 4

/** The money of the one country that words place something in; null where they name none, or several with different money. */
export function currencyOfPlace(text: string): string | null {
  const found = new Set(
    [...text.matchAll(PLACE)].flatMap(([, name = '']) => currencyOfName(name) ?? []),
  )
  const [only, ...more] = found
  return only && more.length === 0 ? only : null
}

/** The longest run of first words that names a country. */
function currencyOfName(name: string): string | null {
  const words = name
    .replace(/[.,]$/, '')
    .replace(/['’]s\b.*$/, '')
    .split(' ')
    .slice(0, WORDS_MAX)
  for (let count = words.length; count > 0; count -= 1) {
    const part = words.slice(0, count).join(' ')
    const currency = SHORT_NAMES.get(part) ?? BY_NAME.get(part.toLowerCase())
    if (currency) return currency
  }
  return null
}
