import { FACT_ATTRIBUTES, type FactKind } from '@sextant/contracts/company/kinds'
import { expect, test } from 'vitest'
import { currencyOf } from '@sextant/contracts/company/fact-words'
import type { CompanyFactRow } from '@sextant/contracts/company/facts'
import { attributesOf, draftOf } from './fact-draft.ts'

const STANDING: [FactKind, Record<string, unknown>][] = [
  [
    'offer',
    {
      price: { cents: 123_450, currency: 'GBP', per: 'month' },
      share: 0.145,
      growth: -0.05,
      volume: 1_250.5,
      unit: { one: 'box', many: 'boxes' },
      priceYear: 2023,
      stage: 'growing',
    },
  ],
  [
    'goal',
    {
      form: 'money',
      currency: 'GBP',
      baseline: 1_000_050,
      target: 2_000_000,
      by: '2027-04',
      whole: false,
    },
  ],
  ['measure', { metric: 'churn', form: 'share', value: 0.024, per: 'month' }],
  [
    'measure',
    {
      metric: 'volume',
      form: 'money',
      currency: 'GBP',
      byMonth: [100_050, 0, 3, 4, 5, 6, 7, 8, 9, 10, 11, 1_200_000],
    },
  ],
  ['rival', { sort: 'substitute', betterAt: ['price', 'speed'], threat: 4 }],
  ['person', { role: 'sewer', does: ['cutting', 'sewing'], alone: true, leaves: '2027' }],
]

test.each(STANDING)('a %s comes back from its fields as it stood', (kind, attributes) => {
  const { attributes: read, wrong } = attributesOf(kind, draftOf(kind, attributes), 'GBP')
  expect(wrong).toEqual({})
  expect(read).toEqual(attributes)
  expect(FACT_ATTRIBUTES[kind].strict().safeParse(read).success).toBe(true)
})

test('what was emptied is taken out, what never stood is not sent', () => {
  const standing = { price: { cents: 100, currency: 'USD' }, share: 0.5 }
  const { attributes } = attributesOf('offer', { share: '40' }, 'USD', standing)
  expect(attributes).toEqual({ price: null, share: 0.4 })
})

test('what people type is read, and what is no figure is told in words', () => {
  const { attributes, wrong } = attributesOf(
    'offer',
    { price: '£1,250.5', share: '60%', volume: 'many', growth: '-120' },
    'GBP',
  )
  expect(attributes).toEqual({ price: { cents: 125_050, currency: 'GBP' }, share: 0.6 })
  expect(Object.keys(wrong).toSorted()).toEqual(['growth', 'volume'])
})

test('what the contract refuses is told under its field', () => {
  const { wrong } = attributesOf(
    'goal',
    { by: '2027-02-31', 'unit.one': 'he is late', 'unit.many': 'they are late' },
    'USD',
  )
  expect(wrong).toEqual({ by: 'No such day', unit: 'A word or two, such as order' })
})

test.each([
  ['5,2M', 520_000_000],
  ['5.2M lei', 520_000_000],
  ['5.200.000 lei', 520_000_000],
])('a goal in money is typed as people write money: %s', (target, cents) => {
  const { attributes, wrong } = attributesOf('goal', { form: 'money', target }, 'RON')
  expect(wrong).toEqual({})
  expect(attributes).toMatchObject({ target: cents })
})

test.each([
  ['24.5M', 24_500_000],
  ['1.250', 1_250],
  ['3 lakh', 300_000],
])('a goal that counts is typed as people write numbers: %s', (target, number) => {
  const { attributes, wrong } = attributesOf('goal', { form: 'count', target }, 'INR')
  expect(wrong).toEqual({})
  expect(attributes).toMatchObject({ target: number })
})

test('a goal in another money than the company’s says so', () => {
  const { wrong } = attributesOf('goal', { form: 'money', target: '€500' }, 'RON')
  expect(wrong).toEqual({ target: 'This figure is kept in RON' })
})

test('a bare figure of money says in which money it is, and so a model without prices knows', () => {
  const draft = { form: 'money', baseline: '31,000', target: '40,000' }
  const { attributes } = attributesOf('goal', draft, 'KES')
  expect(attributes).toMatchObject({ currency: 'KES', target: 4_000_000 })
  expect(currencyOf([{ kind: 'goal', attributes } as unknown as CompanyFactRow])).toBe('KES')
  const again = attributesOf('goal', { ...draft, target: '50,000' }, 'USD', attributes)
  expect(again.attributes.currency).toBe('KES')
  expect(attributesOf('goal', { form: 'count', target: '9' }, 'KES').attributes).toEqual({
    form: 'count',
    target: 9,
  })
})
