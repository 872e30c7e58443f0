import type { Understood } from '@sextant/contracts/quick-start/understood'
import { expect, test } from 'vitest'
import { keptFacts } from './kept-facts.ts'
import { keptFigures, NO_ROLE, rolesFor, withRoles } from './roles.ts'

const QUOTE = 'the fair cost 60 and 4 of us went'
const UNDERSTOOD: Understood = {
  currency: 'EUR',
  notice: null,
  left: [],
  boughtAs: null,
  facts: [
    {
      kind: 'offer',
      label: 'kites',
      attributes: { price: { cents: 400, currency: 'EUR' }, volume: 108 },
      quote: 'kites, 9 a month',
      likely: true,
    },
    { kind: 'channel', label: 'the fair', attributes: {}, quote: QUOTE, likely: true },
  ],
  figures: [
    {
      text: '9',
      kind: 'count',
      value: 9,
      quote: 'kites, 9 a month',
      place: { fact: 0, attribute: 'volume', times: 12 },
    },
    {
      text: '4',
      kind: 'money',
      value: 400,
      quote: QUOTE,
      place: { fact: 0, attribute: 'price', times: 1 },
    },
    { text: '60', kind: 'count', value: 60, quote: QUOTE, place: null },
  ],
}
const facts = keptFacts(UNDERSTOOD)
const figures = keptFigures(UNDERSTOOD, facts)
const roled = (roles: Record<number, string>) =>
  withRoles(
    facts,
    figures.map((figure, at) => ({ ...figure, role: roles[at] ?? figure.role })),
    'EUR',
  )

test('each figure says the role that it was read in; what nobody could place is in no plan', () => {
  expect(figures.map(({ role }) => role)).toEqual(['sold-month', 'price', NO_ROLE])
  expect(roled({})).toEqual(facts)
})

test('a figure in a wrong role leaves its field by one choice', () => {
  expect(roled({ 1: NO_ROLE })[0]?.attributes).toEqual({ volume: 108 })
})

test('a figure goes to the card of its own sentence, counted for a year where it was said for a month', () => {
  expect(roled({ 2: 'spent' })[1]?.attributes).toEqual({ spend: { cents: 6_000, currency: 'EUR' } })
  expect(roled({ 2: 'brought' })[1]?.attributes).toEqual({ customers: 60 })
  expect(roled({ 0: 'most-month' })[0]?.attributes).toMatchObject({ capacity: 108 })
})

test('where no card of its kind stands, the figure makes one', () => {
  expect(roled({ 2: 'refused-month' }).at(-1)).toMatchObject({
    kind: 'constraint',
    attributes: { lost: 720 },
    isKept: true,
    quote: QUOTE,
  })
})

test('an amount of money is never offered as a number of people', () => {
  const [, money] = figures
  expect(rolesFor(money!).every(({ isMoney }) => isMoney)).toBe(true)
})
