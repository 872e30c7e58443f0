import { expect, test } from 'vitest'
import { loadPersonas } from './load-personas.ts'
import { questionsOf, recordedFor } from './recorded-answers.ts'
import { scoreRecorded } from './recorded-table.ts'

const personas = loadPersonas()

test('every question of every persona was answered by a model', () => {
  for (const one of personas)
    expect(recordedFor(one)?.answers.map(({ question }) => question)).toEqual(questionsOf(one))
})

test('a language model inside its rails abstains from the traps and finds what was said', () => {
  const { abstained, answered } = scoreRecorded(personas)
  expect(abstained).toBeGreaterThanOrEqual(0.95)
  expect(answered).toBeGreaterThanOrEqual(0.7)
})
