import { expect, test } from 'vitest'
import { centsOf, dollars, moneyText, wholeDollars } from './money.ts'

test.each([
  ['19.99', 1999],
  ['1,234.5', 123_450],
  ['$1,234,567.89', 123_456_789],
  ['0.29', 29],
  ['.5', 50],
  ['12.', 1200],
  [' 1234 ', 123_400],
  ['0', 0],
  ['1.15', 115],
  ['90071992547409.91', 9_007_199_254_740_991],
])('%s dollars are %i cents', (text, cents) => expect(centsOf(text)).toBe(cents))

test.each([
  '',
  '.',
  '$',
  '-5',
  '1e3',
  '0x10',
  'NaN',
  'Infinity',
  '1.999',
  '1,2,3',
  '12,34',
  '1.234,50',
  '1 000',
  '１２',
  '19.99 or 1=1',
  '<b>5</b>',
  '99999999999999.99',
])('%j is no amount', text => expect(centsOf(text)).toBeNull())

test('what is shown and what stands in the field', () => {
  expect([
    dollars(123_450),
    dollars(500_00),
    wholeDollars(123_450),
    dollars(9_007_199_254_740_991),
  ]).toEqual(['$1,234.50', '$500', '$1,235', '$90,071,992,547,409.91'])
  expect([dollars(-1950), dollars(99.6), dollars(-5)]).toEqual(['-$19.50', '$1', '-$0.05'])
  for (const cents of [0, 5, 1999, 123_450, 50_000, 9_007_199_254_740_991])
    expect(centsOf(moneyText(cents))).toBe(cents)
})
