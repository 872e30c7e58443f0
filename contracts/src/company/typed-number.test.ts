import { expect, test } from 'vitest'
import { plainDigits, typedFigure } from './typed-number.ts'

test.each([
  ['1250', '1250'],
  ['1.000', '1000'],
  ['385.000', '385000'],
  ['1,250', '1250'],
  ['1,250.50', '1250.50'],
  ['1.250,50', '1250.50'],
  ["1'250.50", '1250.50'],
  ['1 250,50', '1250.50'],
  ['4.800.000', '4800000'],
  ['1,00,000', '100000'],
  ['19.90', '19.90'],
  ['19,90', '19.90'],
  ['0,5', '0.5'],
  ['0.125', '0.125'],
  ['-5', '-5'],
  ['about 5', 'about 5'],
])('%s is %s', (typed, plain) => {
  expect(plainDigits(typed)).toBe(plain)
})

test.each([
  ['1.000.000', undefined, 1_000_000],
  ['1 000 000', undefined, 1_000_000],
  ['1,00,000', 'INR', 100_000],
  ['2.500,50', 'EUR', 2_500.5],
  ['12 ezer', 'HUF', 12_000],
  ['7,5 juta', 'IDR', 7_500_000],
  ['Rp 7.5 jt', 'IDR', 7_500_000],
  ['2 lakh', 'INR', 200_000],
  ['40 mil', 'MXN', 40_000],
  ['60k CAD', 'CAD', 60_000],
  ['€3,950', 'EUR', 3_950],
  ['−3', undefined, -3],
])('%s (%s) is typed for %d', (typed, currency, value) => {
  expect(typedFigure(typed, currency)?.value).toBe(value)
})

test('words are no figure, and what stands beside one is told', () => {
  expect(typedFigure('a lot')).toBeNull()
  expect(typedFigure('Rp 7,5 juta', 'IDR')).toEqual({ value: 7_500_000, before: 'Rp', after: '' })
})
