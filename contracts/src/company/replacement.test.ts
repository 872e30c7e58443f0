import { expect, test } from 'vitest'
import type { ReplacedFact } from './facts.ts'
import { changedValues, replacementOf, unchangedWords } from './replacement.ts'

const known = { currency: 'USD', labelOf: () => undefined }
const price = (cents: number) => ({ cents, currency: 'USD' })

const replaced: ReplacedFact = {
  label: 'Full service',
  attributes: { price: price(8_500) },
  origin: 'card',
  agent_type: null,
  said_by_name: 'Ada Long',
  document: null,
  since: '2026-11-03T09:00:00Z',
  is_itself: false,
  changed_by_name: null,
}

const waiting = {
  kind: 'offer' as const,
  label: 'Full service',
  attributes: { price: price(9_500), share: 0.4 },
  origin: 'document' as const,
  document: {
    id: '3f0c7f0e-8f0a-4d6b-9a53-2c1f7f3a1b10',
    name: 'Price list',
    kind: 'pdf' as const,
    version: 2,
    page: 3,
  },
  created_at: '2026-11-20T08:00:00Z',
  updated_at: '2026-11-21T08:00:00Z',
}

test('values that read otherwise stand side by side, and what is new has nothing before it', () => {
  expect(changedValues(waiting, replaced, known)).toEqual([
    { name: 'Price', was: '$85', is: '$95' },
    { name: 'Share of sales', was: null, is: '40%' },
  ])
})

test('what falls away and another name are told, and what reads the same is not', () => {
  const was = { label: 'Service', attributes: { price: price(9_500), share: 0.4 } }
  const is = { kind: 'offer' as const, label: 'Full service', attributes: { price: price(9_500) } }
  expect(changedValues(is, was, known)).toEqual([
    { name: 'Name', was: 'Service', is: 'Full service' },
    { name: 'Share of sales', was: '40%', is: null },
  ])
})

test('what would change is not said a second time', () => {
  const fact = {
    ...waiting,
    attributes: { ...waiting.attributes, quantity: 3 },
    replaces: replaced,
  }
  expect(unchangedWords({ ...fact, replaces: null }, known).map(({ name }) => name)).toContain(
    'Price',
  )
  expect(unchangedWords(fact, known).map(({ name }) => name)).not.toContain('Price')
})

test('each side says where it comes from and since when', () => {
  expect(replacementOf(waiting, replaced, known)).toMatchObject({
    was: { from: 'Filled in by Ada Long', on: '2026-11-03T09:00:00Z' },
    is: { from: 'Price list, page 3', on: '2026-11-20T08:00:00Z' },
  })
})

test('two files of one document are told apart by their versions', () => {
  const former = { ...replaced, document: { ...waiting.document, version: 1, page: 4 } }
  expect(replacementOf(waiting, former, known)).toMatchObject({
    was: { from: 'Price list, version 1, page 4' },
    is: { from: 'Price list, version 2, page 3' },
  })
})

test('a fact that somebody’s words changed comes from that conversation since it changed', () => {
  const itself = { ...replaced, is_itself: true, changed_by_name: 'Bo Reed' }
  expect(
    replacementOf({ ...waiting, document: null, origin: 'card' }, itself, known),
  ).toMatchObject({
    was: { from: 'Filled in by Ada Long' },
    is: { from: 'Bo Reed, in a conversation', on: '2026-11-21T08:00:00Z' },
  })
})

test('a figure that was measured before says so', () => {
  const measured = { ...replaced, origin: 'agent' as const }
  const { was } = replacementOf(waiting, measured, known)
  expect(was.from).toBe('Measured in figures')
})
