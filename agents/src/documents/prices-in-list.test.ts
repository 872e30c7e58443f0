import { expect, test } from 'vitest'
import { pricesInLists } from './prices-in-list.ts'
import { type Block, pageOf } from './testing/page-of.ts'

const company = { name: 'Lumen Lifts', currency: 'EUR', today: '2027-01-15', facts: [] }
const read = (...blocks: Block[]) =>
  pricesInLists(pageOf(...blocks), company).map(({ label, attributes }) => ({
    label,
    ...(attributes.price as object),
  }))

test('lines under a heading that says prices, a name and a sum each, are a list of prices', () => {
  expect(
    read(
      ['heading', 'What we charge'],
      ['item', 'On-site check-up: €60'],
      ['item', 'Night call – from €140 per hour'],
      ['paragraph', 'Parts are extra.'],
      ['paragraph', 'Rope, 10 m …… 12,50 €\nHook €4'],
    ),
  ).toMatchObject([
    { label: 'On-site check-up', cents: 6_000 },
    { label: 'Night call', cents: 14_000, per: 'hour' },
    { label: 'Hook', cents: 400 },
  ])
  expect(read(['heading', 'Preise'], ['item', 'Wartung: 60 €'], ['item', 'Seil: 12 €'])).toEqual([
    { label: 'Wartung', cents: 6_000, currency: 'EUR' },
    { label: 'Seil', cents: 1_200, currency: 'EUR' },
  ])
})

test('what a supplier asks, a single line, and lines under no such heading are none', () => {
  const lines: Block[] = [
    ['item', 'Rope: €60'],
    ['item', 'Hook: €4'],
  ]
  expect(read(['heading', 'Supplier prices'], ...lines)).toEqual([])
  expect(read(['heading', 'What was decided'], ...lines)).toEqual([])
  expect(read(['heading', 'Prices'], lines[0]!)).toEqual([])
  expect(read(['heading', 'Prices'], ['item', 'Budget: €900'], ['item', 'Total: €90'])).toEqual([])
})
