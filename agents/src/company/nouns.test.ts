import { expect, test } from 'vitest'
import { firm } from '../findings/testing/firm.ts'
import { nounsOf } from './nouns.ts'

const customerOf = (...of: Parameters<typeof firm>): string => nounsOf(firm(...of)).customer.many

test('no school and no charity is spoken to as a shop', () => {
  expect(customerOf({}, { industry: 'Education' })).toBe('learners')
  expect(customerOf({}, { industry: 'Non-profit' })).toBe('givers')
  expect(customerOf({}, { industry: 'Retail' })).toBe('customers')
})

test('what a card says is sold comes before the trade', () => {
  const organization = [{ label: 'Reed', sells: 'memberships' as const }]
  expect(customerOf({ organization }, { industry: 'Education' })).toBe('members')
  expect(customerOf({ organization }, { industry: 'Non-profit' })).toBe('members')
})
