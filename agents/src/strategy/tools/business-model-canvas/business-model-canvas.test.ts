import { describe, expect, test } from 'vitest'
import { canvasBody } from '@sextant/contracts/strategy/business-model-canvas'
import { CANVAS_BLOCKS, type CanvasBlockId } from '@sextant/contracts/strategy/canvas-blocks'
import { Desk } from '../../../core/desk.ts'
import { dollars, firm } from '../../../findings/testing/firm.ts'
import { drafted } from '../testing/drafted.ts'
import { beliefOf } from './beliefs.ts'
import { businessModelCanvas } from './tool.ts'
import { trialOf } from './trials.ts'

const profile = { companyName: 'The firm', industry: 'Other', companySize: '1-10', description: '' }

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
  test('what is short and what there is room for are resources; unlike channels have no mean', () => {
    const yard = firm({
      offer: [{ label: 'hulls', price: dollars(900), unitCost: dollars(400), capacity: 50 }],
      constraint: [
        { label: 'the slipway', sort: 'capacity', resource: 'equipment', lost: 12 },
        { label: 'Ilse alone signs the papers', sort: 'one-person', lost: 4 },
        { label: 'the bank line', sort: 'cash' },
      ],
      channel: [
        { label: 'boat fairs', spend: dollars(9000, 'year'), customers: 3 },
        { label: 'leaflets', spend: dollars(500, 'year'), customers: 10 },
      ],
    })
    const deliverable = drafted(businessModelCanvas, yard)
    const [table, figures] = businessModelCanvas.tables(deliverable)
    const resources = (table?.rows ?? []).filter(([block]) => block === 'Key resources')
    expect(resources.map(([, text]) => text)).toEqual([
      'The slipway: 12 refused a year for want of it',
      'Room for hulls: at most 50 a year',
    ])
    const cells = (table?.rows ?? []).flat()
    expect(cells.filter(cell => String(cell).endsWith('?'))).toEqual([])
    const won = figures?.rows.find(([name]) => name === 'Cost of winning a customer')
    expect(won?.[1]).toBe('not known')
    expect(won?.[2]).toMatch(/^No mean/)
    expect(JSON.stringify(deliverable.body)).not.toContain('pays back')
  })

  test('each kind of fact stands in its block, with its figures', () => {
    const texts = (id: string) => block(id).map(({ claim }) => claim.text)
    expect(texts('segments')).toEqual(['Restorers: 60 of them, $4,500 a year each'])
    expect(texts('relationships')).toEqual([
      'Restorers: 20% leave in a year, 4 purchases a year each',
    ])
    expect(texts('partners')).toEqual([
      'The clay pit: 90% of what you buy of that kind, nobody else could soon do it',
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
    const more = [
      ...channel,
      { label: 'a stand', spend: dollars(900, 'year'), customers: 9, about: 'offer-2' },
    ]
    const two = drafted(businessModelCanvas, firm({ ...known, channel: more } as typeof known))
    expect(two.body.economics).toMatchObject({ cacCents: 3000 })
    expect(two.body.economicsVerdict?.text).toContain(
      'Winning a customer costs $30 through leaflets',
    )
  })

  const clinic = (more: Parameters<typeof firm>[0] = {}) =>
    firm({
      offer: [{ label: 'sleep tests', price: dollars(300), unitCost: dollars(90), volume: 380 }],
      strength: [{ label: 'quick reports', sort: 'speed', impact: 3 }],
      partner: [{ label: 'six family doctors', gives: 'customers', share: 0.7, ends: '2027-08' }],
      channel: [{ label: 'leaflets', sort: 'paid', spend: dollars(900, 'year'), customers: 12 }],
      ...more,
    })

  test('the riskiest belief is a sentence that could be false, and its test could show it', () => {
    const { body, decision, moves } = drafted(businessModelCanvas, clinic())
    expect(body.riskiest).toBe('partners-1')
    expect(decision.text).toContain(
      'The belief to test first: Six family doctors go on sending 70% of new customers, also after August 2027. So far only a figure that was told speaks for that: nothing else on the canvas carries so much on so little.',
    )
    expect(body.test?.claim.text).toMatch(/^Note who sent each of the last 50 who came new/)
    expect(body.test?.passWhen).toBe(
      'At least 31 of the 50 were sent by them, and nobody asked means to send fewer, known within 3 weeks.',
    )
    expect(moves[0]?.because.text).toMatch(/^Six family doctors go on sending 70% of new customers/)
  })

  test('what carries most on least is tested first: a small part gives way, and what was counted does', () => {
    const small = clinic({ partner: [{ label: 'a friend', gives: 'customers', share: 0.05 }] })
    expect(drafted(businessModelCanvas, small).body.riskiest).not.toBe('partners-1')
    const items = drafted(businessModelCanvas, clinic()).body
    const counted = {
      ...items,
      blocks: items.blocks.map(one => ({
        ...one,
        items: one.items.map(item => (item.id === 'partners-1' ? { ...item, evidence: 5 } : item)),
      })),
    }
    expect(businessModelCanvas.recompute(counted).riskiest).not.toBe('partners-1')
    const [first] = items.blocks
    const like = first!.items[0]!
    const told = { ...like, id: 'value-1', stake: 0.5, evidence: 3 }
    const words = { ...like, id: 'value-2', stake: 0.45, evidence: 2 }
    const two = { ...items, blocks: [{ ...first!, items: [told, words] }] }
    expect(businessModelCanvas.recompute(two).riskiest).toBe('value-2')
  })

  test('beliefs say who will pay what, what a way brings at what cost, and what a group brings', () => {
    const said = (kind: 'segment' | 'channel' | 'offer', fact: object, block: CanvasBlockId) => {
      const offer = [{ label: 'sleep tests', price: dollars(300) }]
      const desk = new Desk(firm({ offer, [kind]: [fact] }), profile, businessModelCanvas.families)
      const found = desk.company.facts.find(one => one.kind === kind)!
      return { belief: beliefOf(desk, block, found)?.text, trial: trialOf(desk, block, found) }
    }
    expect(said('segment', { label: 'snorers' }, 'segments').belief).toBe(
      'Snorers will pay $300 for sleep tests',
    )
    const leaflets = { label: 'leaflets', spend: dollars(900, 'year'), customers: 30 }
    const byLeaflets = said('channel', leaflets, 'channels')
    expect(byLeaflets.belief).toBe('Leaflets go on bringing 30 customers a year at $30 each')
    expect(byLeaflets.trial?.passes.text).toBe(
      'At least 27 of them came that way, known within 2 weeks.',
    )
    const group = said('segment', { label: 'heart patients', share: 0.6 }, 'segments')
    expect(group.belief).toBe('Heart patients go on bringing 60% of sales')
    expect(group.trial?.passes.text).toContain(
      'At least 54% of their money came from heart patients',
    )
    const leaving = said('segment', { label: 'renters', leaves: 0.18 }, 'relationships')
    expect(leaving.belief).toBe('No more than 18% of renters leave in a year')
    expect(leaving.trial?.passes.text).toContain('No more than 20% have not')
  })

  test('a figure of one line never serves another, and a cost without its period is asked for that', () => {
    const two = (group: object) =>
      drafted(
        businessModelCanvas,
        firm({
          offer: [
            { label: 'sleep tests', price: dollars(300), unitCost: dollars(90), volume: 380 },
            { label: 'mask rental', price: dollars(80, 'month') },
          ],
          segment: [{ label: 'renters', ...group }],
          measure: [
            { label: 'those who stop', metric: 'churn', form: 'share', value: 0.1, per: 'month' },
            { label: 'running costs', metric: 'fixed-cost', form: 'money', value: 900_000 },
          ],
        } as Parameters<typeof firm>[0]),
      ).body.economics
    const other = two({ purchases: 12, leaves: 0.4, about: 'offer-2' })
    expect(other).toMatchObject({ purchasesPerMonth: null, monthlyChurn: null })
    expect(two({ purchases: 12, about: 'offer-1' })).toMatchObject({ purchasesPerMonth: 1 })
    expect(other.missing.map(({ claim }) => claim.text)).toContain(
      'Whether running costs are meant for a month or for a year.',
    )
  })
})
