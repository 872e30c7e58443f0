import type { SaidFigure } from '@sextant/contracts/company/facts'
import { expect, test } from 'vitest'
import { NO_FIGURES } from '@/features/quick-start/names.ts'
import { readFigures, textsToRead } from './read-figures.ts'

const NONE = NO_FIGURES
const SAID: Readonly<Record<string, SaidFigure>> = {
  '40 ezer Ft': { text: '40 ezer Ft', kind: 'money', value: 4_000_000, currency: 'HUF' },
  '2k': { text: '2k', kind: 'count', value: 2_000 },
  '3 juta': { text: '3 juta', kind: 'count', value: 3_000_000 },
}
const grammar = (text: string) => SAID[text] ?? null

test('figures as people write them; what is left empty is no mistake', () => {
  expect(readFigures(NONE, 'EUR')).toEqual({ wrong: {} })
  const typed = {
    ...NONE,
    price: '90 zł',
    now: '1 200',
    wanted: '1.500',
    budget: '2 000',
    hours: '6',
  }
  expect(readFigures(typed, 'PLN')).toEqual({
    price: { cents: 9_000, currency: 'PLN' },
    budget: { cents: 200_000, currency: 'PLN' },
    hours: 6,
    goal: { baseline: 1_200, target: 1_500, form: 'count' },
    wrong: {},
  })
})

test('what plain digits do not tell is read by the grammar of sentences', () => {
  const typed = { ...NONE, price: '40 ezer Ft', cost: '3 juta', now: '0', wanted: '2k' }
  expect(textsToRead(typed)).toEqual(['40 ezer Ft', '3 juta', '2k'])
  expect(readFigures(typed, 'HUF', grammar)).toEqual({
    price: { cents: 4_000_000, currency: 'HUF' },
    cost: { cents: 300_000_000, currency: 'HUF' },
    goal: { baseline: 0, target: 2_000, form: 'count' },
    wrong: {},
  })
})

test('a goal may be in percent or in money, both ends alike', () => {
  expect(readFigures({ ...NONE, now: '12%', wanted: '20 %' }, 'EUR').goal).toEqual({
    baseline: 0.12,
    target: 0.2,
    form: 'share',
  })
  expect(readFigures({ ...NONE, now: '12%', wanted: '20' }, 'EUR').wrong.wanted).toMatch(/one sort/)
})

test('what cannot be read says so, and one number of two asks for the other', () => {
  const { wrong } = readFigures(
    { ...NONE, price: 'dear', now: 'few', wanted: '-3' },
    'EUR',
    grammar,
  )
  expect(Object.keys(wrong).toSorted()).toEqual(['now', 'price', 'wanted'])
  expect(readFigures({ ...NONE, wanted: '30' }, 'EUR').wrong).toEqual({
    now: 'Give both numbers, or neither',
  })
})
