import type { CompanyFactRow } from '@sextant/contracts/company/facts'
import { expect, test } from 'vitest'
import {
  factsOfMessage,
  hasOwnWords,
  leftOver,
  openSort,
  refusalOf,
  takenOutBefore,
} from './understood.ts'

const SAID = { id: 'm', text: 'Kits are cheap. Hall is near.', created_at: '2026-01-02' }
const fact = (over: Partial<CompanyFactRow>): CompanyFactRow => ({
  id: 'f',
  client_id: null,
  kind: 'rival',
  label: 'Hall',
  attributes: {},
  quote: '',
  origin: 'card',
  agent_type: null,
  session_id: null,
  message_id: null,
  confidence: 1,
  status: 'confirmed',
  said_by_name: null,
  created_at: '2026-01-03',
  updated_at: '2026-01-03',
  earlier: 0,
  ...over,
})
const card = (quote: string) => ({
  quote,
  kinds: [],
  says: null,
  nouns: [],
  names: [],
  attributes: {},
  unclear: [],
  figures: [],
})

test('an answer shows the facts that came with it and those kept of its words since', () => {
  const own = [fact({ message_id: 'm' }), fact({ quote: 'Hall is near' })]
  const others = [
    fact({ message_id: 'n' }),
    fact({ quote: 'Hall is near', created_at: '2026-01-01' }),
    fact({}),
  ]
  expect(factsOfMessage([...own, ...others], SAID)).toEqual(own)
})

test('a clause of which something is kept is not asked about again', () => {
  const cards = [card('Kits are cheap'), card('Hall is near')]
  expect(leftOver(cards, [fact({ quote: 'Hall is near.' })])).toEqual([cards[0]])
  expect(leftOver(cards, [fact({})])).toEqual(cards)
})

test('a clause that another mind cut differently is not asked about again either', () => {
  const cards = [card('about 190 kits last year at 9 each'), card('about 40 kits at 9 each')]
  const kept = fact({ quote: 'shops take most of them, about 190 kits last year at 9 each one' })
  expect(leftOver(cards, [kept])).toEqual([cards[1]])
})

test('the lines of a card are no words to read', () => {
  const facts = [fact({ label: 'Hall' })]
  expect(hasOwnWords({ ...SAID, text: 'Hall: Price £9' }, facts)).toBe(false)
  expect(hasOwnWords(SAID, facts)).toBe(true)
})

test('a sort is asked for until it is chosen; kinds without one ask for nothing', () => {
  expect(openSort(fact({}))).toMatchObject({ attribute: 'sort' })
  expect(openSort(fact({ attributes: { sort: 'rival' } }))).toBeNull()
  expect(openSort(fact({ kind: 'change' }))).toMatchObject({ attribute: 'bearing' })
  expect(openSort(fact({ kind: 'offer' }))).toBeNull()
})

test('what cannot be a name says why', () => {
  expect(refusalOf('they just buy a kit online')).toMatch(/at most|without/)
  expect(refusalOf('online kit')).toBeNull()
})

test('what was taken out before and is said again can be brought back, once, unless it stands since', () => {
  const removed = (over: Partial<CompanyFactRow>) =>
    fact({ status: 'removed', quote: 'Hall is near', updated_at: '2026-01-01', ...over })
  const hall = removed({ id: 'a' })
  expect(takenOutBefore([hall, removed({ id: 'b' })], [], SAID).map(({ id }) => id)).toEqual(['b'])
  expect(takenOutBefore([hall], [fact({})], SAID)).toEqual([])
  expect(takenOutBefore([removed({ updated_at: '2026-01-03' })], [], SAID)).toEqual([])
  expect(takenOutBefore([removed({ quote: 'other words' })], [], SAID)).toEqual([])
  expect(takenOutBefore([removed({ quote: '' })], [], SAID)).toEqual([])
})
