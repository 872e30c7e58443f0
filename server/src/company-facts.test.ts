import type { CompanyFactRow, FactVersion, ReadCardRow } from '@sextant/contracts/company/facts'
import { leftFigures } from '@sextant/contracts/company/left-figures'
import type { CompanyFindings } from '@sextant/contracts/company/findings'
import { asOwner } from '@sextant/database/as-owner'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  type Member,
  type Someone,
  startTestServer,
  type TestServer,
} from './testing/test-server.ts'

let server: TestServer
let shop: Someone
let agency: Someone
let clients: { x: string; y: string }
beforeAll(async () => {
  server = await startTestServer()
  shop = await server.join('Wren')
  agency = await server.join('Dana', {}, 'AGENCY')
  clients = { x: await client('x'), y: await client('y') }
})
afterAll(() => server.close())

async function client(slug: string): Promise<string> {
  const { rows } = await asOwner(server.database, owner =>
    owner.query<{ id: string }>(
      'insert into public.clients (org_id, slug, name) values ($1, $2, $2) returning id',
      [agency.orgId, slug],
    ),
  )
  return rows[0]!.id
}

type Given = { kind: string; label: string; attributes?: object; clientId?: string; quote?: string }
const add = (person: Someone, fact: Given) =>
  person.call<CompanyFactRow>('POST', '/api/v1/company-facts', fact)
const added = async (person: Someone, fact: Given): Promise<CompanyFactRow> => {
  const { status, body } = await add(person, fact)
  expect(status, JSON.stringify(body)).toBe(200)
  return body
}
const change = (person: Someone, id: string, patch: object) =>
  person.call<CompanyFactRow>('PATCH', `/api/v1/company-facts/${id}`, patch)
const list = async (person: Someone, query = ''): Promise<CompanyFactRow[]> =>
  (await person.call<CompanyFactRow[]>('GET', `/api/v1/company-facts${query}`)).body
const history = async (person: Someone, id: string): Promise<FactVersion[]> =>
  (await person.call<FactVersion[]>('GET', `/api/v1/company-facts/${id}/history`)).body
const usd = (cents: number) => ({ cents, currency: 'USD' })

test('what a person fills in is confirmed, corrected with its past kept, taken out and put back', async () => {
  const fact = await added(shop, {
    kind: 'offer',
    label: 'our  kites ',
    attributes: { price: usd(4_000), share: 0.6 },
    quote: 'kites are 60%, forty dollars each',
  })
  expect(fact).toMatchObject({
    label: 'the kites',
    status: 'confirmed',
    origin: 'card',
    said_by_name: 'Wren',
  })

  const { body: dearer } = await change(shop, fact.id, {
    attributes: { price: usd(4_500), share: null },
  })
  expect(dearer).toMatchObject({ attributes: { price: usd(4_500) }, earlier: 1 })
  expect(dearer.attributes).not.toHaveProperty('share')
  expect(await history(shop, fact.id)).toMatchObject([
    { attributes: { price: usd(4_000), share: 0.6 }, changed_by_name: 'Wren' },
  ])

  await shop.call('DELETE', `/api/v1/company-facts/${fact.id}`)
  expect(await list(shop, '?kind=offer')).toEqual([])
  expect((await change(shop, fact.id, { label: 'kites' })).status).toBe(404)
  const { body: back } = await shop.call<CompanyFactRow>(
    'POST',
    `/api/v1/company-facts/${fact.id}/restore`,
    {},
  )
  expect(back).toMatchObject({ status: 'confirmed', attributes: { price: usd(4_500) } })
})

test.each([
  ['a sentence for a name', { kind: 'rival', label: 'they deliver late because of us' }],
  ['an attribute of another kind', { kind: 'rival', label: 'Blue Kite', attributes: { share: 2 } }],
  ['an attribute that is unknown', { kind: 'goal', label: 'sales', attributes: { price: 1 } }],
  [
    'an amount without its currency',
    { kind: 'offer', label: 'x', attributes: { price: { cents: 1 } } },
  ],
  ['a kind that is unknown', { kind: 'secret', label: 'x' }],
  [
    'a clause for a unit',
    {
      kind: 'goal',
      label: 'x',
      attributes: { unit: { one: 'he is late', many: 'they are late' } },
    },
  ],
  [
    'a day that is not in the calendar',
    { kind: 'goal', label: 'x', attributes: { by: '2027-02-31' } },
  ],
  ['a figure beyond all figures', { kind: 'segment', label: 'x', attributes: { size: 1e300 } }],
])('%s is refused with its reason, and nothing is stored', async (_what, fact) => {
  const before = (await list(shop)).length
  const { status, body } = await add(shop, fact)
  expect([400, 422]).toContain(status)
  expect(JSON.stringify(body)).toMatch(/message/)
  expect(await list(shop)).toHaveLength(before)
})

