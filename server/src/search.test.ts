import { randomUUID } from 'node:crypto'
import type { Found, FoundPage } from '@sextant/contracts/search/routes'
import { asOwner } from '@sextant/database/as-owner'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Someone, startTestServer, type TestServer } from './testing/test-server.ts'

let server: TestServer
let dana: Someone
let clients: { x: string; y: string }
beforeAll(async () => {
  server = await startTestServer()
  dana = await server.join('Dana', {}, 'AGENCY')
  clients = { x: await newClient('Xenia Bakery'), y: await newClient('Ypsilon Boats') }
}, 60_000)
afterAll(() => server.close())

const newClient = async (name: string, who = dana): Promise<string> =>
  (await who.call<{ id: string }>('POST', '/api/v1/clients', { name, industry: 'Retail' })).body.id
const newCampaign = async (
  who: Someone,
  campaign: { name: string; client_id: string; description?: string; status?: string },
): Promise<string> =>
  (await who.call<{ id: string }>('POST', '/api/v1/campaigns', campaign)).body.id

/** Brings a text as a document and waits until it was read; answers its id. */
async function bring(who: Someone, name: string, words: string, clientId: string): Promise<string> {
  const query = new URLSearchParams({ name, client_id: clientId })
  const answer = await fetch(`${server.address}/api/v1/documents?${query}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${who.token}`, 'content-type': 'application/octet-stream' },
    body: words,
  })
  const { id } = (await answer.json()) as { id: string }
  const state = async () =>
    (await who.call<{ state: string }>('GET', `/api/v1/documents/${id}`)).body.state
  await expect.poll(state, { timeout: 30_000 }).toBe('read')
  return id
}

/** A finished deliverable, without the agent that would have made it. */
async function plantOutput(
  who: Someone,
  output: { title: string; clientId: string; claims: string[]; createdAt?: string },
): Promise<string> {
  const id = randomUUID()
  const content = {
    decision: { text: output.claims[0], sources: [1] },
    narrative: [{ heading: 'How it holds', paragraphs: output.claims.map(text => ({ text })) }],
    sources: [{ n: 1, quote: 'a quote nobody looks for: halibut' }],
  }
  await asOwner(server.database, owner =>
    owner.query(
      `insert into public.agent_outputs (org_id, id, client_id, agent_type, output_type, title, content, updated_at) values ($1, $2, $3, 'marketing-strategy', 'marketing-strategy', $4, $5, $6)`,
      [
        who.orgId,
        id,
        output.clientId,
        output.title,
        JSON.stringify(content),
        output.createdAt ?? new Date().toISOString(),
      ],
    ),
  )
  return id
}

/** Resolves once the server has said of every passage what it is about. */
const learned = () =>
  expect
    .poll(
      () =>
        asOwner(
          server.database,
          async owner =>
            (await owner.query('select 1 from app.entries_without_meaning(1)')).rowCount,
        ),
      { timeout: 30_000 },
    )
    .toBe(0)

type Query = Record<string, string>
const search = (who: Someone, words: string, more: Query = {}) =>
  who.call<FoundPage>('GET', `/api/v1/search?${new URLSearchParams({ words, ...more })}`)
const find = async (who: Someone, words: string, more: Query = {}): Promise<FoundPage> => {
  const { status, body } = await search(who, words, more)
  expect(status).toBe(200)
  return body
}
const names = ({ rows }: FoundPage): string[] => rows.map(({ name }) => name)
const foundIn = ({ pieces }: Found): string[] =>
  pieces.filter(({ found }) => found).map(({ text }) => text)

