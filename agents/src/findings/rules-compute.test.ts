import { globSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { FAMILIES } from './finding.ts'
import { RULES } from './rules.ts'
import { readsWords } from './testing/reads-words.ts'

const SOURCES = globSync(`{${FAMILIES.join(',')}}/*.ts`, { cwd: import.meta.dirname }).filter(
  file => !file.endsWith('.cases.ts'),
)

test('no rule and no play reads words', () => {
  const plays = globSync('../plays/*.ts', { cwd: import.meta.dirname })
  const files = [...SOURCES, ...plays].filter(file => !file.endsWith('.test.ts'))
  expect(files.flatMap(file => readsWords(join(import.meta.dirname, file)))).toEqual([])
})

test('a rule stands in the folder of its family, one a file, and is listed once', () => {
  expect(new Set(RULES.map(({ id }) => id)).size).toBe(RULES.length)
  for (const { id, family } of RULES) expect(id.startsWith(`${family}.`)).toBe(true)
  // What holds back has a rule a sort, all of them from one file.
  const others = RULES.filter(({ family }) => family !== 'brake')
  expect(others).toHaveLength(SOURCES.length - 1)
})
