import { expect, test } from 'vitest'
import { evaluateInterviews } from './interview-table.ts'
import { loadPersonas } from './load-personas.ts'

const personas = loadPersonas()

test('the cases are as many as promised, over personas of at least five people', () => {
  expect(personas.length).toBeGreaterThanOrEqual(4)
  expect(personas.flatMap(({ traps }) => traps).length).toBeGreaterThanOrEqual(60)
  expect(personas.flatMap(({ later }) => later).length).toBeGreaterThanOrEqual(20)
  expect(personas.flatMap(({ answerable }) => answerable).length).toBeGreaterThanOrEqual(60)
  for (const { quotes } of personas)
    expect(new Set(quotes.map(({ who }) => who)).size).toBeGreaterThanOrEqual(5)
})

/** Where the rails alone do not reach the goal: what they must not fall below. A model that never abstains is worse than any that is asked. */
const FLOORS: Readonly<Record<string, number>> = {
  'interview: traps abstained from though a model insists': 0.55,
}

test.each(evaluateInterviews(personas))('$figure', ({ figure, got, goal, holds }) => {
  const floor = FLOORS[figure]
  if (floor === undefined) expect(holds, `${got} against ${goal}`).toBe(true)
  else expect(got).toBeGreaterThan(floor)
})
