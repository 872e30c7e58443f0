import { expect, test } from 'vitest'
import { readTyped, stepped } from './number-draft.ts'

const percent = { kind: 'percent', min: 0, max: 1 } as const

test('what was typed is the same, a figure, or told to be wrong', () => {
  expect(readTyped('12', 0.12, percent)).toEqual({ same: true })
  expect(readTyped('12%', 0.12, percent)).toEqual({ same: true })
  expect(readTyped('12.0', 0.12, percent)).toEqual({ same: true })
  expect(readTyped('13', 0.12, percent)).toEqual({ next: 0.13 })
  expect(readTyped('130', 0.12, percent)).toEqual({
    wrong: '0% to 100%. Escape brings 12% back.',
  })
  expect(readTyped('a lot', 0.12, percent)).toHaveProperty('wrong')
})

test('nothing typed is "not known" only where that may be', () => {
  expect(readTyped('', 100, { kind: 'money', nullable: true })).toEqual({ next: null })
  expect(readTyped('', 100, { kind: 'money' })).toHaveProperty('wrong')
})

test('a whole number is one', () => {
  const whole = { kind: 'plain', min: 0, whole: true } as const
  expect(readTyped('2', 1, whole)).toEqual({ next: 2 })
  expect(readTyped('2.5', 1, whole)).toEqual({
    wrong: '0 or more, whole. Escape brings 1 back.',
  })
})

test('arrows step by what the kind counts in and stop at the limits', () => {
  expect(stepped(1, '12', 0.12, percent)).toBe('13')
  expect(stepped(1, '100', 1, percent)).toBe('100')
  expect(stepped(-1, '', null, { kind: 'plain', min: 1, max: 5 })).toBe('1')
  expect(stepped(1, '1', 100, { kind: 'money' })).toBe('2')
})
