import { expect, test } from 'vitest'
import { amountWords } from './fact-words.ts'
import { localeOf, moneyWords } from './money-words.ts'

const whole = { maximumFractionDigits: 0 }

test('a sign that belongs to another currency is not borrowed', () => {
  const written = (currency: string, locale = 'en-GB') =>
    moneyWords(4200, currency, locale, whole).replaceAll('\u00a0', ' ')
  expect(written('USD', 'en-US')).toBe('$4,200')
  expect(written('NAD')).toBe('N$4,200')
  expect(written('SGD', 'en-SG')).toBe('S$4,200')
  expect(written('BRL')).toBe('R$4,200')
  expect(written('COP')).toBe('COP 4,200')
  expect(written('GBP')).toBe('£4,200')
  expect(written('CHF')).toBe('CHF 4,200')
})

test('a card shows the same sign as the sentence', () => {
  expect(amountWords({ cents: 2_850_000, currency: 'NAD', per: 'sale' })).toBe('N$28,500 a sale')
  expect(amountWords({ cents: 1990, currency: 'USD', per: 'month' })).toBe('$19.90 a month')
})

test('a card and a sentence write a currency in one way', () => {
  for (const currency of ['KES', 'INR', 'ZAR', 'EUR', 'PLN']) {
    const cents = 123_456_700
    const card = amountWords({ cents, currency })
    expect(moneyWords(cents / 100, currency, localeOf(currency), whole)).toBe(card)
  }
})

test('the sign stands where its country has it', () => {
  const written = (currency: string, times?: string) =>
    moneyWords(4200, currency, 'en-GB', whole, times).replaceAll('\u00a0', ' ')
  expect(written('RON')).toBe('4,200 lei')
  expect(written('SEK')).toBe('4,200 kr')
  expect(written('PLN', ' million')).toBe('4,200 million zł')
  expect(written('EUR', ' million')).toBe('€4,200 million')
  expect(written('PHP')).toBe('₱4,200')
  expect(written('JPY')).toBe('¥4,200')
  expect(written('XOF')).toMatch(/4,200$/)
})
