import { expect, test } from 'vitest'
import type { Company } from './company.ts'
import { movingGoals } from './goals.ts'
import { turnoverGoal } from './targets.ts'

const yen = (amount: number) => ({ cents: amount * 100, currency: 'JPY' })
const firm = (goal: object): Company =>
  ({
    name: 'Lantern House',
    industry: 'Other',
    currency: 'JPY',
    today: '2026-11-26',
    facts: [
      {
        id: 'o1',
        kind: 'offer',
        label: 'lanterns',
        price: yen(9_000),
        volume: 1_000,
        status: 'confirmed',
      },
      { id: 'g1', kind: 'goal', label: 'sales', counts: 'sales', status: 'confirmed', ...goal },
    ],
  }) as unknown as Company

test('a count of sales that stands at the money of a year is that money', () => {
  const [goal] = movingGoals(firm({ baseline: 9_200_000, target: 12_000_000, form: 'count' }))
  expect(goal).toMatchObject({ form: 'money', baseline: 920_000_000, target: 1_200_000_000 })
})

test('a count of sales that stands at their number stays one', () => {
  const [goal] = movingGoals(firm({ baseline: 1_000, target: 1_300, form: 'count' }))
  expect(goal).toMatchObject({ baseline: 1_000, target: 1_300, form: 'count' })
})

test('a goal called sales is of all sales, though prices and numbers come to less', () => {
  const told = { baseline: 1_200_000_000, target: 1_500_000_000, form: 'money', counts: 'money' }
  expect(turnoverGoal(firm(told))?.id).toBe('g1')
})
