import type { CompanyFactRow } from '@sextant/contracts/company/facts'
import type { StoredDeliverable } from '@sextant/contracts/stored-deliverable'
import { expect, test } from 'vitest'
import { isBehind } from './is-behind.ts'

const rows = (...statuses: string[]) => statuses.map(status => ({ status })) as CompanyFactRow[]
const saying = (unconfirmed: number) => ({ unconfirmed }) as StoredDeliverable

test('what was confirmed while it was being written leaves it behind', () => {
  expect(isBehind(saying(2), rows('confirmed', 'confirmed'))).toBe(true)
  expect(isBehind(saying(2), rows('proposed', 'confirmed'))).toBe(true)
})

test('as many open facts as it says, or more, are no news', () => {
  expect(isBehind(saying(2), rows('proposed', 'proposed'))).toBe(false)
  expect(isBehind(saying(0), rows('proposed'))).toBe(false)
  expect(isBehind(undefined, rows('proposed'))).toBe(false)
})
