import { describe, expect, test } from 'vitest'
import { canvasBody } from '@sextant/contracts/strategy/business-model-canvas'
import { CANVAS_BLOCKS } from '@sextant/contracts/strategy/canvas-blocks'
import { dollars, firm } from '../../../findings/testing/firm.ts'
import { drafted } from '../testing/drafted.ts'
import { businessModelCanvas } from './tool.ts'

const tilery = firm({
  organization: [{ label: 'Morrow Tiles', sells: 'orders' }],
  goal: [
    { label: 'orders', counts: 'sales', form: 'count', baseline: 300, target: 420, by: '2027-12' },
  ],
  offer: [
    {
      label: 'hand-made tiles',
      price: dollars(900, 'sale'),
      unitCost: dollars(400),
      volume: 300,
      hoursEach: 5,
      unit: { one: 'order', many: 'orders' },
    },
    { label: 'workshops', price: dollars(120, 'sale'), share: 0.1 },
  ],
  segment: [{ label: 'restorers', size: 60, spend: dollars(4500), leaves: 0.2, purchases: 4 }],
  strength: [
    { label: 'matched glazes', sort: 'expertise', proof: 0.97, proofForm: 'share', n: 140 },
  ],
  channel: [{ label: 'the trade fair', sort: 'paid', spend: dollars(6000, 'year'), customers: 10 }],
  partner: [{ label: 'the clay pit', gives: 'supplies', share: 0.9, alone: true }],
  person: [{ label: 'Rosa Iven', does: ['glazing'], alone: true }],
  resource: [{ label: 'the wood kiln' }],
  change: [{ label: 'gas prices', touches: 'cost', bearing: 'hurts', by: 0.2, impact: 4 }],
  measure: [
    { label: 'fixed costs', metric: 'fixed-cost', form: 'money', value: 900_000, per: 'month' },
  ],
})
const deliverable = () => drafted(businessModelCanvas, tilery)
const block = (id: string) => deliverable().body.blocks.find(one => one.id === id)!.items

describe('business model canvas', () => {
  test('each kind of fact stands in its block, with its figures', () => {
    const texts = (id: string) => block(id).map(({ claim }) => claim.text)
    expect(texts('segments')).toEqual(['Restorers: 60 of them, $4,500 a year each'])
    expect(texts('relationships')).toEqual([
      'Restorers: 20% leave in a year, 4 purchases a year each',
    ])
    expect(texts('partners')).toEqual([
      'The clay pit: 90% of supplies, nobody else could soon do it',
    ])
    expect(texts('activities')).toContain('Glazing: only Rosa Iven')
    expect(texts('costs')).toContain('Gas prices, up 20%')
    expect(texts('channels')).toEqual(['The trade fair: 10 customers a year, $600 for each'])
  })

  test('evidence follows from what the fact is, a weight only from a rating', () => {
    expect(block('value')[0]).toMatchObject({ evidence: 5, weight: null })
    expect(block('resources')[0]).toMatchObject({ evidence: 2 })
    expect(block('revenue')[0]).toMatchObject({ evidence: 4 })
    expect(block('costs').find(({ claim }) => claim.fact === 'change-1')).toMatchObject({
      weight: 4,
    })
  })

  test('one sale is computed from typed figures, and the verdict says no other', () => {
    const { economics, economicsVerdict } = deliverable().body
    expect(economics).toMatchObject({
      priceCents: 90_000,
      contributionCents: 50_000,
      breakEvenUnits: 18,
      cacCents: 60_000,
      missing: [],
    })
    expect(economicsVerdict?.text).toContain('one sale leaves $500, 56% of its price')
    expect(economicsVerdict?.text).toContain('Winning a customer costs $600 through the trade fair')
  })

  test('an input is a field of its card', () => {
    const { body } = deliverable()
    const feed = (...path: (string | number)[]) =>
      businessModelCanvas.feeds(body, path, id => (id === 'change-1' ? 'change' : 'offer'))
    expect(feed('economics', 'priceCents')).toEqual({
      fact: 'offer-1',
      attribute: 'price',
      amount: { currency: 'USD', per: 'sale' },
    })
    expect(feed('economics', 'purchasesPerMonth')).toMatchObject({ fact: 'segment-1', scale: 12 })
    expect(feed('economics', 'ltvCents')).toBeNull()
    const costs = body.blocks.findIndex(({ id }) => id === 'costs')
    const item = body.blocks[costs]!.items.findIndex(({ claim }) => claim.fact === 'change-1')
    expect(feed('blocks', costs, 'items', item, 'weight')).toEqual({
      fact: 'change-1',
      attribute: 'impact',
    })
    expect(feed('blocks', costs, 'items', 0, 'weight')).toBeNull()
  })

  test('computing anew mends what follows, and drops words about figures that changed', () => {
    const { body } = deliverable()
    expect(businessModelCanvas.recompute(body)).toEqual(body)
    const economics = { ...body.economics, variableCostCents: 70_000 }
    const again = businessModelCanvas.recompute({ ...body, economics })
    expect(again.economics).toMatchObject({ contributionCents: 20_000, breakEvenUnits: 45 })
    expect(again.economicsVerdict).toBeNull()
  })

  test('the riskiest has a test; a firm without figures says which card would fill each', () => {
    const { body } = deliverable()
    expect(body.test?.of).toBe(body.riskiest)
    const bare = drafted(
      businessModelCanvas,
      firm({ offer: [{ label: 'candles' }], channel: [{ label: 'the market' }] }),
    ).body
    expect(canvasBody.parse(bare).blocks).toHaveLength(CANVAS_BLOCKS.length)
    expect(bare).toMatchObject({ riskiest: null, test: null, economicsVerdict: null })
    expect(bare.economics.missing.map(({ claim }) => claim.text)).toContain('The price of candles.')
    expect(bare.economics.line).toBeNull()
  })

  test('an empty block says in the table what would fill it, and what nobody rated is no number', () => {
    const [hypotheses, economics] = businessModelCanvas.tables(deliverable())
    expect(hypotheses?.rows.find(([name]) => name === 'Value proposition')?.[3]).toBe('not rated')
    expect(economics?.rows[0]).toEqual(['Price', '$900', ''])
  })

  test('a stay that is known fills the lifetime value, and winning costs what it costs for the same line', () => {
    const known = {
      offer: [
        { label: 'boat hire', price: dollars(90, 'month'), unitCost: dollars(30), share: 0.4 },
        { label: 'courses', price: dollars(400), share: 0.6 },
      ],
      measure: [{ label: 'hire stay', form: 'months', value: 8 }],
      channel: [{ label: 'leaflets', spend: dollars(3000, 'year'), customers: 100 }],
    } as Parameters<typeof firm>[0]
    const { economics } = drafted(businessModelCanvas, firm(known)).body
    expect(economics).toMatchObject({ ltvCents: 48_000, cacCents: null })
    const channel = [{ ...known.channel![0]!, about: 'offer-1' }]
    const tied = drafted(businessModelCanvas, firm({ ...known, channel })).body.economics
    expect(tied).toMatchObject({ cacCents: 3000 })
  })
})
