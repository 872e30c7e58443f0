import { expect, test } from 'vitest'
import { firm } from '../../findings/testing/firm.ts'
import { propose } from './propose.ts'

const offerIn = (text: string) =>
  propose(text, firm({}), { kind: 'offer', attributes: [] }).facts[0]?.attributes

test.each(['bells 180,000 last year at 240 each', 'bells $180k a year @ $240'])(
  'the sum of a year is no price: %s',
  text =>
    expect(offerIn(text)).toMatchObject({
      revenue: { cents: 18_000_000, per: 'year' },
      price: { cents: 24_000, per: 'sale' },
    }),
)

test('a price and what one costs stay what they are', () => {
  expect(offerIn('bells $240 each, cost me $90')).toMatchObject({
    price: { cents: 24_000 },
    unitCost: { cents: 9_000 },
  })
  expect(offerIn('bells $240 each, cost me $90')).not.toHaveProperty('revenue')
})
