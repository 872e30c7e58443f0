import { describe, expect, test } from 'vitest'
import { quantitiesIn } from './quantities.ts'
import { notationOf } from './quantity.ts'
import { sortsOf } from './sorts.ts'

const told = (kind: Parameters<typeof sortsOf>[0], words: string) =>
  sortsOf(kind, words, quantitiesIn(words, notationOf('USD', '2026-11-22')))

describe('a sort is filled in where the words tell it', () => {
  test.each([
    ['channel', 'an ad in the magazine, $400 a month, 12 customers', { sort: 'paid' }],
    ['channel', 'most come by word of mouth', { sort: 'referral' }],
    ['change', 'diesel went up 20% in March', { direction: 'rising' }],
    ['change', 'the weir closes, good for us', { bearing: 'helps' }],
    ['strength', 'ours is ready in 41 hours', { sort: 'speed' }],
    ['change', 'the county has a grant for new looms', { bearing: 'helps' }],
    ['person', 'only Ines can set the loom', { alone: true }],
    ['resource', 'the old dye book, nobody else has one', { rare: true }],
    ['idea', 'an evening course, tried in 2024: nobody came', { attempt: 'failed' }],
    ['rival', 'some do it themselves', { sort: 'in-house' }],
    ['rival', 'Fenn Brothers are cheaper but slow', { betterAt: ['price'], worseAt: ['speed'] }],
  ] as const)('%s: %s', (kind, words, sorts) => {
    expect(told(kind, words)).toMatchObject(sorts)
  })
})

test('what the words do not tell is left to be chosen', () => {
  for (const kind of [
    'channel',
    'change',
    'strength',
    'rival',
    'person',
    'resource',
    'idea',
    'goal',
  ] as const)
    expect(told(kind, 'the harbour office, 14')).toEqual({})
})
