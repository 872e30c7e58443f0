import { describe, expect, test } from 'vitest'
import { corrections, readAct } from './acts.ts'
import { ACT_PHRASES } from './phrases.ts'

describe.each(ACT_PHRASES)('$act', ({ act, examples, counterExamples, whileAsked }) => {
  test.each(examples)('is heard in “%s”', text => {
    expect(readAct(text, whileAsked ? {} : null).act).toBe(act)
  })

  test.each(counterExamples)('is not heard in “%s”', text => {
    expect(readAct(text, {}).act).toBe('answer')
  })
})

test('an answer may end in the wish for a draft', () => {
  expect(readAct('About 40 a week at 30 each. Just draft it', {})).toEqual({
    act: 'answer',
    rest: 'About 40 a week at 30 each',
    thenDraft: true,
  })
})

test('nothing readable is no answer', () => {
  expect(readAct(' … \u200b', {}).act).toBe('empty')
  expect(readAct('???', {}).act).toBe('why')
})

test.each([
  'No, fittings lost 40, not 20.',
  'no, it is 9',
  'Sorry, correction: 12 boats.',
  'hm, no wait, its 90 lamps',
])('“%s” corrects what stands', text => {
  expect(corrections(text)).toEqual({ said: [text], rest: '' })
})

test.each([
  'No rival charges less than 40.',
  'We lost 40 of them last year.',
  'Not 20 of us work.',
])('“%s” is an answer', text => {
  expect(corrections(text)).toEqual({ said: [], rest: text })
})

test.each([
  'How much would 20 more bring me?',
  'Do you mean per month or per year?',
  'and what happens to the margin then?',
])('“%s” is a question', text => {
  expect(readAct(text, {}).act).toBe('question')
  expect(readAct(text, null).act).toBe('question')
})

test('what somebody does not like is no question', () => {
  expect(readAct('I do not like the second move', null).act).toBe('answer')
  expect(readAct('do you know Moss & Daughters', null).act).toBe('question')
})

test.each([
  'Who buys? Mostly families.',
  'maybe 40?',
  'What sells is bread, 60% of it',
  'Is it 40? I think it is 40 loaves.',
])('“%s” is an answer, though it asks', text => {
  expect(readAct(text, {}).act).toBe('answer')
})
