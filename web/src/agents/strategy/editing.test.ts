import { expect, test } from 'vitest'
import { outputEdit } from '@sextant/contracts/agent-outputs/routes'
import { nextId, ownWords, put, take } from '../editing/editing.tsx'
import { sharesWith } from './horizon-curves.tsx'
import { asShown, asTyped, fromTyped } from '../editing/number-kinds.ts'

test('edits have the shape the server takes', () => {
  expect(
    outputEdit.parse(put(['body', 'strengths', 2], { id: 'S3', claim: ownWords('Open early') })),
  ).toEqual({
    path: ['body', 'strengths', 2],
    value: { id: 'S3', claim: { text: 'Open early', sources: [] } },
  })
  expect(outputEdit.parse(take(['body', 'strengths', 0]))).toEqual({
    path: ['body', 'strengths', 0],
    value: null,
    remove: true,
  })
})

test('a new item continues its series, over gaps and never repeating an id', () => {
  expect(nextId('S', ['S1', 'S3'])).toBe('S4')
  expect(nextId('partners-', ['partners-1', undefined])).toBe('partners-2')
  expect(nextId('K', [])).toBe('K1')
})

test('what is typed comes back in the unit that is stored', () => {
  expect(fromTyped('$1,050.50', 'money')).toBe(105_050)
  expect(fromTyped('12.5 %', 'percent')).toBe(0.125)
  expect(fromTyped('1.8', 'percent')).toBe(0.018)
  expect(fromTyped('−3', 'plain')).toBe(-3)
  expect(fromTyped('', 'money')).toBeNull()
  expect(fromTyped('a lot', 'money')).toBeUndefined()
  for (const value of [0.07, 0.1, 0.333, 1])
    expect(fromTyped(asTyped(value, 'percent'), 'percent')).toBeCloseTo(value, 8)
  expect(asShown(105_000, 'money')).toBe('$1,050')
  expect(asShown(null, 'money')).toBe('not known')
})

test('shares of the horizons always add up to one', () => {
  expect(sharesWith([0.7, 0.2, 0.1], 2, 0.3)).toEqual([0.6, 0.3, 0.1])
  expect(sharesWith([0.7, 0.2, 0.1], 1, 0.5)).toEqual([0.5, 0.4, 0.1])
  expect(sharesWith([0.1, 0.8, 0.1], 1, 0.3)).toEqual([0.3, 0.6, 0.1])
  expect(sharesWith([0.4, 0.3, 0.3], 1, 0.9)).toBeNull()
})

test('an amount may be typed as its country writes it', () => {
  expect(fromTyped('1.000.000', 'cents', 'IDR')).toBe(100_000_000)
  expect(fromTyped('1 000 000 Ft', 'cents', 'HUF')).toBe(100_000_000)
  expect(fromTyped('1,00,000', 'cents', 'INR')).toBe(10_000_000)
  expect(fromTyped('12 ezer', 'money', 'HUF')).toBe(1_200_000)
  expect(fromTyped('about nine', 'money', 'HUF')).toBeUndefined()
})
