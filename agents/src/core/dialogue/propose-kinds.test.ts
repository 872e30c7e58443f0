import type { FactKind } from '@sextant/contracts/company/kinds'
import { expect, test } from 'vitest'
import { firm } from '../../findings/testing/firm.ts'
import { propose } from './propose.ts'

const foundry = firm({}, { name: 'Larkspur Bells', today: '2026-11-22', currency: 'EUR' })
const read = (text: string, kind?: FactKind) =>
  propose(text, foundry, kind ? { kind, attributes: [] } : null)
/** Kind, name and what is filled in, of each fact. */
const told = (text: string, kind?: FactKind) =>
  read(text, kind).facts.map(fact => [fact.kind, fact.label, fact.attributes])
const euros = (whole: number, per?: string) => ({
  cents: whole * 100,
  currency: 'EUR',
  ...(per && { per }),
})
const lostIn = (text: string, kind?: FactKind) =>
  read(text, kind).facts.flatMap(({ attributes: { lost } }) => (lost === undefined ? [] : [lost]))

test('what was refused is a number of orders or people, never that of a norm, a sum, a time or an age', () => {
  expect(lostIn('we lost two bids in May because no EN 1090', 'constraint')).toEqual([2])
  expect(lostIn('we turned away 26 bell orders in spring', 'constraint')).toEqual([26])
  expect(lostIn('we refused 600 kg of castings', 'constraint')).toEqual([600])
  for (const text of [
    'the council sent us back because of form 27',
    'lost a contract because of ISO 14001 and DIN 277',
    'we refused them, about 60 millones hanging',
    'lost 3 weeks in june because the furnace cracked',
    'customers wait 40 days and we lose them, age 63',
    'turned away 14 tys worth of work',
  ])
    expect(lostIn(text, 'constraint'), text).toEqual([])
})

test('a failed attempt with what it took is an idea that was tried, whatever was asked', () => {
  const tried = 'tried a night shift in 2024, Pavel, left after 9 weeks, waste of 12 tys'
  const idea = ['idea', 'night shift', { attempt: 'failed', cost: euros(12_000) }]
  expect(told(tried, 'constraint')).toEqual([idea])
  expect(told(tried)).toEqual([idea])
})

test('so many a week of a season are not so many of a year', () => {
  expect(lostIn('in spring we turn away 6 orders a week', 'constraint')).toEqual([])
  expect(lostIn('we turn away 6 orders a week', 'constraint')).toEqual([312])
  expect(
    lostIn('we lose orders, 15 a week but only 13 weeks, so abt 195 a year', 'constraint'),
  ).toEqual([195])
})
