import { globSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { journeysOf, ofTurn } from './turns.mjs'

const ROOT = join(import.meta.dirname, '..')
const TURNS = [0, 1, 2, 3]

test('four turns see all of a list, each one of it once', () => {
  const all = ['a', 'b', 'c', 'd', 'e', 'f', 'g']
  const seen = TURNS.flatMap(turn => ofTurn(all, String(turn)))
  expect(seen.toSorted()).toEqual(all)
})

test('who names no turn sees all', () => {
  expect(ofTurn(['a', 'b'], '')).toEqual(['a', 'b'])
})

test('four turns go every journey, and some are gone every time', () => {
  const gone = TURNS.map(turn => journeysOf(ROOT, turn))
  const every = globSync('e2e/*.test.ts', { cwd: ROOT })
  expect([...new Set(gone.flat())].toSorted()).toEqual(every.toSorted())
  for (const files of gone) expect(files).toContain('e2e/main-journey.test.ts')
})
