import { expect, test } from 'vitest'
import { gapWords } from './gap-words.ts'

test('a gap says what nobody knows and how many agents wait for it', () => {
  expect(gapWords({ unknown: 'how many of them leave in a year', agents: ['strategy'] })).toBe(
    'Nobody knows how many of them leave in a year: one agent would use it.',
  )
  expect(
    gapWords({
      unknown: 'what holds you back',
      agents: ['strategy', 'persona', 'marketing-strategy'],
    }),
  ).toBe('Nobody knows what holds you back: three agents would use it.')
})