test('passages are found by other forms of their words, the best first, with what was found marked', async () => {
  const client_id = await newClient('Harbour')
  const files: [string, string][] = [
    [
      'hours.txt',
      'We are open from nine to five. In August the workshop is closed for the holidays.',
    ],
    ['terms.md', '# Delivery\n\nParcels are delivered within eight working days of the order.'],
    [
      'de.txt',
      'Die Lieferung erfolgt frei Haus ab einem Bestellwert von hundert Euro in Deutschland.',
    ],
  ]
  for (const [name, words] of files) await bring(dana, name, words, client_id)
  const { rows } = await find(dana, 'order delivery days', { client_id })
  expect(rows[0]).toMatchObject({ kind: 'document', name: 'terms', page: 1, heading: 'Delivery' })
  expect(foundIn(rows[0]!)).toEqual(expect.arrayContaining(['days', 'order']))
  expect(rows[0]!.pieces.map(({ text }) => text).join('')).toContain('Parcels are delivered within')
  expect(names(await find(dana, 'holiday', { client_id }))).toEqual(['hours'])
  expect(names(await find(dana, 'Lieferungen', { client_id }))).toEqual(['de'])
  expect(await find(dana, 'zeppelin', { client_id })).toMatchObject({
    total: 0,
    kinds: {},
    rows: [],
    corrected: [],
  })
})

test.each(["'", '!!!', '(a & | b', '\\', '%_', "'); drop table x; --", '🧵', 'a'.repeat(200)])(
  'words are words, whatever they look like: %s',
  async words => {
    for (const goes_on of ['true', 'false'])
      expect((await search(dana, words, { goes_on })).status).toBe(200)
  },
)

test('an agency’s creative finds last quarter’s plan of one client by a misspelled phrase', async () => {
  const plan = {
    title: 'Marketing strategy for the third quarter',
    clientId: clients.x,
    claims: ['Sell the sourdough subscription to cafés before autumn.'],
    createdAt: '2026-08-03T09:00:00Z',
  }
  const id = await plantOutput(dana, plan)
  await plantOutput(dana, { ...plan, clientId: clients.y, claims: ['Winter storage for boats.'] })
  await plantOutput(dana, { ...plan, title: 'Personas of café owners', claims: ['Early risers.'] })
  const creative = await server.hire(dana, 'creative_strategist', clients.x)
  const page = await find(creative, 'third quater stratgey sourdoh subscripton')
  expect(page.rows[0]).toMatchObject({ kind: 'output', id, client_name: 'Xenia Bakery' })
  expect(foundIn(page.rows[0]!)).toEqual(expect.arrayContaining(['sourdough', 'subscription']))
  expect(page.corrected.map(({ typed }) => typed)).toEqual(
    expect.arrayContaining(['quater', 'stratgey', 'subscripton']),
  )
  const within = { kind: 'output', client_id: clients.x, since: '2026-07-01', until: '2026-09-30' }
  const inQuarter = await find(creative, 'quater stratgey', within)
  expect(inQuarter.rows[0]!.id).toBe(id)
  expect(await find(creative, 'sourdough', { ...within, until: '2026-07-31' })).toMatchObject({
    total: 0,
  })
  expect((await find(creative, 'xenias bakry sourdoh', { kind: 'output' })).rows[0]).toMatchObject({
    id,
  })
  expect(names(await find(dana, 'Ypsilon strategy')).slice(0, 1)).toEqual([plan.title])
  expect((await find(dana, 'Ypsilon strategy')).rows[0]!.client_name).toBe('Ypsilon Boats')
  expect((await find(creative, 'halibut')).total).toBe(0)
})

test('one search finds documents, outputs, campaigns, clients, facts and messages', async () => {
  const client_id = await newClient('Quokka Outfitters')
  await bring(dana, 'catalogue.txt', 'The quokka tent keeps dry in any storm.', client_id)
  await plantOutput(dana, { title: 'Quokka SWOT', clientId: client_id, claims: ['Tents sell.'] })
  await newCampaign(dana, { name: 'Quokka summer', client_id })
  await asOwner(server.database, owner =>
    owner.query(
      `insert into public.company_facts (org_id, client_id, kind, label, origin, status) values ($1, $2, 'offer', 'The quokka tent', 'profile', 'confirmed')`,
      [dana.orgId, client_id],
    ),
  )
  await dana.call('POST', '/api/v1/portal/messages', { client_id, body: 'The quokka has landed.' })
  const page = await find(dana, 'quokka')
  expect(page.kinds).toEqual({
    document: 1,
    output: 1,
    campaign: 1,
    client: 1,
    fact: 1,
    message: 1,
  })
  expect(page.total).toBe(6)
  const facts = await find(dana, 'quokka', { kind: 'fact' })
  expect(facts).toMatchObject({ total: 1, kinds: page.kinds })
  expect(facts.rows).toEqual([expect.objectContaining({ kind: 'fact', name: 'The quokka tent' })])
})

