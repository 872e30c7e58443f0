import { expect, test } from 'vitest'
import { digitsOf, refusalAfter, refusalBefore } from './mfa-rules.ts'

test.each([
  ['12a 34-56', '123456'],
  ['1234567', '123456'],
  ['code: 48', '48'],
  ['١٢٣', ''],
  ['', ''],
])('typed or pasted %j leaves %j', (text, digits) => {
  expect(digitsOf(text)).toBe(digits)
})

test.each([
  ['too short', { code: '12345', challengeId: 'c', attempts: 0 }, 'Please enter a 6-digit code'],
  ['empty', { code: '', challengeId: null, attempts: 0 }, 'Please enter a 6-digit code'],
  [
    'not all digits',
    { code: '12345x', challengeId: 'c', attempts: 0 },
    'Please enter a 6-digit code',
  ],
  [
    'no challenge',
    { code: '123456', challengeId: null, attempts: 0 },
    'Challenge not initialized. Please try again.',
  ],
  [
    'all attempts used',
    { code: '123456', challengeId: 'c', attempts: 5 },
    'Maximum attempts (5) exceeded. Please refresh and try again.',
  ],
  ['the fifth attempt', { code: '123456', challengeId: 'c', attempts: 4 }, null],
])('%s', (_, submit, refusal) => {
  expect(refusalBefore(submit)).toBe(refusal)
})

test('the count goes down from four, and the fifth wrong code is the last', () => {
  expect([1, 2, 3, 4, 5].map(refusalAfter)).toEqual([
    'Invalid code. 4 attempts remaining.',
    'Invalid code. 3 attempts remaining.',
    'Invalid code. 2 attempts remaining.',
    'Invalid code. 1 attempts remaining.',
    'Maximum attempts exceeded. Please refresh and try again.',
  ])
})
