import { expect, test } from 'vitest'
import { homeCurrency } from './home-currency.ts'

test.each([
  ['en-GB', 'GBP'],
  ['de', 'EUR'],
  ['de-CH', 'CHF'],
  ['en', 'USD'],
  ['pt-BR', 'BRL'],
])('%s pays with %s', (language, currency) => {
  expect(homeCurrency(language)).toBe(currency)
})
