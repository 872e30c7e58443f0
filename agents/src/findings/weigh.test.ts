import { expect, test } from 'vitest'
import { findAll } from './find.ts'
import { dollars, firm } from './testing/firm.ts'

const harbour = (capacity: number) =>
  firm({
    goal: [{ label: 'berths let', counts: 'sales', baseline: 80, target: 120, about: 'offer-1' }],
    offer: [
      {
        label: 'berths',
        price: dollars(1200),
        unitCost: dollars(300),
        volume: 80,
        capacity,
        share: 0.7,
      },
      { label: 'repairs', price: dollars(200), volume: 200, share: 0.3 },
    ],
    measure: [
      { label: 'unpaid bills', metric: 'arrears', value: 9_000_000, form: 'money' },
      { label: 'sales', metric: 'sales', value: 13_600_000, form: 'money', per: 'year' },
    ],
  })

test('a goal above what can be made is told before everything else, and no step is set towards it', () => {
  const rules = findAll(harbour(100)).findings.map(({ rule }) => rule)
  expect(rules[0]).toBe('goal.above-capacity')
  expect(rules).not.toContain('goal.rhythm')
})

test('where there is room, the weightiest leads and the rhythm is told', () => {
  const rules = findAll(harbour(150)).findings.map(({ rule }) => rule)
  expect(rules).not.toContain('goal.above-capacity')
  expect(rules).toContain('goal.rhythm')
})
