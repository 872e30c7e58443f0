import { expect, test } from 'vitest'
import { NO_FIGURES } from '@/features/quick-start/names.ts'
import { readFigures } from './read-figures.ts'

const NONE = NO_FIGURES

test('figures as people write them; what is left empty is no mistake', () => {
  expect(readFigures(NONE, 'EUR')).toEqual({ wrong: {} })
  expect(
    readFigures({ price: '90 zł', now: '1 200', wanted: '1.500', budget: '2 000' }, 'PLN'),
  ).toEqual({
    price: { cents: 9_000, currency: 'PLN' },
    budget: { cents: 200_000, currency: 'PLN' },
    baseline: 1_200,
    target: 1_500,
    wrong: {},
  })
})

test('what cannot be read says so, and one number of two asks for the other', () => {
  const { wrong } = readFigures({ ...NONE, price: 'about 90', now: 'few', wanted: '-3' }, 'EUR')
  expect(Object.keys(wrong).toSorted()).toEqual(['now', 'price', 'wanted'])
  expect(readFigures({ ...NONE, wanted: '30' }, 'EUR').wrong).toEqual({
    now: 'Give both numbers, or neither',
  })
})