test('a fact turns out to be of another kind: what that kind does not hold falls away, the past tells the kind it had', async () => {
  const quote = 'tents leave the market in March, forty dollars each'
  const fact = await added(shop, {
    kind: 'goal',
    label: 'the tents',
    attributes: { counts: 'sales', baseline: 40, form: 'count', by: '2027-03', whole: true },
    quote,
  })
  const { status, body } = await change(shop, fact.id, {
    kind: 'measure',
    attributes: { metric: 'volume' },
    status: 'confirmed',
  })
  expect(status, JSON.stringify(body)).toBe(200)
  expect(body).toMatchObject({ id: fact.id, kind: 'measure', label: 'the tents', quote })
  expect(body.attributes).toEqual({ form: 'count', metric: 'volume' })
  expect(await history(shop, fact.id)).toMatchObject([
    { kind: 'goal', attributes: { baseline: 40, by: '2027-03' } },
  ])
  const back = await change(shop, fact.id, { kind: 'measure' })
  expect(back.body).toMatchObject({ attributes: body.attributes, earlier: 1 })
})

test('of another kind, the words of a fact are read again for what that kind holds', async () => {
  const fact = await added(shop, {
    kind: 'measure',
    label: 'rafts',
    attributes: { value: 190, form: 'count' },
    quote: 'from 190 rafts this year to 310 next',
  })
  const { body } = await change(shop, fact.id, { kind: 'goal' })
  expect(body).toMatchObject({ kind: 'goal', attributes: { baseline: 190, target: 310 } })
})

test.each([
  ['a kind that is unknown', { kind: 'secret' }],
  ['a field of the kind it was', { kind: 'rival', attributes: { unitCost: usd(1) } }],
  ['a value the new kind does not take', { kind: 'rival', attributes: { share: 2 } }],
  ['a name that is a sentence', { kind: 'rival', label: 'they deliver late because of us' }],
])('%s is refused, and the fact stays as it was', async (_what, patch) => {
  const fact = await added(shop, { kind: 'offer', label: 'ropes', attributes: { share: 0.1 } })
  expect([400, 422]).toContain((await change(shop, fact.id, patch)).status)
  const after = (await list(shop, '?kind=offer')).find(({ id }) => id === fact.id)
  expect(after).toEqual(fact)
})

test('nobody moves a fact of another firm', async () => {
  const fact = await added(shop, { kind: 'offer', label: 'lines' })
  expect((await change(agency, fact.id, { kind: 'rival' })).status).toBe(404)
})

test('a fact is about one of its own company only', async () => {
  const ofX = await added(agency, { kind: 'offer', label: 'tents', clientId: clients.x })
  const rival = { kind: 'rival', label: 'Blue Kite', attributes: { about: ofX.id } }
  expect((await add(agency, { ...rival, clientId: clients.y })).status).toBe(404)
  expect((await add(agency, rival)).status).toBe(404)
  expect((await add(agency, { ...rival, clientId: clients.x })).status).toBe(200)
})

test('pasted words become cards, and nothing is stored by reading', async () => {
  const before = (await list(shop)).length
  const { status, body } = await shop.call<ReadCardRow[]>('POST', '/api/v1/company-facts/read', {
    text: 'Kites are 60% of what we sell. Blue Kite asks $35.',
  })
  expect(status).toBe(200)
  expect(body.map(({ quote }) => quote)).toEqual([
    'Kites are 60% of what we sell',
    'Blue Kite asks $35',
  ])
  expect(body[1]).toMatchObject({
    names: ['Blue Kite'],
    attributes: { rival: { price: usd(3_500) } },
  })
  expect(await list(shop)).toHaveLength(before)
})

