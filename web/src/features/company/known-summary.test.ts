import { expect, test } from 'vitest'
import { knownSummary } from './known-summary.ts'
import { originOf } from './origins.ts'

const facts = (...statuses: ('confirmed' | 'assumed' | 'proposed')[]) =>
  statuses.map(status => ({ status }))

test('one sentence says how much stands, is assumed and waits', () => {
  expect(knownSummary(facts('confirmed', 'confirmed', 'assumed', 'proposed', 'proposed'))).toBe(
    '2 facts stand, 1 is assumed, 2 wait.',
  )
  expect(knownSummary(facts('confirmed'))).toBe('1 fact stands.')
  expect(knownSummary([])).toBe('0 facts stand.')
})

test('an origin is one of four that people tell apart', () => {
  expect(originOf({ origin: 'message' })).toBe('conversation')
  expect(originOf({ origin: 'agent' })).toBe('figures')
  expect(originOf({ origin: 'card' })).toBe('person')
  expect(originOf({ origin: 'document' })).toBe('document')
})
