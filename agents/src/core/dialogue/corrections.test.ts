import { expect, test } from 'vitest'
import { corrections } from './acts.ts'

test.each(['No, fittings lost 40, not 20.', 'no, it is 9', 'Sorry, correction: 12 boats.'])(
  '“%s” corrects what stands',
  text => {
    expect(corrections(text)).toEqual({ said: [text], rest: '' })
  },
)

test.each([
  'No rival charges less than 40.',
  'We lost 40 of them last year.',
  'Not 20 of us work.',
])('“%s” is an answer', text => {
  expect(corrections(text)).toEqual({ said: [], rest: text })
})
