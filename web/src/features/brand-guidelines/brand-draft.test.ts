import { NO_GUIDELINES } from '@sextant/contracts/brand/guidelines'
import { expect, test } from 'vitest'
import { faultIn, tidied } from './brand-draft.ts'

test('rows that nobody filled in are left out, and words lose the spaces around them', () => {
  const draft = {
    ...NO_GUIDELINES,
    use: [' crew ', ''],
    avoid: [
      { word: ' cheap ', instead: ' fair ' },
      { word: ' ', instead: 'x' },
    ],
    colors: [{ name: '', hex: '#000000' }],
  }
  expect(tidied(draft)).toMatchObject({
    use: ['crew'],
    avoid: [{ word: 'cheap', instead: 'fair' }],
    colors: [],
  })
})

test('what cannot be saved is told in words', () => {
  expect(faultIn(NO_GUIDELINES)).toBeNull()
  expect(faultIn({ ...NO_GUIDELINES, legal: [{ text: 'Ends 31 May.', about: [] }] })).toMatch(
    /Say which words call for/,
  )
  expect(faultIn({ ...NO_GUIDELINES, colors: [{ name: 'Sea', hex: '#12' }] })).toMatch(/Sea/)
  expect(faultIn({ ...NO_GUIDELINES, fonts: [{ role: 'Text', name: '' }] })).toMatch(/font/)
})
