import { globSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { findAll } from './find.ts'
import { RULES } from './rules.ts'
import type { RuleCases } from './testing/cases.ts'

const files = globSync('*/*.cases.ts', { cwd: import.meta.dirname })
const modules = await Promise.all(
  files.map(
    async file =>
      (await import(join(import.meta.dirname, file))) as {
        cases: RuleCases | readonly RuleCases[]
      },
  ),
)
const ALL = modules.flatMap(({ cases }) => cases)

describe('every rule speaks where it should and is silent where it must', () => {
  test.each(ALL)('$rule', ({ rule, fires, silent, asks }) => {
    const one = RULES.filter(({ id }) => id === rule)
    expect(one, 'it stands in rules.ts, once').toHaveLength(1)
    expect(fires.length).toBeGreaterThanOrEqual(2)
    expect(silent.length).toBeGreaterThanOrEqual(2)
    for (const { firm, says } of fires) {
      const { findings, broken } = findAll(firm, one)
      expect(broken).toEqual([])
      expect(findings.map(found => found.says.text)).toContain(says)
    }
    for (const firm of silent) {
      const { findings, broken } = findAll(firm, one)
      expect(broken).toEqual([])
      expect(findings.map(found => found.says.text)).toEqual([])
    }
    for (const { firm, says } of asks ?? []) {
      const { wanted } = findAll(firm, one)
      expect(wanted.map(question => question.says.text)).toEqual([says])
    }
  })
})

test('no rule is without its cases', () => {
  const tested = new Set(ALL.map(({ rule }) => rule))
  expect(RULES.map(({ id }) => id).filter(id => !tested.has(id))).toEqual([])
})

test('what a finding says rests on its own facts and on computed figures', () => {
  for (const { rule, fires } of ALL) {
    for (const { firm } of fires) {
      const { findings, ledger } = findAll(
        firm,
        RULES.filter(({ id }) => id === rule),
      )
      const known = new Set(firm.facts.map(({ id }) => id))
      const computed = new Map(ledger.map(entry => [entry.id, entry]))
      for (const found of findings) {
        expect(
          found.rests.every(id => known.has(id)),
          rule,
        ).toBe(true)
        for (const origin of found.says.origins) {
          if ('fact' in origin) expect(known.has(origin.fact), rule).toBe(true)
          if ('ledger' in origin) expect(computed.has(origin.ledger), rule).toBe(true)
        }
      }
    }
  }
})
