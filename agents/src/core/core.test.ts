import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { AGENT_SLUGS, TOOL_IDS } from '@sextant/contracts/catalogue'
import { expect, test } from 'vitest'

const ROOT = join(import.meta.dirname, '../../..')
/** What works for every agent and every tool. */
const SHARED = [
  'agents/src/core',
  'agents/src/rendering',
  'agents/src/model',
  'contracts/src/agent-events.ts',
  'contracts/src/agent-sessions',
  'contracts/src/deliverable.ts',
  'contracts/src/stored-deliverable.ts',
  'server/src/modules/agent-outputs',
  'server/src/modules/agent-sessions',
  'server/src/modules/thinking',
  'web/src/features/agent-session',
  'web/src/features/outputs',
  'web/src/screens/session',
  'web/src/screens/outputs',
]

/** The name of an agent, and a word of every language. */
const PLAIN_WORDS = new Set<string>(['content'])
/** They register what tools bring. */
const REGISTRIES = new Set(['web/src/screens/session/tool-outlines.ts'])

const filesOf = (place: string): string[] =>
  place.endsWith('.ts')
    ? [place]
    : readdirSync(join(ROOT, place), { recursive: true, encoding: 'utf8' })
        .filter(file => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
        .map(file => `${place}/${file}`)

test.each(SHARED.flatMap(filesOf).filter(file => !REGISTRIES.has(file)))(
  '%s names no agent and no tool: what it does, it does for every one',
  file => {
    const text = readFileSync(join(ROOT, file), 'utf8')
    const names = [...TOOL_IDS, ...AGENT_SLUGS].filter(id => !PLAIN_WORDS.has(id))
    expect(names.filter(id => text.includes(`'${id}'`))).toEqual([])
  },
)
