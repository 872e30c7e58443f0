import { expect, test } from 'vitest'
import { firm } from '../findings/testing/firm.ts'
import { movingGoals } from './goals.ts'

const LINES = [
  { label: 'wide looms', volume: 110 },
  { label: 'narrow looms', volume: 80 },
  { label: 'shuttles', volume: 9_000 },
]
const countsOf = (label: string, baseline: number): string | undefined =>
  movingGoals(firm({ goal: [{ label, baseline, target: baseline * 2 }], offer: LINES }))[0]?.counts

test.each([
  ['members of the guild', 64, 'members'],
  ['weekly clients', 64, 'customers'],
  ['evenings', 190, 'sales'],
  ['evenings', 110, 'sales'],
  ['shuttles', 500, 'sales'],
  ['evenings', 150, undefined],
])('a goal called %s that stands at %d counts %s', (label, baseline, counts) => {
  expect(countsOf(label, baseline)).toBe(counts)
})

test('what somebody chose stays', () => {
  const goal = { label: 'members', counts: 'other', baseline: 5, target: 9 } as const
  expect(movingGoals(firm({ goal: [goal] }))[0]?.counts).toBe('other')
})

test('a goal that stands at those who pay by the month counts members, and no sales of a year', () => {
  const goal = [{ label: 'harbours', baseline: 64, target: 90 }]
  const line = { label: 'mooring plans', volume: 64 }
  const price = { cents: 8_900, currency: 'USD' }
  const countsWith = (per: 'month' | 'sale') =>
    movingGoals(firm({ goal, offer: [{ ...line, price: { ...price, per } }] }))[0]?.counts
  expect(countsWith('month')).toBe('members')
  expect(countsWith('sale')).toBe('sales')
})
