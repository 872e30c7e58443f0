import type { FindingRow, PredictionRow } from '@sextant/contracts/performance-intelligence/routes'
import { expect, test } from 'vitest'
import { countWords, regradedWords, stateWords } from './finding-words.ts'

const row: FindingRow = {
  id: 'f',
  client_id: null,
  output_type: 'x',
  title: 'Since 2 November',
  decision: 'It fell.',
  created_at: '2026-11-16T08:00:00Z',
  state: 'waiting',
  prediction: {
    says: 'It comes back.',
    from: '2026-11-18',
    to: '2026-12-01',
    low: 0.0248,
    high: 0.039,
    now: 0.0157,
    unit: 'rate',
    currency: null,
  },
  grade: 'waiting',
  value: null,
  cases: 0,
}

test('a finding says whether something is predicted, waited for, or graded', () => {
  expect(stateWords(row)).toBe('Predicted 2.48% to 3.90%, graded after 1 Dec')
  expect(stateWords({ ...row, state: 'open', prediction: null, grade: null })).toBe(
    'Open, nothing predicted',
  )
  expect(stateWords({ ...row, state: 'graded', grade: 'met', value: 0.031 })).toBe(
    'It came true: 3.10%, predicted 2.48% to 3.90%',
  )
  expect(stateWords({ ...row, state: 'graded', grade: 'too-few', value: null })).toBe(
    'Too few cases came to tell, predicted 2.48% to 3.90%',
  )
})

test('a level by day is written as the money it is', () => {
  const prediction = { ...row.prediction!, low: 9_010, high: 10_460, unit: 'money' as const }
  expect(stateWords({ ...row, prediction: { ...prediction, currency: 'EUR' } })).toBe(
    'Predicted €90.10 to €104.60 a day, graded after 1 Dec',
  )
})

test('all that were made are counted, the wrong ones beside the right', () => {
  expect(countWords({ right: 2, wrong: 1, too_few: 0, waiting: 1 })).toBe(
    '2 came true, 1 did not, 1 waits',
  )
  expect(countWords({ right: 0, wrong: 0, too_few: 1, waiting: 2 })).toBe(
    '0 came true, 0 did not, 1 could not be told, 2 wait',
  )
})

test('restated figures are named as such beside the grade that was given', () => {
  const graded = { ...row, regraded: null } as unknown as PredictionRow
  expect(regradedWords(graded)).toBeNull()
  expect(regradedWords({ ...graded, regraded: { grade: 'met', value: 0.031, cases: 2_800 } })).toBe(
    'By figures that were restated since: it came true: 3.10%',
  )
})