test('a word that is being typed is found by how it begins', async () => {
  await newCampaign(dana, { name: 'Marmalade weeks', client_id: clients.x })
  expect(names(await find(dana, 'marmal', { goes_on: 'true' }))).toEqual(['Marmalade weeks'])
  expect(names(await find(dana, 'weeks marm', { goes_on: 'true' }))[0]).toBe('Marmalade weeks')
})

test('what is renamed, deleted or restored is found as it is now', async () => {
  const id = await newCampaign(dana, { name: 'Kumquat fair', client_id: clients.x })
  const renamed = await dana.call('POST', '/api/v1/rpc/update_campaign', {
    p_org_id: dana.orgId,
    p_campaign_id: id,
    p_expected_version: 1,
    p_name: 'Persimmon fair',
  })
  expect(renamed.status).toBe(200)
  expect(names(await find(dana, 'persimmon'))).toEqual(['Persimmon fair'])
  expect(names(await find(dana, 'kumquat'))).toEqual([])
  const output = await plantOutput(dana, {
    title: 'Tamarind plan',
    clientId: clients.x,
    claims: ['Tamarind first.'],
  })
  const found = async () => names(await find(dana, 'tamarind'))
  expect(await found()).toEqual(['Tamarind plan'])
  await dana.call('DELETE', `/api/v1/agent-outputs/${output}`)
  expect(await found()).toEqual([])
  await dana.call('POST', `/api/v1/agent-outputs/${output}/restore`, {})
  expect(await found()).toEqual(['Tamarind plan'])
})

test('search finds nothing outside of one’s reach, and nothing of what was deleted or replaced', async () => {
  const id = await bring(dana, 'bells.txt', 'The marzipan foundry casts bells.', clients.x)
  const elsewhere = await server.hire(dana, 'account_manager', clients.y)
  const guest = await server.hire(dana, 'guest', clients.x)
  const stranger = await server.join('Stranger')
  const found = async (who: Someone) => (await find(who, 'marzipan')).total
  expect(await Promise.all([dana, elsewhere, guest, stranger].map(found))).toEqual([1, 0, 0, 0])
  await dana.call('PATCH', `/api/v1/documents/${id}`, { shared: true })
  expect(await found(guest)).toBe(1)
  await fetch(`${server.address}/api/v1/documents/${id}/versions?name=b.txt`, {
    method: 'POST',
    headers: { authorization: `Bearer ${dana.token}`, 'content-type': 'application/octet-stream' },
    body: 'It casts anchors now.',
  })
  const anchors = async () => (await find(dana, 'anchors')).total
  await expect.poll(anchors, { timeout: 30_000 }).toBe(1)
  expect(await found(dana)).toBe(0)
  await dana.call('POST', '/api/v1/documents/delete', { ids: [id] })
  expect(await anchors()).toBe(0)
})

test('a guest finds what is shared with it, and neither drafts, facts nor conversations', async () => {
  const guest = await server.hire(dana, 'guest', clients.x)
  const planned = { client_id: clients.x, status: 'planning' }
  await newCampaign(dana, { name: 'Bergamot in the open', ...planned })
  await newCampaign(dana, { name: 'Bergamot in draft', client_id: clients.x, status: 'draft' })
  const output = await plantOutput(dana, {
    title: 'Bergamot plan',
    clientId: clients.x,
    claims: ['Bergamot for breakfast.'],
  })
  await asOwner(server.database, owner =>
    owner.query(
      `insert into public.company_facts (org_id, client_id, kind, label, origin, status) values ($1, $2, 'offer', 'Bergamot oil', 'profile', 'confirmed')`,
      [dana.orgId, clients.x],
    ),
  )
  expect((await find(dana, 'bergamot')).total).toBe(4)
  expect(names(await find(guest, 'bergamot'))).toEqual(['Bergamot in the open'])
  await dana.call('POST', `/api/v1/agent-outputs/${output}/share`, {})
  expect(names(await find(guest, 'bergamot')).toSorted()).toEqual([
    'Bergamot in the open',
    'Bergamot plan',
  ])
  expect((await search(guest, 'bergamot', { client_id: clients.y })).status).toBe(404)
})

