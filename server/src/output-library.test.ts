import type { LibraryOverview, LibraryRow } from '@sextant/contracts/agent-outputs/library'
import { asOwner } from '@sextant/database/as-owner'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  newSession,
  readOutput,
  say,
  type Someone,
  startTestServer,
  storedIn,
  type TestServer,
} from './testing/test-server.ts'

let server: TestServer
let dana: Someone
let clients: { birch: string; cedar: string }
beforeAll(async () => {
  server = await startTestServer()
  dana = await server.join('Dana', {}, 'AGENCY')
  clients = { birch: await newClient('Birch'), cedar: await newClient('Cedar') }
}, 60_000)
afterAll(() => server.close())

type Page = { rows: LibraryRow[]; next: string | null }
const api = '/api/v1/output-library'
const newClient = async (name: string): Promise<string> =>
  (await dana.call<{ id: string }>('POST', '/api/v1/clients', { name, industry: 'Retail' })).body.id

/** So many outputs of a client, older the further back; those whose number is even are saved. */
const plant = (orgId: string, clientId: string, count: number, word: string) =>
  asOwner(server.database, async owner => {
    await owner.query(
      `insert into public.agent_outputs (org_id, client_id, agent_type, output_type, title, summary, content, created_at, saved_at)
       select $1, $2, 'strategy', case when n % 3 = 0 then 'swot' else 'vrio' end,
              $4 || ' ' || lpad(n::text, 4, '0'), 'Decide ' || n, '{}',
              timestamptz '2026-01-01' - make_interval(mins => n / 2),
              case when n % 2 = 0 then now() end
       from generate_series(1, $3::integer) n`,
      [orgId, clientId, count, word],
    )
  })

const page = async (who: Someone, query: Record<string, string> = {}): Promise<Page> => {
  const { status, body } = await who.call<Page>('GET', `${api}?${new URLSearchParams(query)}`)
  expect(status, JSON.stringify(body)).toBe(200)
  return body
}
const overview = async (who: Someone, query: Record<string, string> = {}) =>
  (await who.call<LibraryOverview>('GET', `${api}/overview?${new URLSearchParams(query)}`)).body

/** All pages, one after the other. */
async function whole(who: Someone, query: Record<string, string> = {}): Promise<LibraryRow[]> {
  const rows: LibraryRow[] = []
  let after: string | null = null
  do {
    const found: Page = await page(who, { ...query, ...(after ? { after } : {}) })
    rows.push(...found.rows)
    after = found.next
  } while (after)
  return rows
}

test('pages follow each other without a gap or a repetition in every order, also where moments are the same', async () => {
  await plant(dana.orgId, clients.birch, 250, 'Birch plan')
  await plant(dana.orgId, clients.cedar, 20, 'Cedar plan')
  for (const sort of ['stale', 'newest', 'changed', 'title']) {
    const rows = await whole(dana, { client: clients.birch, sort, limit: '37' })
    expect(new Set(rows.map(({ id }) => id)).size, sort).toBe(250)
    expect(rows.length, sort).toBe(250)
  }
  const byTitle = await whole(dana, { client: clients.birch, sort: 'title' })
  expect(byTitle.map(({ title }) => title)).toEqual(byTitle.map(({ title }) => title).toSorted())
  const newest = await whole(dana, { client: clients.birch, sort: 'newest' })
  const moments = newest.map(({ created_at }) => Date.parse(created_at))
  expect(moments).toEqual(moments.toSorted((a, b) => b - a))
})

test('filters narrow down what is found, and the overview counts it', async () => {
  const saved = await whole(dana, { client: clients.birch, state: 'saved' })
  expect(saved.length).toBe(125)
  expect(saved.every(({ saved_at }) => saved_at !== null)).toBe(true)
  const swots = await whole(dana, { type: 'swot' })
  expect(swots.length).toBe(83 + 6)
  expect((await whole(dana, { q: 'cedar PLAN 001' })).length).toBe(10)
  expect((await whole(dana, { q: '%' })).length).toBe(0)
  const told = await overview(dana, { q: 'cedar' })
  expect(told).toMatchObject({ found: 20, total: 270, stale: 0, saved: 135 })
  expect(told.clients).toEqual([
    { id: clients.birch, name: 'Birch', count: 250 },
    { id: clients.cedar, name: 'Cedar', count: 20 },
  ])
  expect(told.types).toEqual({ swot: 89, vrio: 181 })
  expect(await overview(dana, { within: clients.cedar })).toMatchObject({ total: 20 })
})

test('who works for one client finds and counts only what is that client’s', async () => {
  const cara = await server.hire(dana, 'creative_strategist', clients.cedar)
  const rows = await whole(cara)
  expect(rows.length).toBe(20)
  expect(new Set(rows.map(({ client_name }) => client_name))).toEqual(new Set(['Cedar']))
  const told = await overview(cara)
  expect(told).toMatchObject({ found: 20, total: 20 })
  expect(told.clients.map(({ name }) => name)).toEqual(['Cedar'])
  expect((await whole(cara, { client: clients.birch })).length).toBe(0)
  expect(await overview(cara, { within: clients.birch })).toMatchObject({ found: 20, total: 0 })
})

test('a place that no page told is refused', async () => {
  for (const after of ['nonsense', Buffer.from('{"id":1}').toString('base64url')]) {
    const { status } = await dana.call('GET', `${api}?after=${after}`)
    expect(status).toBe(400)
  }
})

test('an output is saved and taken from the saved ones', async () => {
  const { rows } = await page(dana, { client: clients.cedar, state: 'draft', limit: '1' })
  const { id } = rows[0]!
  const path = `/api/v1/agent-outputs/${id}/save`
  await dana.call('POST', path, {})
  expect((await whole(dana, { client: clients.cedar, state: 'saved' })).length).toBe(11)
  expect((await dana.call('DELETE', path)).status).toBe(200)
  expect((await whole(dana, { client: clients.cedar, state: 'saved' })).length).toBe(10)
})

test('what rests on a fact is stale from the moment the fact changes until it is made anew', async () => {
  const nils = await server.join('Nils')
  const session = await newSession(nils, 'swot')
  const facts = [
    {
      kind: 'offer',
      label: 'hull cleaning',
      attributes: { price: { cents: 18_500, currency: 'EUR' } },
    },
    { kind: 'rival', label: 'the boat yard', attributes: {} },
  ]
  await say(nils, session, '', { facts })
  const id = storedIn(await say(nils, session, 'Just draft it'))
  const before = await readOutput(nils, id)
  const staleOnes = async () => (await whole(nils, { stale: 'true' })).map(row => row.id)
  expect(await staleOnes()).toEqual([])

  const { body: known } = await nils.call<{ id: string; label: string }[]>(
    'GET',
    '/api/v1/company-facts',
  )
  const offer = known.find(({ label }) => label === 'hull cleaning')!
  const changed = await nils.call('PATCH', `/api/v1/company-facts/${offer.id}`, {
    attributes: { price: { cents: 21_500, currency: 'EUR' } },
  })
  expect(changed.status, JSON.stringify(changed.body)).toBe(200)
  expect(await staleOnes()).toContain(id)
  expect(await overview(nils)).toMatchObject({ stale: 1 })
  // The stale ones come first.
  expect((await page(nils)).rows[0]!.id).toBe(id)

  await nils.call('PATCH', `/api/v1/agent-outputs/${id}`, { title: 'A name of its own' })
  expect(await staleOnes()).toContain(id)
  await nils.call('POST', `/api/v1/agent-outputs/${id}/rebuild`, { version: before.version })
  expect(await staleOnes()).toEqual([])
})
