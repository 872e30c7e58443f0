import { figuresSaid } from '../core/dialogue/figures-said.ts'
import { ofParts } from '../reading/any-of.ts'
import { CURRENCY_CODES } from '../reading/currencies.ts'

type Writing = { currency: string; today: string }

/** "Price per month", "€/h": for what one pays. */
const PER = ofParts(
  'iu',
  String.raw`(?:\/\s?|(?<!\p{L})(?:per|pro|je|par|por)\s)\p{L}+|`,
  String.raw`(?<!\p{L})(?:hourly|daily|weekly|monthly|yearly|monatlich|jährlich|mensuel|mensual|anual)(?!\p{L})`,
)

/** What the words over a column name of the sums below: the currency as ISO 4217, and in words for what one pays ('' for nothing). */
export function namedOver(words: string, writing: Writing): { currency?: string; per: string } {
  const per = PER.exec(words)?.[0] ?? ''
  const parts = words
    .replace(per, ' ')
    .split(/[\s()[\],:/]+/)
    .filter(Boolean)
  const currencies = parts.flatMap((_, at) => moneyOf(parts.slice(at).join(' '), writing) ?? [])
  return { per, ...(currencies[0] && { currency: currencies[0] }) }
}

function moneyOf(words: string, writing: Writing): string | undefined {
  const [figure] = figuresSaid(`100 ${words}`, writing)
  return figure?.kind === 'money' && figure.text.length > '100'.length ? figure.currency : undefined
}

/** The one currency whose sign or code stands in a text; none where there are several. */
export function currencyOf(text: string, writing: Writing): string | undefined {
  const written = text.match(/\p{Sc}|(?<!\p{L})\p{Lu}{3}(?!\p{L})/gu) ?? []
  const isMoney = (word: string): boolean => /\p{Sc}/u.test(word) || CURRENCY_CODES.includes(word)
  const named = new Set(written.filter(isMoney).map(word => moneyOf(word, writing)))
  return named.size === 1 ? [...named][0] : undefined
}
