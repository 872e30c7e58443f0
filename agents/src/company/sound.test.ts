import { expect, test } from 'vitest'
import { findAll } from '../findings/find.ts'
import { dollars, firm } from '../findings/testing/firm.ts'

const rulesOf = (company: Parameters<typeof findAll>[0]): string[] =>
  findAll(company).findings.map(({ rule }) => rule)

test('nothing but the question is built on a cost of more than twice the price', () => {
  const rules = rulesOf(
    firm({
      offer: [{ label: 'scooters', price: dollars(35), unitCost: dollars(1580), volume: 600 }],
    }),
  )
  expect(rules).toContain('contradiction.absurd')
  expect(rules).not.toContain('economics.contribution')
})

test('a line many times the turnover is asked about, and its number is used for nothing', () => {
  const company = firm({
    offer: [
      { label: 'loaves', price: dollars(6), unitCost: dollars(2), volume: 2_000_000 },
      { label: 'courses', price: dollars(90), unitCost: dollars(20), volume: 100 },
    ],
    measure: [
      { label: 'sales', metric: 'sales', form: 'money', value: 30_000_000, per: 'year' },
      { label: 'rent', metric: 'fixed-cost', form: 'money', value: 1_000_000, per: 'month' },
    ],
  })
  const rules = rulesOf(company)
  expect(rules).toContain('contradiction.absurd')
  expect(rules).not.toContain('economics.fixed-of-lines')
})

test('a line that fits the turnover stays as it is', () => {
  const rules = rulesOf(
    firm({ offer: [{ label: 'loaves', price: dollars(6), unitCost: dollars(7), volume: 900 }] }),
  )
  expect(rules).toEqual(expect.arrayContaining(['economics.contribution']))
  expect(rules).not.toContain('contradiction.absurd')
})
