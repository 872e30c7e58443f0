import { expect, test } from 'vitest'
import { typedAmount } from './typed-amount.ts'

test.each([
  ['1,250', 'USD', 125_000, 'USD'],
  ['19.90', 'EUR', 1_990, 'EUR'],
  ['$40', 'USD', 4_000, 'USD'],
  ['€3,950', 'USD', 395_000, 'EUR'],
  ['60k CAD', 'USD', 6_000_000, 'CAD'],
  ['CHF 60k', 'USD', 6_000_000, 'CHF'],
  ['500 zł', 'USD', 50_000, 'PLN'],
  ['kr 500', 'NOK', 50_000, 'NOK'],
  ['1.2m', 'GBP', 120_000_000, 'GBP'],
  ['$40', 'CAD', 4_000, 'CAD'],
])('%s in a model in %s is %d cents of %s', (text, model, cents, currency) => {
  expect(typedAmount(text, model)).toEqual({ cents, currency })
})

test.each(['kr 500', '40 loaves', 'about', '$40 EUR'])('%s is never taken for dollars', text => {
  expect(typedAmount(text, 'USD')).toHaveProperty('wrong')
})
