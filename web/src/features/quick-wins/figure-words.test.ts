import { expect, test } from 'vitest'
import {
  paybackWords,
  rangeWords,
  typedFrom,
  typedValue,
  unitWords,
  valueWords,
} from './figure-words.ts'

const money = { form: 'money', currency: 'USD' } as const
const share = { form: 'share', currency: 'USD' } as const
const hours = { form: 'hours', currency: 'USD' } as const
const count = { form: 'count', currency: 'USD' } as const

test('figures are read in their form, ranges from the smaller end on', () => {
  expect(valueWords(money, 1_680_000)).toBe('$16,800')
  expect(valueWords(share, 0.184)).toBe('18.4%')
  expect(valueWords(hours, 1)).toBe('1 hour')
  expect(valueWords(hours, 6.5)).toBe('6.5 hours')
  expect(rangeWords(count, [6, 5.3])).toBe('5.3 to 6')
  expect(rangeWords(count, [6, 6.01])).toBe('6')
  expect(unitWords(share)).toBe('%')
})

test('what is typed is kept in the form of the prediction, and shown again as it was typed', () => {
  expect(typedValue(money, '$16,800')).toBe(1_680_000)
  expect(typedValue(share, '18.4 %')).toBeCloseTo(0.184)
  expect(typedValue(count, '5.3')).toBe(5.3)
  expect(typedFrom(money, 1_680_050)).toBe('16800.5')
  expect(typedFrom(share, 0.184)).toBe('18.4')
})

test.each(['', 'about 5', '-3', '1.2.3', '1e9'])('“%s” is no figure', typed => {
  expect(typedValue(count, typed)).toBeNull()
})

test('more than all of it is no share', () => {
  expect(typedValue(share, '184')).toBeNull()
})

test('payback in days while it is soon, in weeks from then on', () => {
  expect(paybackWords([7, 84])).toBe('after 7 days at best, 12 weeks at worst')
  expect(paybackWords([1, 1])).toBe('after 1 day')
})
