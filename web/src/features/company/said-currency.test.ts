import { expect, test } from 'vitest'
import { saidCurrency } from './said-currency.ts'

const row = (draft: Record<string, string>) => ({ id: '1', label: 'cash', draft })

test('the first amount that has a sign or a code settles what a new model is kept in', () => {
  expect(saidCurrency([row({ form: 'money', value: 'KES 31,000' })], 'USD')).toBe('KES')
  expect(saidCurrency([row({ form: 'money', value: 'KSh 31,000' })], 'USD')).toBe('KES')
  expect(saidCurrency([row({ price: '480 lei' })], 'EUR')).toBe('RON')
})

test('a bare figure, the own currency, a date and two currencies settle nothing', () => {
  expect(saidCurrency([row({ value: '31,000', by: '2027-04' })], 'USD')).toBeNull()
  expect(saidCurrency([row({ price: '$40' })], 'USD')).toBeNull()
  expect(saidCurrency([row({ by: 'Apr 2027', share: '12%' })], 'USD')).toBeNull()
  expect(saidCurrency([row({ price: '40 PLN' }), row({ price: '40 CHF' })], 'USD')).toBeNull()
})