test('each figure of the words is told, so that what found no place can be put somewhere by a tap', async () => {
  const text = 'Kites cost about 35 each, 46 last year (51 the year before)'
  const { body } = await shop.call<ReadCardRow[]>('POST', '/api/v1/company-facts/read', { text })
  const figures = body.flatMap(card => card.figures)
  expect(figures).toContainEqual({ text: '46', kind: 'count', value: 46 })
  expect(figures).toContainEqual({ text: '51', kind: 'count', value: 51 })

  const attributes = { price: usd(3_500) }
  const kites = await added(shop, { kind: 'offer', label: 'small kites', attributes })
  const left = leftFigures(kites, figures, 'USD')
  expect(left.map(({ figure }) => figure.value)).toEqual([46, 51])
  const [sold] = left[0]!.places
  expect(sold).toEqual({ attribute: 'volume', attributes: { volume: 46 } })
  const saved = await change(shop, kites.id, { attributes: sold!.attributes })
  expect(saved.body.attributes).toEqual({ ...attributes, volume: 46 })
})

test('words are read in the money that the company describes while no sum stands', async () => {
  const sten = await server.join('Sten', {
    description: 'Rowing boats. All our prices are in SEK.',
  })
  const text = 'Oak boats at 14 500 kr each'
  const { body } = await sten.call<ReadCardRow[]>('POST', '/api/v1/company-facts/read', { text })
  const price = { cents: 1_450_000, currency: 'SEK', per: 'sale' }
  expect(body[0]?.attributes).toMatchObject({ offer: { price } })
})

test('a client’s model is its own, and those who work for another client see nothing of it', async () => {
  const ofY = await added(agency, { kind: 'strength', label: 'speed', clientId: clients.y })
  const forX: Member = await server.hire(agency, 'account_manager', clients.x)
  const guest: Member = await server.hire(agency, 'guest', clients.y)
  expect(await list(agency)).toEqual([])
  expect((await list(agency, `?clientId=${clients.y}`)).map(({ id }) => id)).toEqual([ofY.id])
  for (const person of [forX, guest]) {
    expect(await list(person, `?clientId=${clients.y}`)).toEqual([])
    expect((await change(person, ofY.id, { label: 'mine' })).status).toBe(404)
    expect((await person.call('GET', `/api/v1/company-facts/${ofY.id}/history`)).status).toBe(404)
    const { status } = await add(person, { kind: 'offer', label: 'x', clientId: clients.y })
    expect([403, 404]).toContain(status)
  }
})

test('findings follow from confirmed facts, name what they rest on, and follow every correction', async () => {
  const person = await server.join('Ines')
  const findings = async (): Promise<CompanyFindings> =>
    (await person.call<CompanyFindings>('GET', '/api/v1/company-findings')).body
  const { gaps, ...nothing } = await findings()
  expect(nothing).toEqual({ findings: [], explained: [], wanted: [], plays: [] })
  expect(gaps.map(({ kind }) => kind)).toContain('goal')

  const goal = await added(person, {
    kind: 'goal',
    label: 'framed pictures',
    attributes: { counts: 'sales', baseline: 300, target: 340 },
  })
  const brake = await added(person, {
    kind: 'constraint',
    label: 'the one mount cutter',
    attributes: { sort: 'capacity', resource: 'equipment' },
  })
  const wanted = (await findings()).wanted.find(({ rule }) => rule === 'goal.turned-away')
  expect(wanted).toMatchObject({ kind: 'constraint', fact: brake.id, attribute: 'lost' })

  await change(person, brake.id, { attributes: { lost: 20 } })
  const told = async () =>
    (await findings()).findings.find(({ rule }) => rule === 'goal.turned-away')
  const found = await told()
  expect(found?.says).toContain('50%')
  expect(found?.rests).toEqual(expect.arrayContaining([brake.id, goal.id]))
  expect(found?.computed).toContainEqual(
    expect.objectContaining({ value: 0.5, how: 'turned away ÷ (target − baseline)' }),
  )
  expect((await findings()).plays.map(({ id }) => id)).toContain('longer-day')

  await change(person, goal.id, { attributes: { target: 400 } })
  expect((await told())?.says).toContain('20%')
  await change(person, brake.id, { status: 'proposed' })
  expect(await told()).toBeUndefined()
})
