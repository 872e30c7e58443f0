import { CURRENCY_NAMES } from '../../reading/currencies.ts'

/** Whether a word is money and nothing else: a currency in English, or the own one in the language of its country. */
export const isMoneyName = (word: string, currency: string): boolean =>
  CURRENCY_NAMES.has(word) || namesAtHome(currency).has(word)

/** The same where a figure stands beside it: also signs, and words that mean other things by themselves. */
export const isMoneyWord = (word: string, currency: string): boolean =>
  /^\p{Sc}$/u.test(word) || MONEY_WORDS.test(word) || isMoneyName(word, currency)

const MONEY_WORDS = /^(?:money|dollars?|pounds?|crowns?|bucks|quid)$/

const HOMES = new Map<string, ReadonlySet<string>>()
function namesAtHome(currency: string): ReadonlySet<string> {
  const known = HOMES.get(currency) ?? namesIn(currency)
  HOMES.set(currency, known)
  return known
}

/** Some languages have more than two numbers. */
const IN_NUMBERS = [1, 2, 5]
function namesIn(currency: string): ReadonlySet<string> {
  if (!/^[A-Z]{3}$/.test(currency)) return new Set()
  const { language } = new Intl.Locale(`und-${currency.slice(0, 2)}`).maximize()
  const words = IN_NUMBERS.flatMap(value =>
    new Intl.NumberFormat(language, { style: 'currency', currency, currencyDisplay: 'name' })
      .formatToParts(value)
      .filter(({ type }) => type === 'currency')
      .flatMap(part => part.value.toLowerCase().split(' ')),
  )
  return new Set(words)
}
