import type { CompanyFactRow } from '@sextant/contracts/company/facts'
import { expect, test } from 'vitest'
import { newRow } from './card-rows.ts'
import { completedBy, joinedRows, withKnown } from './known-rows.ts'

const fact = (id: string, label: string, kind = 'offer'): CompanyFactRow =>
  ({ id, label, kind }) as CompanyFactRow
const FACTS = [fact('1', 'canoe hire'), fact('2', 'guided tours'), fact('3', 'Hall', 'rival')]
const ASKED = { kind: 'offer', attributes: ['unitCost'] } as const
const labels = (rows: readonly { label: string }[]) => rows.map(({ label }) => label)

test('a question after some fields opens with what is known of that kind, each once', () => {
  const twins = [...FACTS, fact('4', 'Guided tour')]
  const rows = withKnown([newRow()], ASKED, twins)
  expect(labels(rows)).toEqual(['canoe hire', 'guided tours'])
  expect(rows.map(({ of }) => of)).toEqual(['1', '2'])
})

test('a question after a kind, or after fields of one that is not known, opens with an empty row', () => {
  expect(labels(withKnown([newRow()], { kind: 'offer', attributes: [] }, FACTS))).toEqual([''])
  expect(labels(withKnown([newRow()], ASKED, []))).toEqual([''])
})

test('what was typed stays, also a row that was added, also for a fact that is gone', () => {
  const [hire, tours] = withKnown([newRow()], ASKED, FACTS)
  const typed = [{ ...hire!, draft: { unitCost: '4' } }, tours!, newRow()]
  expect(withKnown(typed, ASKED, FACTS)).toMatchObject(typed)
  const without = withKnown(typed, ASKED, FACTS.slice(1))
  expect(labels(without)).toEqual(['guided tours', 'canoe hire', ''])
  expect(without[1]).toMatchObject({ draft: { unitCost: '4' } })
  expect(without[1]).not.toHaveProperty('of')
})

test('a pasted row fills the row of its name', () => {
  const rows = withKnown([newRow()], ASKED, FACTS)
  const pasted = [newRow('Canoe Hire', { unitCost: '4' }), newRow('repairs', { unitCost: '9' })]
  const all = joinedRows(rows, pasted)
  expect(labels(all)).toEqual(['canoe hire', 'guided tours', 'repairs'])
  expect(all[0]).toMatchObject({ of: '1', draft: { unitCost: '4' } })
})

test('a typed name finds the fact it says more of', () => {
  expect(completedBy(newRow('the canoe hires'), 'offer', FACTS)).toBe(FACTS[0])
  expect(completedBy(newRow('Hall'), 'offer', FACTS)).toBeUndefined()
  expect(completedBy(newRow(), 'offer', FACTS)).toBeUndefined()
})