test('a passage is found by related words too, and says so', async () => {
  const client_id = await newClient('Related')
  await bring(dana, 'illness.txt', 'Whoever is ill calls early and brings a note.', client_id)
  await bring(dana, 'trailer.txt', 'The trailer needs new tyres before the inspection.', client_id)
  await learned()
  const { rows } = await find(dana, 'sick doctor', { client_id })
  expect(rows).toEqual([expect.objectContaining({ name: 'illness', related: true })])
  expect(foundIn(rows[0]!)).toEqual([])
  const guest = await server.hire(dana, 'guest', client_id)
  expect((await find(guest, 'sick doctor')).total).toBe(0)
})

test('where words are written together, a part finds the whole and the whole its parts, by words in one’s reach alone', async () => {
  const limited = await server.hire(dana, 'account_manager', clients.x)
  const said = (name: string, clientId: string, description: string) =>
    newCampaign(dana, { name, client_id: clientId, description })
  await said(
    'Tarifblatt',
    clients.x,
    'Das ist die Sommerpreisliste, und die Liste gilt nicht mehr.',
  )
  await said('Kehraus', clients.x, 'Die Werbung für das Fest ist fertig, und der Plan ist gut.')
  await said('Fremdes', clients.y, 'Der Sommer ist da, und das ist nicht der Preis.')

  expect(names(await find(limited, 'preis'))).toEqual([])
  expect(names(await find(dana, 'preis'))).toEqual(['Fremdes'])

  await said('Vom Meer', clients.x, 'Der Sommer ist da, und das ist nicht der Ort.')
  const part = await find(limited, 'preis')
  expect(part.corrected).toEqual([{ typed: 'preis', read: ['sommerpreisliste'] }])
  expect(names(part)).toEqual(['Tarifblatt'])
  expect(foundIn(part.rows[0]!)).toEqual(['Sommerpreisliste'])
  const parts = await find(limited, 'festplan')
  expect(parts.corrected).toEqual([{ typed: 'festplan', read: ['fest plan'] }])
  expect(names(parts)).toEqual(['Kehraus'])
})

test('what is foreign moves no rank, no count and no correction: answers are the same to the letter', async () => {
  const limited = await server.hire(dana, 'account_manager', clients.x)
  const one = await server.join('Onno', {}, 'AGENCY')
  const own = await newClient('Onno’s own', one)
  const words = ['Saffron harvest festival', 'Saffron and rose', 'Harvest of the saffron fields']
  for (const name of words) {
    await newCampaign(one, { name, client_id: own, description: 'A festival of saffron.' })
    await newCampaign(dana, { name, client_id: clients.x, description: 'A festival of saffron.' })
  }
  const asked = ['saffron festival', 'safron harvst', 'rose fields', 'saffrom rse']
  const ask = async () => {
    await learned()
    const pages = []
    for (const who of [limited, one]) for (const said of asked) pages.push(await find(who, said))
    return JSON.stringify(pages)
  }
  const before = await ask()
  expect(before).toContain('Saffron')
  const neighbour = await server.join('Nadia', {}, 'AGENCY')
  const theirs = await newClient('Safrom rse', neighbour)
  for (let n = 0; n < 5; n += 1) {
    const name = `Safron harvst rse festival saffrom ${n}`
    await newCampaign(neighbour, { name, client_id: theirs, description: name.repeat(3) })
    await newCampaign(dana, { name, client_id: clients.y, description: name.repeat(3) })
  }
  expect(await ask()).toBe(before)
})
