import type { CompanyFactRow, ReadCardRow } from '@sextant/contracts/company/facts'
import { expect, test } from 'vitest'
import { clearedCard, readingsOf, saidClearly, unclearOf, wordsOf } from './unclear.ts'

const FIGURE = { text: '45.000 kr', either: 4_500_000, or: 4_500 }
const card = (over: Partial<ReadCardRow> = {}): ReadCardRow => ({
  quote: 'we have 45.000 kr a month',
  kinds: ['budget'],
  says: null,
  nouns: [],
  names: [],
  attributes: {},
  unclear: [FIGURE],
  figures: [],
  ...over,
})
const fact = (attributes: object = {}, quote = card().quote): CompanyFactRow =>
  ({ id: '1', kind: 'budget', label: 'the budget', attributes, quote }) as CompanyFactRow

test('a figure that could be either is asked until the fact holds one of the two', () => {
  expect(unclearOf(fact(), [card()])).toEqual([FIGURE])
  expect(unclearOf(fact({ amount: { cents: 4_500_000 } }), [card()])).toEqual([])
  expect(unclearOf(fact({ amount: { cents: 4_500 } }), [card()])).toEqual([])
  expect(unclearOf(fact({ hoursPerWeek: 10 }), [card()])).toEqual([FIGURE])
  expect(unclearOf(fact({}, 'other words'), [card()])).toEqual([])
  expect(unclearOf(fact({}, ''), [card()])).toEqual([])
})

test('words without a figure are not read again, and the same words once', () => {
  expect(wordsOf([fact(), fact(), fact({}, 'no figure')])).toBe(card().quote)
})

test('a reading takes the place of the figure, and the card keeps what was said', () => {
  const [whole, parted] = readingsOf(FIGURE)
  expect(whole).toEqual({ shown: '45,000 kr', written: '45000 kr' })
  expect(saidClearly(card().quote, FIGURE, parted!)).toBe('we have 45 kr a month')
  const amount = { cents: 4_500, currency: 'DKK' }
  const read = card({
    quote: 'we have 45 kr a month',
    unclear: [],
    attributes: { budget: { amount } },
  })
  expect(clearedCard(card(), FIGURE, [read])).toEqual({
    ...card(),
    attributes: { budget: { amount } },
    unclear: [],
  })
})

test.each([
  ['1.430', ['1,430', '1.43']],
  ['€1,430', ['€1,430', '€1.43']],
  ['12.500%', ['12,500%', '12.5%']],
])('%s is shown in both its readings', (text, shown) => {
  expect(readingsOf({ text, either: 0, or: 0 }).map(reading => reading.shown)).toEqual(shown)
})
