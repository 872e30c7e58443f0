import { expect, test } from 'vitest'
import { backTo } from './keep-known.ts'

test('what is known takes the place of a change, and what only the change had goes', () => {
  const known = { label: 'Full service', attributes: { price: 85, volume: 40 } }
  const change = { label: 'Service', attributes: { price: 95, volume: 40, share: 0.4 } }
  expect(backTo(known, change)).toEqual({
    label: 'Full service',
    attributes: { price: 85, volume: 40, share: null },
  })
  expect(backTo(change, known)).toEqual(change)
})
