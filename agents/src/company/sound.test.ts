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

test('refusals far beyond what is sold are asked about, and no rule prices them', () => {
  const rules = rulesOf(
    firm({
      goal: [{ label: 'loaves', counts: 'sales', baseline: 900, target: 1200, about: 'offer-1' }],
      constraint: [{ label: 'the oven', sort: 'capacity', lost: 17_000, about: 'offer-1' }],
      offer: [{ label: 'loaves', price: dollars(6), unitCost: dollars(2), volume: 900 }],
    }),
  )
  expect(rules).toContain('contradiction.absurd')
  expect(rules.filter(rule => /turned-away|capacity\.lost|blended/.test(rule))).toEqual([])
})

test('a growth that no year holds is asked about, and no rule goes on with it', () => {
  const rules = rulesOf(
    firm({
      offer: [
        { label: 'loaves', share: 0.6, margin: 0.5, growth: 9 },
        { label: 'rolls', share: 0.4, margin: 0.2, growth: 0.1 },
      ],
    }),
  )
  expect(rules).toContain('contradiction.absurd')
  expect(rules).not.toContain('mix.margin-shift')
})
