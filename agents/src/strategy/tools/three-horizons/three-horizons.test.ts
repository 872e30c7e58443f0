import { describe, expect, test } from 'vitest'
import { dollars, firm } from '../../../findings/testing/firm.ts'
import { PLAYS } from '../../../plays/plays.ts'
import { drafted } from '../testing/drafted.ts'
import { NEXT_MOVES } from './next-moves.ts'
import { threeHorizons } from './tool.ts'

const brewery = firm({
  organization: [{ label: 'Tarn Brewery', sells: 'orders' }],
  goal: [
    { label: 'kegs', counts: 'sales', form: 'count', baseline: 900, target: 1200, by: '2027-12' },
  ],
  offer: [
    {
      label: 'kegs',
      price: dollars(140, 'sale'),
      unitCost: dollars(70),
      volume: 900,
      stage: 'mature',
    },
    { label: 'alcohol-free ale', price: dollars(150, 'sale'), volume: 60, stage: 'growing' },
    { label: 'malt snacks', stage: 'new' },
  ],
  idea: [
    { label: 'a tap room', cost: dollars(40_000), brings: 80 },
    { label: 'a tasting club', cost: dollars(300, 'month'), attempt: 'worked' },
    { label: 'canned cocktails', cost: dollars(9000) },
    { label: 'a web shop', cost: dollars(2000), brings: 40, attempt: 'failed' },
    { label: 'a podcast' },
  ],
  resource: [{ label: 'the bottling line', used: 0.3 }],
  constraint: [{ label: 'the cold store', sort: 'capacity', resource: 'room', lost: 70 }],
  budget: [{ label: 'the budget', amount: dollars(60_000) }],
})
const deliverable = () => drafted(threeHorizons, brewery)
const about = (fact: string) =>
  deliverable().body.initiatives.find(({ claim }) => claim.fact === fact)

describe('three horizons', () => {
  test('an initiative stands where its evidence puts it', () => {
    const horizon = (fact: string) => about(fact)?.horizon
    expect(horizon('idea-2')).toBe(1)
    expect([horizon('idea-1'), horizon('offer-2')]).toEqual([2, 2])
    expect(horizon('idea-4')).toBe(2)
    expect(['idea-3', 'idea-5', 'offer-3', 'resource-1'].map(horizon)).toEqual([3, 3, 3, 3])
    expect(about('offer-1')).toBeUndefined()
  })

  test('what serves a line of today is of today; somebody’s own word counts more; what failed is no option', () => {
    const company = firm({
      offer: [{ label: 'kegs', stage: 'mature', volume: 900 }],
      idea: [
        { label: 'a second cooler', about: 'offer-1', brings: 80 },
        { label: 'canned soup', horizon: 'later', brings: 10 },
        { label: 'a billboard', attempt: 'failed' },
      ],
    })
    const { initiatives } = drafted(threeHorizons, company).body
    const horizons = initiatives.flatMap(({ claim, horizon }) =>
      claim.fact ? [[claim.fact, horizon]] : [],
    )
    expect(Object.fromEntries(horizons)).toMatchObject({ 'idea-1': 1, 'idea-2': 3 })
    expect(horizons.map(([fact]) => fact)).not.toContain('idea-3')
  })

  test('each has a figure or an event by which it goes on', () => {
    expect(about('idea-1')?.exitMetric).toBe('Its first 13 weeks bring 20 sales, or it is dropped.')
    expect(about('idea-3')?.exitMetric).toContain('A trial for at most $900 has shown')
    expect(about('idea-4')?.exitMetric).toContain('What made it fail before')
    expect(about('offer-2')?.exitMetric).toContain('more than the 60 of a year')
  })

  test('money is counted once: a monthly cost twelve times, a single one once, an unknown one never', () => {
    const { body, narrative } = deliverable()
    expect(about('idea-2')).toMatchObject({ costCents: 30_000, costPer: 'month' })
    expect(about('idea-5')).toMatchObject({ costCents: null })
    expect(body.budget).toEqual({ cents: 6_000_000, per: 'once' })
    const planned = body.shares.reduce((sum, share) => sum + share.plannedCents, 0)
    expect(planned).toBe(100 * (40_000 + 12 * 300 + 9000 + 2000))
    expect(narrative[0]?.paragraphs[0]?.text).toContain('$60,000 are at hand')
  })

  test('the split is of known costs and stands beside the rule', () => {
    const { shares, balance } = deliverable().body
    expect(shares.reduce((sum, { actual }) => sum + (actual ?? 0), 0)).toBeCloseTo(1)
    expect(shares.map(({ target }) => target)).toEqual([0.7, 0.2, 0.1])
    expect(balance?.text).toContain('the rule begins with 70%, 20% and 10%')
  })

  test('without a cost on any card nothing is split', () => {
    const idea = [{ label: 'a podcast' }, { label: 'a student', cost: dollars(28, 'hour') }]
    const { body } = drafted(threeHorizons, firm({ idea }))
    expect(body.shares.map(({ actual }) => actual)).toEqual([null, null, null])
    expect(body.balance?.evidence).toBe('not rated')
    const [, split] = threeHorizons.tables({ body } as ReturnType<typeof deliverable>)
    expect(split?.rows[0]?.[2]).toBe('not rated')
  })

  test('an edited cost is the amount on the card of the idea, in its own period', () => {
    const { body } = deliverable()
    const feed = (fact: string, field: string) => {
      const index = body.initiatives.findIndex(({ claim }) => claim.fact === fact)
      return threeHorizons.feeds(body, ['initiatives', index, field], id =>
        id.startsWith('idea') ? 'idea' : 'offer',
      )
    }
    expect(feed('idea-2', 'costCents')).toEqual({
      fact: 'idea-2',
      attribute: 'cost',
      amount: { currency: 'USD', per: 'month' },
    })
    expect(feed('offer-2', 'costCents')).toBeNull()
  })

  test('computing anew mends the shares and drops words about them', () => {
    const { body } = deliverable()
    expect(threeHorizons.recompute(body)).toEqual(body)
    const initiatives = body.initiatives.map(one => ({ ...one, costCents: one.costCents && 0 }))
    const again = threeHorizons.recompute({ ...body, initiatives })
    expect(again.shares.map(({ actual }) => actual)).toEqual([null, null, null])
    expect(again.balance).toBeNull()
  })

  test('an empty company has three empty horizons', () => {
    const { body } = drafted(threeHorizons, firm({ rival: [{ label: 'Otto & Co' }] }))
    expect(body).toMatchObject({ budget: null, balance: null })
  })

  test('every move that builds something new is in the collection', () => {
    const ids = new Set(PLAYS.map(({ id }) => id))
    expect([...NEXT_MOVES].filter(id => !ids.has(id))).toEqual([])
  })
})
