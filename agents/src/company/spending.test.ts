import { expect, test } from 'vitest'
import { dollars, firm } from '../findings/testing/firm.ts'
import { type Company, factsOf } from './company.ts'
import { missingOfSpend, spendingAYear, spentAYear } from './spending.ts'

type Given = Parameters<typeof firm>[0]
const spent = (company: Company, at = 0): number | null =>
  spentAYear(company, factsOf(company, 'segment')[at]!)

const shop = (given: Given): Company =>
  firm({
    measure: [{ label: 'sales', metric: 'sales', value: 9_000_000, form: 'money', per: 'year' }],
    ...given,
  })

test('the sales of a group by its number are what one spends', () => {
  const two = shop({
    segment: [
      { label: 'inns', size: 30, share: 0.6 },
      { label: 'homes', size: 90, share: 0.4 },
    ],
  })
  // 60% of $90,000 by 30, 40% by 90.
  expect([spent(two), spent(two, 1)]).toEqual([180_000, 40_000])
  expect(missingOfSpend(two, factsOf(two, 'segment')[0]!)).toBeNull()
  const kinds = spendingAYear(two, factsOf(two, 'segment')[0]!)?.rests.map(({ kind }) => kind)
  expect(kinds).toEqual(['segment', 'measure'])
})

test('the only group that pays brings all sales', () => {
  expect(spent(shop({ segment: [{ label: 'inns', size: 30 }] }))).toBe(300_000)
  expect(spent(shop({ segment: [{ label: 'inns', size: 30 }, { label: 'homes' }] }))).toBeNull()
})

test('whoever pays by the month pays twelve times a year', () => {
  const gym = firm({
    offer: [
      { label: 'seats', price: dollars(20, 'month'), volume: 150 },
      { label: 'lockers', price: dollars(5) },
    ],
    segment: [
      { label: 'members', size: 150 },
      { label: 'guests', size: 900 },
    ],
  })
  expect(spent(gym)).toBe(24_000)
  expect(spent(gym, 1)).toBeNull()
})

test('what was told of one stays, and a number that is the market’s divides nothing', () => {
  const told = shop({
    segment: [{ label: 'inns', size: 30, share: 0.6, spend: dollars(99, 'year') }],
  })
  expect(spent(told)).toBe(9_900)
  const market = shop({
    segment: [{ id: 'inns', label: 'inns', size: 3_000, share: 0.6 }],
    goal: [{ label: 'inns', counts: 'customers', about: 'inns', baseline: 30, target: 40 }],
  })
  expect(spent(market)).toBeNull()
})

test('lines that are paid by the week make no sales of a year', () => {
  const club = firm({
    offer: [
      { label: 'weekly seats', price: dollars(5, 'week'), volume: 140 },
      { label: 'monthly seats', price: dollars(12, 'month'), volume: 90 },
    ],
    segment: [{ label: 'rowers', size: 98, share: 0.44 }],
  })
  expect(spent(club)).toBeNull()
})
