import { expect, test } from 'vitest'
import type { Fact } from './company.ts'
import { inOwnMoney } from './own-money.ts'

const rival = (price: object): Fact =>
  ({ id: 'r', kind: 'rival', label: 'Loch Looms', status: 'confirmed', quote: '', price }) as Fact
const priceOf = (price: object) => {
  const company = {
    name: 'Karst Wells',
    currency: 'EUR',
    today: '2026-11-22',
    facts: [rival(price)],
  }
  return inOwnMoney(company).facts[0]
}

test('a price in another currency is computed with nowhere', () => {
  expect(priceOf({ cents: 18_000, currency: 'GBP', per: 'month' })).not.toHaveProperty('price')
  expect(priceOf({ cents: 18_000, currency: 'EUR', per: 'month' })).toHaveProperty('price')
})
