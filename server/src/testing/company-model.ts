import type { Someone } from './test-server.ts'

const usd = (dollars: number) => ({ cents: dollars * 100, currency: 'USD' })

/** What a bakery filled in: enough for findings and moves in every framework. */
const BAKERY = [
  {
    kind: 'goal',
    label: 'loaves a year',
    attributes: { counts: 'sales', form: 'count', baseline: 9_000, target: 11_000 },
  },
  {
    kind: 'offer',
    label: 'sourdough loaves',
    attributes: { price: usd(6), unitCost: usd(2), share: 0.6, volume: 9_000, ownShare: 0.2 },
  },
  {
    kind: 'offer',
    label: 'lunches',
    attributes: { price: usd(9), unitCost: usd(5), share: 0.4, volume: 4_000 },
  },
  {
    kind: 'rival',
    label: 'Greenway Bakery',
    quote: 'We compete with Greenway Bakery by the station, they are cheaper, $4 a loaf.',
    attributes: { sort: 'rival', price: usd(4), betterAt: ['price'], threat: 4, likelihood: 4 },
  },
  { kind: 'strength', label: 'the crust', attributes: { sort: 'quality', impact: 4 } },
  {
    kind: 'constraint',
    label: 'the oven',
    attributes: { sort: 'capacity', resource: 'equipment', lost: 900, impact: 5 },
  },
  {
    kind: 'change',
    label: 'the tram works',
    attributes: { bearing: 'hurts', touches: 'demand', by: -0.1, impact: 3, likelihood: 5 },
  },
  { kind: 'idea', label: 'a second oven', attributes: { cost: usd(7_000), brings: 1_500 } },
]

/** Fills in the cards of a bakery. */
export async function fillBakery(person: Someone): Promise<void> {
  for (const fact of BAKERY) await person.call('POST', '/api/v1/company-facts', fact)
}
