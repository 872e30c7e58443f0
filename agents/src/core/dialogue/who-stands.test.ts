import type { FactKind } from '@sextant/contracts/company/kinds'
import { expect, test } from 'vitest'
import { dollars, firm } from '../../findings/testing/firm.ts'
import { propose } from './propose.ts'

/** A rope walk with one line. */
const walk = firm({
  person: [{ label: 'Odile' }],
  rival: [{ label: 'Moss & Daughters' }],
  offer: [
    { label: 'harbour hawsers', price: dollars(40), unit: { one: 'hawser', many: 'hawsers' } },
  ],
})
const heard = (text: string, kind?: FactKind) =>
  propose(text, walk, kind ? { kind, attributes: [] } : null)

test('somebody who stands stays what they are, whatever was asked', () => {
  for (const kind of ['rival', 'strength', undefined] as const) {
    const { facts, changes } = heard('Odile could move to Moss & Daughters', kind)
    expect(facts).toEqual([])
    expect(changes).toMatchObject([{ id: 'person-1' }])
  }
  expect(heard('Odile leaves in May').changes).toMatchObject([
    { id: 'person-1', attributes: { leaves: '2027-05' } },
  ])
})

test('what was asked is still told of somebody who stands', () => {
  expect(heard('Odile splices a hawser in 2 hours', 'strength').facts).toMatchObject([
    { kind: 'strength', attributes: { proof: 2, proofForm: 'hours' } },
  ])
})

test('who is named twice in one message is one', () => {
  const { facts } = heard('My splicer Ines leaves in May. Ines could go to Moss & Daughters.')
  expect(facts.map(({ kind, label }) => [kind, label])).toEqual([['person', 'Ines']])
})

test('a correction of what one pays is of the line, and takes the place of its price', () => {
  const { facts, changes, conflicts } = heard('No, a captain pays $230 in all')
  expect([facts, conflicts]).toEqual([[], []])
  expect(changes).toMatchObject([
    { id: 'offer-1', attributes: { price: { cents: 23_000 } }, status: 'proposed' },
  ])
})

test('without a word of correction both figures stay to be chosen from', () => {
  const { changes, conflicts } = heard('A captain pays $230 in all', 'offer')
  expect(changes).toMatchObject([{ id: 'offer-1', attributes: {} }])
  expect(conflicts).toHaveLength(1)
})
