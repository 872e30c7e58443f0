import { expect, test } from 'vitest'
import { asTyped, typedNumber, typedValue } from './typed.ts'

test('numbers as people type them', () => {
  const typed = ['12', '1,234.5', '1.234,5', '1 234', '1.234', '0,5', '-3.20', '1’000', '7.1234']
  expect(typed.map(typedNumber)).toEqual([12, 1234.5, 1234.5, 1234, 1234, 0.5, -3.2, 1000, 7.1234])
  expect(['', 'x', '1O', '=1+1', '--3'].map(typedNumber)).toEqual([null, null, null, null, null])
})

const money = { kind: 'money' } as const
const rate = { kind: 'rate' } as const
const ratio = { kind: 'ratio' } as const

test('a metric is typed in units and percent, and kept in cents and shares', () => {
  expect(typedValue('28,993', money, 'GBP')).toBe(2_899_300)
  expect(typedValue('£28 993.50', money, 'GBP')).toBe(2_899_350)
  expect(typedValue('5000', money, 'JPY')).toBe(5_000)
  expect(typedValue('4,5 %', rate, 'GBP')).toBe(0.045)
  expect(typedValue('3.125', ratio, 'GBP')).toBe(3.125)
  expect(typedValue('12,5', { kind: 'ratio', unit: 'share' }, 'GBP')).toBe(0.125)
  expect(typedValue('1.234', { kind: 'count' }, 'GBP')).toBe(1_234)
  for (const text of ['', 'a lot', '12O', '=1+1']) expect(typedValue(text, money, 'GBP')).toBeNull()
})

test('what is written into a field is read as the same', () => {
  for (const [value, of] of [
    [2_899_350, money],
    [0.045, rate],
    [3.125, ratio],
    [1_234, { kind: 'count' }],
    [1_234, ratio],
    [12, rate],
    [123_456_789, { kind: 'money' }],
  ] as const)
    expect(typedValue(asTyped(value, of, 'GBP'), of, 'GBP')).toBe(value)
})

test('thousands are parted where they can be read back', () => {
  expect(asTyped(2_899_350, money, 'GBP')).toBe('28,993.5')
  expect(asTyped(1_234, ratio, 'GBP')).toBe('1234')
})
