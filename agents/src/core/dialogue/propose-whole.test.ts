import type { FactKind } from '@sextant/contracts/company/kinds'
import { expect, test } from 'vitest'
import { firm } from '../../findings/testing/firm.ts'
import { propose } from './propose.ts'

const nursery = firm({}, { name: 'Fernhill', today: '2026-11-22', currency: 'EUR' })
const read = (text: string, kind?: FactKind) =>
  propose(text, nursery, kind ? { kind, attributes: [] } : null).facts
/** Kind, name and what is filled in, of each fact. */
const told = (text: string, kind?: FactKind) =>
  read(text, kind).map(fact => [fact.kind, fact.label, fact.attributes])
const euros = (whole: number, per?: string) => ({
  cents: whole * 100,
  currency: 'EUR',
  ...(per && { per }),
})

test('of two sums the one that may be spent is the budget, and never the one that was wasted', () => {
  const budget = ['budget', 'the budget', { amount: euros(30_000) }]
  expect(told('€30,000 we can spend, last spring €4,000 went in the bin on leaflets')).toEqual([
    budget,
    ['channel', 'leaflets', { spend: euros(4_000), attempt: 'failed' }],
  ])
  expect(told('We can spend €30,000 and €4,000 was thrown away', 'budget')).toEqual([budget])
  expect(told('€4,000 was thrown away on leaflets', 'budget')).not.toContainEqual(
    expect.arrayContaining(['budget', expect.anything(), { amount: euros(4_000) }]),
  )
})

test('asked for the goal, what may be spent and what was wasted are no two ends of one', () => {
  expect(told('We can spend €30,000, €4,000 was thrown away on leaflets', 'goal')).toEqual([
    ['budget', 'the budget', { amount: euros(30_000) }],
  ])
})
