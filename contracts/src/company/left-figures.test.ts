import { expect, test } from 'vitest'
import type { SaidFigure } from './facts.ts'
import type { FactKind } from './kinds.ts'
import { isHeld, leftFigures } from './left-figures.ts'

const count = (text: string, value = Number(text), over: Partial<SaidFigure> = {}): SaidFigure => ({
  text,
  kind: 'count',
  value,
  ...over,
})
const placesOf = (
  kind: FactKind,
  figure: SaidFigure,
  attributes: Record<string, unknown> = {},
): Record<string, unknown>[] =>
  leftFigures({ kind, label: 'desks', attributes }, [figure], 'BRL').flatMap(({ places }) =>
    places.map(place => place.attributes),
  )
const PRICE = { price: { cents: 129_000, currency: 'BRL' } }

test('a number that found no place is offered to the fields that count, then to those that are paid', () => {
  const [first, second, third, ...rest] = placesOf('offer', count('46'))
  expect([first, second, third]).toEqual([{ volume: 46 }, { previousVolume: 46 }, { capacity: 46 }])
  expect(rest).toContainEqual({ price: { cents: 4_600, currency: 'BRL' } })
  expect(placesOf('offer', count('45k', 45_000))[0]).toEqual({
    price: { cents: 4_500_000, currency: 'BRL' },
  })
  expect(placesOf('offer', count('46', 46, { noun: 'pieces' }))).not.toContainEqual(
    expect.objectContaining({ price: expect.anything() as unknown }),
  )
})

test('a field that is filled in is no place', () => {
  expect(placesOf('offer', count('51'), { ...PRICE, volume: 46 })[0]).toEqual({
    previousVolume: 51,
  })
})

test('so many a month are so many a year where the field is of a year, and keep their month elsewhere', () => {
  const monthly = count('6 a month', 6, { per: 'month' })
  expect(placesOf('offer', monthly)[0]).toEqual({ volume: 72 })
  expect(placesOf('measure', monthly)[0]).toEqual({ value: 6, form: 'count', per: 'month' })
  expect(isHeld(monthly, { volume: 72 })).toBe(true)
})

test.each<[FactKind, SaidFigure, Record<string, unknown>, Record<string, unknown>]>([
  ['segment', { text: '34%', kind: 'percent', value: 0.34 }, {}, { share: 0.34 }],
  ['strength', count('4.7'), {}, { proof: 4.7, proofForm: 'stars' }],
  [
    'strength',
    { text: '40 minutes', kind: 'duration', value: 40, unit: 'minute' },
    {},
    { proof: 40, proofForm: 'minutes' },
  ],
  [
    'offer',
    { text: '90 min', kind: 'duration', value: 90, unit: 'minute' },
    PRICE,
    { hoursEach: 1.5 },
  ],
  ['change', count('1,700', 1_700), {}, { from: 1_700, form: 'count' }],
  [
    'goal',
    count('60k', 60_000),
    { form: 'money', baseline: 3_800_000 },
    { target: 6_000_000, form: 'money' },
  ],
  [
    'person',
    { text: 'June 2027', kind: 'date', value: 0, day: '2027-06' },
    {},
    { leaves: '2027-06' },
  ],
])('%s: %o', (kind, figure, attributes, place) => {
  expect(placesOf(kind, figure, attributes)[0]).toEqual(place)
})

test('what a field holds already, in whatever unit or as the middle of a range, is not left', () => {
  expect(placesOf('offer', count('1,290', 1_290), PRICE)).toEqual([])
  const range = { text: '1,200–1,400', kind: 'money', value: 120_000, high: 140_000 } as const
  expect(isHeld(range, PRICE)).toBe(true)
  expect(
    isHeld({ text: '90 min', kind: 'duration', value: 90, unit: 'minute' }, { hoursEach: 1.5 }),
  ).toBe(true)
  expect(
    isHeld({ text: 'June 2027', kind: 'date', value: 0, day: '2027-06' }, { by: '2027-06-30' }),
  ).toBe(true)
  expect(isHeld(count('46'), PRICE)).toBe(false)
})

test('a year is no number of things, and an age no number of weeks', () => {
  expect(placesOf('goal', count('2027'))).toEqual([])
  expect(placesOf('person', count('63'))).toEqual([])
})

test('a figure of a form that no open field takes, or of the name itself, is not offered', () => {
  expect(placesOf('partner', count('9'), { yearlyCost: PRICE.price })).toEqual([])
  const desks = { kind: 'offer', label: 'desks of 4', attributes: {} } as const
  expect(leftFigures(desks, [count('4')], 'BRL')).toEqual([])
})
