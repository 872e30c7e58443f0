import { expect, test } from 'vitest'
import { findAll } from './find.ts'
import { dollars, firm } from './testing/firm.ts'

const rulesOf = (given: Parameters<typeof firm>[0]): string[] =>
  findAll(firm(given)).findings.map(({ rule }) => rule)

const boats = {
  label: 'boat hulls',
  price: dollars(900),
  unitCost: dollars(400),
  volume: 120,
} as const

test('what another finding on the same card says better is not said again', () => {
  const rival = { label: 'the yard in the bay', price: dollars(700), about: 'offer-1' }
  const rules = rulesOf({ offer: [boats], rival: [rival] } as Parameters<typeof firm>[0])
  expect(rules).toContain('price.match-volume')
  expect(rules).not.toContain('price.vs-rival')
})

test('without the better one it is said', () => {
  const { unitCost: _open, ...open } = boats
  const rival = { label: 'the yard in the bay', price: dollars(700), about: 'offer-1' }
  const rules = rulesOf({ offer: [open], rival: [rival] } as Parameters<typeof firm>[0])
  expect(rules).not.toContain('price.match-volume')
  expect(rules).toContain('price.vs-rival')
})
