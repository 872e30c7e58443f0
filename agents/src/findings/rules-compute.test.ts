import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { FAMILIES } from './finding.ts'
import { RULES } from './rules.ts'

const SOURCES = globSync(`{${FAMILIES.join(',')}}/*.ts`, { cwd: import.meta.dirname })
  .filter(file => !file.endsWith('.cases.ts'))
  .map(file => ({ file, text: readFileSync(join(import.meta.dirname, file), 'utf8') }))

/** What looks into words: a rule computes, and what a thing is has been said with a tap. */
const READS_WORDS = [
  /\bRegExp\b/,
  /\.(?:test|match|matchAll|search|includes|startsWith|endsWith)\((?:['"`]|\/)/,
  /\.(?:label|quote)\b\s*(?:===|!==|\.)/,
  /(?:^|[=(,:\s])\/(?![/*\s]).+\/[gimsuy]*[.,);\s]/m,
]

test('no rule reads words', () => {
  const wrong = SOURCES.flatMap(({ file, text }) => {
    const code = text.replace(/\/\*[\s\S]*?\*\/|\/\/.*$|`[^`]*`|'[^'\n]*'/gm, "''")
    return READS_WORDS.filter(pattern => pattern.test(code)).map(
      pattern => `${file}: ${String(pattern)}`,
    )
  })
  expect(wrong).toEqual([])
})

test('a rule stands in the folder of its family, one a file, and is listed once', () => {
  expect(new Set(RULES.map(({ id }) => id)).size).toBe(RULES.length)
  for (const { id, family } of RULES) expect(id.startsWith(`${family}.`)).toBe(true)
  expect(RULES).toHaveLength(SOURCES.length)
})
