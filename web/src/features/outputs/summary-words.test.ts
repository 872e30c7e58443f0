import { expect, test } from 'vitest'
import { differencesOf } from './differences.ts'
import { summaryWords } from './summary-words.ts'
import { inWords, said } from './testing/in-words.ts'

const summary = (...given: Parameters<typeof differencesOf>) =>
  summaryWords(differencesOf(...given))

test('how two versions differ is told in a sentence', () => {
  const builtIn = inWords({ wouldChange: [said('A flood.'), said('A rival.')] })
  const model = inWords({ decision: said('Bread costs too little.'), wouldChange: [] })
  expect(summary(builtIn, model)).toBe(
    '1 statement is put differently, 2 stand only in the built-in version.',
  )
  expect(summary(model, builtIn)).toContain('2 stand only in the model’s version.')
  expect(summary(model, model)).toBe('Both say the same in the same words.')
})
