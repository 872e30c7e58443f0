import { expect, test } from 'vitest'
import { affordWords, overWords, ratioWords } from './afford-words.ts'

const BUDGET = {
  currency: 'GBP',
  given: 100_000,
  total: 120_005,
  brand: 20_005,
  wins: 24,
  win: { one: 'contract', many: 'contracts' },
  worth: { cents: 10_000, of: 'year' as const },
  atLeast: 13,
}

test('from how many wins on the money comes back, to the cent', () => {
  expect(affordWords(BUDGET)).toBe(
    'With 13 contracts instead of 24, each costs £92.31 and the money just comes back within a year.',
  )
  expect(affordWords({ ...BUDGET, atLeast: 30 })).toBe(
    'It takes 30 contracts for the money to come back within a year, and the goal is 24 contracts.',
  )
  expect(affordWords({ ...BUDGET, atLeast: null })).toBe('')
})

test('what is more than there is, or left', () => {
  expect(overWords(BUDGET)).toBe('£200.05 more than there is.')
  expect(overWords({ ...BUDGET, total: 99_999 })).toBe('£0.01 of the money is left.')
  expect(overWords({ ...BUDGET, given: 220_005 })).toBe('£1,000 of the money is left.')
  expect(overWords({ ...BUDGET, given: null })).toBeNull()
})

test('the published ratio and what it would take', () => {
  expect(ratioWords(BUDGET, { share: 0.46, by: 'somebody' })).toBe(
    'Mark: 46 to 54, somebody; it takes £351.97 more for brand.',
  )
})
