import { expect, test } from 'vitest'
import type { Fact } from './company.ts'
import { joined } from './joined.ts'

const fact = (id: string, label: string, more: object = {}): Fact =>
  ({ id, kind: 'offer', label, status: 'confirmed', quote: '', ...more }) as Fact
const of = (...facts: Fact[]) =>
  joined({ name: 'Karst Wells', currency: 'EUR', today: '2026-11-22', facts }).facts

test('one thing on two cards is one thing, the newer figure first', () => {
  const facts = of(
    fact('a', 'Well drilling', { share: 0.6, volume: 40 }),
    fact('b', 'the well drilling', { share: 0.5, ownShare: 0.2 }),
    fact('c', 'Hydrants', { kind: 'rival', about: 'b' }),
  )
  expect(facts).toEqual([
    fact('a', 'Well drilling', { share: 0.5, volume: 40, ownShare: 0.2 }),
    fact('c', 'Hydrants', { kind: 'rival', about: 'a' }),
  ])
})

test('other kinds, other names and other standings stay apart', () => {
  const facts = [
    fact('a', 'wells'),
    fact('b', 'wells', { kind: 'strength' }),
    fact('c', 'deep wells'),
    fact('d', 'wells', { status: 'proposed' }),
  ]
  expect(of(...facts)).toEqual(facts)
})

test('of one thing several people say something: none of their sentences is lost', () => {
  const words = ['a', 'b'].map(id => fact(id, 'the noise', { kind: 'quote', who: id }))
  expect(of(...words)).toEqual(words)
})
