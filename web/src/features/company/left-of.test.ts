import type { CompanyFactRow, ReadCardRow, SaidFigure } from '@sextant/contracts/company/facts'
import { expect, test } from 'vitest'
import { leftOf } from './left-of.ts'

const QUOTE = 'desks avg 1290 each, 46 last year (51 the year before)'
const count = (text: string): SaidFigure => ({ text, kind: 'count', value: Number(text) })
const CARD: ReadCardRow = {
  quote: QUOTE,
  kinds: ['offer'],
  says: null,
  nouns: [],
  names: [],
  attributes: {},
  unclear: [],
  figures: [{ text: '1290 each', kind: 'money', value: 129_000 }, count('46'), count('51')],
}
const fact = (id: string, attributes: object, quote = QUOTE): CompanyFactRow =>
  ({ id, kind: 'offer', label: 'desks', attributes, quote }) as CompanyFactRow
const PRICE = { price: { cents: 129_000, currency: 'USD' } }
const textsOf = (facts: readonly CompanyFactRow[]): [string, string[]][] =>
  [...leftOf(facts, [CARD], 'USD')].map(([id, left]) => [id, left.map(({ figure }) => figure.text)])

test('figures of a clause that its fact does not hold are left, those it holds are not', () => {
  expect(textsOf([fact('1', PRICE)])).toEqual([['1', ['46', '51']]])
  expect(textsOf([fact('1', { ...PRICE, volume: 46, previousVolume: 51 })])).toEqual([])
})

test('a figure that another fact of the same words holds has its place', () => {
  const other = { ...fact('2', { value: 46, form: 'count' }), kind: 'measure' as const }
  expect(textsOf([fact('1', PRICE), other])).toEqual([['1', ['51']]])
})

test('of two facts of one clause the first that has a field is asked', () => {
  expect(textsOf([fact('1', PRICE), fact('2', {})])).toEqual([['1', ['46', '51']]])
})

test('a figure inside a longer number, or of other words, is none of the fact’s', () => {
  expect(textsOf([fact('1', PRICE, 'desks avg 1290 each, 460')])).toEqual([])
  expect(textsOf([fact('1', PRICE, 'other words')])).toEqual([])
})
