import type { FactKind } from '@sextant/contracts/company/kinds'
import { expect, test } from 'vitest'
import { readCards } from './read.ts'

/** What a cooperage says, as the answer to one question. */
const told = (text: string, kind: FactKind) =>
  readCards({ text, currency: 'EUR', today: '2026-11-22', asked: { kind } })[0]?.attributes[kind]

test.each([
  ['the oak duty stands since March', 'since'],
  ['the mill raised its duty in March', 'a verb of the past'],
  ['the duty was lower before we moved it in March', 'a past part before it'],
])('%s: the last March (%s)', text => {
  expect(told(text, 'change')).toMatchObject({ when: '2026-03' })
})

test.each([
  'the oak duty ends in March',
  'the mill wants to raise its duty in March',
  'the duty will be raised in March',
  'the duty is to be cut in March',
])('%s: the next one', text => {
  expect(told(text, 'change')).toMatchObject({ when: '2027-03' })
})

test('what it was is where a change comes from, and no fall by that', () => {
  const step = { from: 0.09, to: 0.14, form: 'share' }
  expect(told('Broken hoops 14%, it was 9% before we cut the steam', 'change')).toEqual(step)
  expect(told('Hoops over 30 days old 14%, they were 9% until we cut', 'change')).toEqual(step)
})
