import { expect, test } from 'vitest'
import { readCards } from './read.ts'
import { sentencesIn } from './stops.ts'

test('a point that shortens a word ends no sentence before a number, a currency or small letters', () => {
  expect(sentencesIn('The rope walk takes ca. 40 orders. Nets bring 90 tys. zł a year.')).toEqual([
    'The rope walk takes ca. 40 orders.',
    'Nets bring 90 tys. zł a year.',
  ])
  expect(sentencesIn('Nets 200 pcs. a week. Hemp is dear.')).toEqual([
    'Nets 200 pcs. a week.',
    'Hemp is dear.',
  ])
})

test('behind a number and a short word another sentence may begin all the same', () => {
  expect(sentencesIn('Nets bring 90 tys. Hemp costs 4 tys. the twine takes 12 kg')).toEqual([
    'Nets bring 90 tys.',
    'Hemp costs 4 tys.',
    'the twine takes 12 kg',
  ])
})

test('money behind an abbreviated thousand keeps its currency and its clause', () => {
  const text = 'Nets 90 tys. zł a year, hawsers 35 thsd. EUR a year'
  const cards = readCards({ text, currency: 'PLN', today: '2026-11-22' })
  expect(cards.map(({ quote }) => quote)).toEqual([
    'Nets 90 tys. zł a year',
    'hawsers 35 thsd. EUR a year',
  ])
  expect(cards.map(({ attributes }) => attributes.measure?.value)).toEqual([9_000_000, 3_500_000])
})
