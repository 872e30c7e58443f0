import { readdirSync, readFileSync } from 'node:fs'
import { INDUSTRIES } from '@sextant/contracts/catalogue'
import { FACT_ATTRIBUTES } from '@sextant/contracts/company/kinds'
import { labelRefusal } from '@sextant/contracts/company/label'
import { describe, expect, test } from 'vitest'
import { firm, type Firm, type GoldFact } from './firm.ts'

const folder = new URL('./firms/', import.meta.url)
const files = readdirSync(folder).filter(name => name.endsWith('.json'))

const read = (file: string): Firm =>
  firm.parse(JSON.parse(readFileSync(new URL(file, folder), 'utf8')))

const wordsOf = ({ answers, dump }: Firm, answer: GoldFact['answer']): string =>
  answer === 'dump' ? dump : (answers[answer] ?? '')

/** What is wrong with a gold fact, in words that lead to its line. */
function faultsOf(fact: GoldFact, index: number, of: Firm): string[] {
  const at = `${index} ${fact.kind} "${fact.label}"`
  const faults: string[] = []
  const parsed = FACT_ATTRIBUTES[fact.kind].strict().safeParse(fact.attributes)
  if (!parsed.success) faults.push(`${at}: ${parsed.error.message}`)
  const refusal = labelRefusal(fact.label)
  if (refusal) faults.push(`${at}: label ${refusal}`)
  if (!wordsOf(of, fact.answer).includes(fact.quote)) faults.push(`${at}: quote not in its answer`)
  if (fact.about !== undefined && !isAnother(fact.about, index, of))
    faults.push(`${at}: about no other fact`)
  return faults
}

const isAnother = (about: number, index: number, { facts }: Firm): boolean =>
  about !== index && about < facts.length

describe.each(files)('%s', file => {
  test('holds facts that cards could hold, in the words of the owner', () => {
    const it = read(file)
    expect(it.facts.flatMap((fact, index) => faultsOf(fact, index, it))).toEqual([])
  })

  test('has at most one organization, and says each thing once', () => {
    const { facts } = read(file)
    expect(facts.filter(({ kind }) => kind === 'organization').length).toBeLessThanOrEqual(1)
    const names = facts.map(({ kind, label, quote }) => `${kind} ${label} ${quote}`)
    expect(new Set(names).size).toBe(names.length)
  })
})

test('every industry has as many firms as another, and no two share a name', () => {
  const firms = files.map(read)
  const counts = INDUSTRIES.map(name => firms.filter(({ industry }) => industry === name).length)
  expect(new Set(counts).size).toBe(1)
  expect(new Set(firms.map(({ name }) => name)).size).toBe(firms.length)
})
