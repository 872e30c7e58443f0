import { expect, test } from 'vitest'
import { dollars, firm } from '../findings/testing/firm.ts'
import { dealingsAYear, dealingsOf } from './dealings.ts'

test('what is counted over follows the line or the group that it is about', () => {
  const foundry = firm({
    offer: [
      { label: 'bells', price: dollars(30000), volume: 5 },
      { label: 'door knobs', price: dollars(12), volume: 4000 },
    ],
    segment: [{ label: 'cathedrals', size: 3 }],
  })
  expect(dealingsAYear(foundry)).toBe(4000)
  expect(dealingsOf(foundry, ['offer-1'])).toBe(5)
  expect(dealingsOf(foundry, ['segment-1'])).toBe(3)
  expect(dealingsOf(foundry, ['goal-1'])).toBe(4000)
  expect(dealingsOf(firm({}), [])).toBeNull()
})
