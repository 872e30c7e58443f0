import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { FRAMEWORKS } from '@sextant/contracts/catalogue'
import { expect, test } from 'vitest'

const sources = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' }).filter(
  file => file.endsWith('.ts') && !file.endsWith('.test.ts'),
)

test.each(sources)('%s names no tool: what it does, it does for every one', file => {
  const text = readFileSync(join(import.meta.dirname, file), 'utf8')
  expect(FRAMEWORKS.map(({ id }) => id).filter(id => text.includes(`'${id}'`))).toEqual([])
})
