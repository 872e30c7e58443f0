import { expect, test } from 'vitest'
import { placedFigures } from './placed-figures.ts'

const WRITING = { currency: 'EUR', today: '2026-11-22' }
const fact = (attributes: Record<string, unknown>, quote: string) => ({
  kind: 'offer' as const,
  label: 'kites',
  attributes,
  quote,
  likely: true,
})

test('every figure of the answers stands there with the field it was put into, or with none', () => {
  const sentence = 'kites at 40 euro, we do 9 a month, 4 of us'
  const facts = [fact({ price: { cents: 4_000, currency: 'EUR' }, volume: 108 }, sentence)]
  expect(placedFigures([sentence], facts, WRITING)).toMatchObject([
    { text: '40 euro', kind: 'money', place: { fact: 0, attribute: 'price', times: 1 } },
    { text: '9', value: 9, place: { fact: 0, attribute: 'volume', times: 12 } },
    { text: '4', place: null },
  ])
})

test('a bare number that was read as money is shown as money', () => {
  const facts = [fact({ unitCost: { cents: 3_800, currency: 'EUR' } }, 'cloth costs me 38')]
  expect(placedFigures(['cloth costs me 38'], facts, WRITING)[0]).toMatchObject({
    kind: 'money',
    value: 3_800,
    place: { attribute: 'unitCost' },
  })
})
