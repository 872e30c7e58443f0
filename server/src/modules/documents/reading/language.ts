import { franc } from 'franc-min'

/** Two letters for the three of ISO 639-3, of languages whose words the database can bring to their stems. */
const TWO_LETTERS: Record<string, string> = {
  arb: 'ar',
  dan: 'da',
  deu: 'de',
  eng: 'en',
  fin: 'fi',
  fra: 'fr',
  hun: 'hu',
  ind: 'id',
  ita: 'it',
  nld: 'nl',
  nob: 'no',
  por: 'pt',
  ron: 'ro',
  rus: 'ru',
  spa: 'es',
  swe: 'sv',
  tur: 'tr',
}
const LOOKED_AT = 4_000

/** The language of most of a text, as two letters; null where there is too little of it, or it is none of these. */
export function languageOf(pages: readonly string[]): string | null {
  const text = pages
    .join('\n')
    .replaceAll(/[\d\p{P}\p{S}]+/gu, ' ')
    .slice(0, LOOKED_AT)
  const found = franc(text, { minLength: 40, only: Object.keys(TWO_LETTERS) })
  return TWO_LETTERS[found] ?? null
}
