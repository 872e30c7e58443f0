import { randomBytes, randomUUID } from 'node:crypto'
import type { DocumentDetail, DocumentPage, DocumentRow } from '@sextant/contracts/documents/rows'
import type { InsightRow } from '@sextant/contracts/company/insights'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { PRICES, pricesAsPdf } from './modules/documents/testing/sample-files.ts'
import { type Someone, startTestServer, type TestServer } from './testing/test-server.ts'

let server: TestServer
let dana: Someone
let clients: { x: string; y: string }
beforeAll(async () => {
  server = await startTestServer()
  dana = await server.join('Dana', {}, 'AGENCY')
  clients = { x: await newClient('Xenia'), y: await newClient('Ypsilon') }
}, 60_000)
afterAll(() => server.close())

const api = '/api/v1/documents'
const newClient = async (name: string): Promise<string> =>
  (await dana.call<{ id: string }>('POST', '/api/v1/clients', { name, industry: 'Retail' })).body.id
type Brought = { id: string; is_new?: boolean; version?: number; message?: string }
const bytesOf = (text: string): Uint8Array => new TextEncoder().encode(text)

/** Sends a file as a browser does. */
async function bring(
  who: Someone,
  file: Uint8Array,
  query: Record<string, string>,
  path = api,
): Promise<{ status: number; body: Brought }> {
  const answer = await fetch(`${server.address}${path}?${new URLSearchParams(query)}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${who.token}`, 'content-type': 'application/octet-stream' },
    body: file as Uint8Array<ArrayBuffer>,
  })
  return { status: answer.status, body: (await answer.json()) as Brought }
}

const read = async (who: Someone, id: string): Promise<DocumentDetail> =>
  (await who.call<DocumentDetail>('GET', `${api}/${id}`)).body
/** Resolves once a document was read, or could not be. */
async function settled(who: Someone, id: string): Promise<DocumentDetail> {
  const states = async () => (await read(who, id)).state
  await expect.poll(states, { timeout: 30_000 }).toMatch(/^(read|failed)$/)
  return read(who, id)
}
const listed = async (who: Someone, query = ''): Promise<string[]> =>
  (await who.call<DocumentRow[]>('GET', `${api}?${query}`)).body.map(({ name }) => name)
/** A text of its own each time: the same file is kept once. */
const someText = (): Uint8Array => bytesOf(`Opening hours ${randomBytes(8).toString('hex')}`)

test('a file becomes a document with pages; the same file again is the one that is there', async () => {
  const file = await pricesAsPdf()
  const { status, body } = await bring(dana, file, { name: 'Price list.pdf', client_id: clients.x })
  expect(status).toBe(201)
  const document = await settled(dana, body.id)
  expect(document).toMatchObject({
    name: 'Price list',
    kind: 'pdf',
    state: 'read',
    page_count: 3,
    language: 'en',
    client_name: 'Xenia',
    version: 1,
  })
  // Nobody chose a language model here: none is waited for, and nothing is told of one.
  expect(document.versions).toMatchObject([
    { learn_state: null, learned_by: null, learn_note: null },
  ])
  const page = await dana.call<DocumentPage>('GET', `${api}/${body.id}/pages/3`)
  expect(page.body.words).toContain('Leather\tGoatskin\t€129.00\t€117.00')
  const again = await bring(dana, file, { name: 'copy.pdf', client_id: clients.x })
  expect(again).toMatchObject({ status: 200, body: { id: body.id, is_new: false } })
  const elsewhere = await bring(dana, file, { name: 'copy.pdf', client_id: clients.y })
  expect(elsewhere.body).toMatchObject({ is_new: true })
  const sent = await fetch(`${server.address}${api}/${body.id}/file`, {
    headers: { authorization: `Bearer ${dana.token}` },
  })
  expect(new Uint8Array(await sent.arrayBuffer())).toEqual(file)
  expect(sent.headers.get('content-disposition')).toContain('attachment')
})

test('two windows that bring the same file at once make one document', async () => {
  const file = someText()
  const brought = await Promise.all([1, 2, 3].map(() => bring(dana, file, { name: 'a.txt' })))
  expect(new Set(brought.map(({ body }) => body.id)).size).toBe(1)
})

test('a newer file is a newer version; the former one can still be read; the same is refused', async () => {
  const { body } = await bring(dana, await pricesAsPdf('Delivery costs €9.'), { name: 'p.pdf' })
  await settled(dana, body.id)
  const file = await pricesAsPdf(PRICES.delivery)
  const path = `${api}/${body.id}/versions`
  expect((await bring(dana, file, { name: 'p2.pdf' }, path)).body).toMatchObject({ version: 2 })
  expect((await bring(dana, file, { name: 'p2.pdf' }, path)).status).toBe(409)
  const document = await settled(dana, body.id)
  expect(document.versions.map(({ version }) => version)).toEqual([2, 1])
  const words = async (query: string) =>
    (await dana.call<DocumentPage>('GET', `${api}/${body.id}/pages/3${query}`)).body.words
  expect(await words('')).toContain('free of charge')
  expect(await words('?version=1')).toContain('€9')
})

test('what is said of a document is changed field by field, and emptied', async () => {
  const { body } = await bring(dana, someText(), { name: 'hours.txt', client_id: clients.x })
  const path = `${api}/${body.id}`
  const changed = await dana.call<DocumentDetail>('PATCH', path, {
    name: 'Hours',
    tags: ['shop'],
    expires_on: '2027-05-01',
  })
  expect(changed.body).toMatchObject({ name: 'Hours', tags: ['shop'], expires_on: '2027-05-01' })
  expect(await listed(dana, 'tag=shop')).toEqual(['Hours'])
  const emptied = await dana.call<DocumentDetail>('PATCH', path, { expires_on: null })
  expect(emptied.body).toMatchObject({ name: 'Hours', expires_on: null })
  expect((await dana.call('PATCH', path, { campaign_id: body.id })).status).toBe(404)
})

test('deleted documents are gone at once, come back for a day, and then their file goes too', async () => {
  const { body } = await bring(dana, someText(), { name: 'gone.txt' })
  await settled(dana, body.id)
  await dana.call('POST', `${api}/delete`, { ids: [body.id] })
  expect((await dana.call('GET', `${api}/${body.id}`)).status).toBe(404)
  expect((await dana.call('GET', `${api}/${body.id}/pages/1`)).status).toBe(404)
  expect((await dana.call('GET', `${api}/${body.id}/file`)).status).toBe(404)
  await dana.call('POST', `${api}/restore`, { ids: [body.id] })
  expect((await read(dana, body.id)).state).toBe('read')
  await dana.call('POST', `${api}/delete`, { ids: [body.id] })
  const { rows } = await server.database.pool.query(
    `select * from app.purge_documents(now() + interval '1 hour')`,
  )
  expect(rows).toHaveLength(1)
  expect((await dana.call('POST', `${api}/restore`, { ids: [body.id] })).status).toBe(404)
})

test('of several that are to be deleted all go, or none', async () => {
  const { body } = await bring(dana, someText(), { name: 'stays.txt' })
  const ids = [body.id, randomUUID()]
  expect((await dana.call('POST', `${api}/delete`, { ids })).status).toBe(404)
  expect((await dana.call('GET', `${api}/${body.id}`)).status).toBe(200)
})

test('who works for one client sees its documents alone; guests see what was shared, and change nothing', async () => {
  const mine = (await bring(dana, someText(), { name: 'of-x.txt', client_id: clients.x })).body.id
  const others = (await bring(dana, someText(), { name: 'of-y.txt', client_id: clients.y })).body.id
  const manager = await server.hire(dana, 'account_manager', clients.x)
  const guest = await server.hire(dana, 'guest', clients.x)
  expect(await listed(manager)).toContain('of-x')
  expect(await listed(manager)).not.toContain('of-y')
  for (const path of [`${api}/${others}`, `${api}/${others}/pages/1`, `${api}/${others}/file`])
    expect((await manager.call('GET', path)).status, path).toBe(404)
  expect((await bring(manager, someText(), { name: 'a.txt', client_id: clients.y })).status).toBe(
    404,
  )
  expect(await listed(guest)).toEqual([])
  expect((await guest.call('GET', `${api}/${mine}`)).status).toBe(404)
  await settled(dana, mine)
  await dana.call('PATCH', `${api}/${mine}`, { shared: true })
  expect(await listed(guest)).toEqual(['of-x'])
  expect((await guest.call('GET', `${api}/${mine}/pages/1`)).status).toBe(200)
  expect((await guest.call('PATCH', `${api}/${mine}`, { name: 'Mine' })).status).toBe(403)
  expect((await bring(guest, someText(), { name: 'b.txt', client_id: clients.x })).status).toBe(403)
  await dana.call('PATCH', `${api}/${mine}`, { shared: false })
  expect(await listed(guest)).toEqual([])
})

test('what cannot be read is refused with advice, and nothing is kept', async () => {
  const before = await listed(dana)
  const refused: [string, Uint8Array, number, RegExp][] = [
    ['empty.pdf', new Uint8Array(), 422, /empty/],
    [
      'film.pdf',
      Uint8Array.from([0, 0, 0, 24, ...bytesOf('ftypmp42'), ...new Uint8Array(99)]),
      422,
      /\.mp4/,
    ],
    [
      'old.doc',
      Uint8Array.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1, ...new Uint8Array(600)]),
      422,
      /old Office format/,
    ],
    ['big.txt', new Uint8Array(25_000_001), 413, /./],
  ]
  for (const [name, file, status, words] of refused) {
    const answer = await bring(dana, file, { name })
    expect(answer.status, name).toBe(status)
    expect(answer.body.message, name).toMatch(words)
  }
  expect(await listed(dana)).toEqual(before)
})

test('a file that lies about its sort, or is damaged, fails with a reason and can be tried again', async () => {
  const broken = bytesOf(`%PDF-1.7\n${randomBytes(900).toString('latin1')}`)
  const { body } = await bring(dana, broken, { name: 'broken.txt' })
  const document = await settled(dana, body.id)
  expect(document).toMatchObject({ kind: 'pdf', state: 'failed' })
  expect(document.reason).toMatch(/damaged/)
  expect((await dana.call('POST', `${api}/${body.id}/read`, {})).status).toBe(200)
  expect((await settled(dana, body.id)).state).toBe('failed')
})

test('names with folders, in any script, and right to left, are kept as names', async () => {
  const names = [
    '../../etc/passwd.txt',
    'قائمة الأسعار.txt',
    '🧵 threads.txt',
    'C:\\x\\y.txt',
    'a\u202Egpj.txt',
  ]
  const kept: string[] = []
  for (const name of names) {
    const { body } = await bring(dana, someText(), { name })
    kept.push((await read(dana, body.id)).file_name)
  }
  expect(kept).toEqual(['passwd.txt', 'قائمة الأسعار.txt', '🧵 threads.txt', 'y.txt', 'agpj.txt'])
})

test('an upload that is cut off leaves nothing', async () => {
  const before = await listed(dana)
  const controller = new AbortController()
  const sending = fetch(`${server.address}${api}?name=cut.txt`, {
    method: 'POST',
    headers: { authorization: `Bearer ${dana.token}`, 'content-length': '1000' },
    body: new ReadableStream({ start: out => out.enqueue(bytesOf('half of it')) }),
    duplex: 'half',
    signal: controller.signal,
  } as RequestInit)
  setTimeout(() => controller.abort(), 200)
  await expect(sending).rejects.toThrow()
  expect(await listed(dana)).toEqual(before)
})

const factsOf = async (id: string) => {
  const proposed = async () => (await read(dana, id)).facts.length
  await expect.poll(proposed, { timeout: 30_000 }).toBeGreaterThan(2)
  return (await read(dana, id)).facts
}
const factOf = async (id: string, label: string) =>
  (await factsOf(id)).find(fact => fact.label === label && fact.status !== 'superseded')!

test('what a document tells waits to be confirmed, with its page; a newer price waits as a change of the fact', async () => {
  const client_id = await newClient('Zoe')
  const { body } = await bring(dana, await pricesAsPdf(), { name: 'prices.pdf', client_id })
  const leather = await factOf(body.id, 'Leather')
  expect(leather).toMatchObject({
    kind: 'offer',
    page: 3,
    status: 'proposed',
    attributes: { price: { cents: 12_900, currency: 'EUR' } },
  })
  const page = await dana.call<DocumentPage>('GET', `${api}/${body.id}/pages/3`)
  expect(page.body.words.slice(leather.starts).startsWith(leather.quote)).toBe(true)
  await dana.call('PATCH', `/api/v1/company-facts/${leather.id}`, { status: 'confirmed' })

  const dearer = await pricesAsPdf('Prices have changed.', { Leather: '€135.00' })
  await bring(dana, dearer, { name: 'prices.pdf' }, `${api}/${body.id}/versions`)
  const changed = async () =>
    (await read(dana, body.id)).facts.find(({ replaces }) => replaces)?.label
  await expect.poll(changed, { timeout: 30_000 }).toBe('Leather')
  const facts = (await read(dana, body.id)).facts
  const change = facts.find(({ replaces }) => replaces)!
  expect(change.replaces!.attributes).toMatchObject({ price: { cents: 12_900 } })
  // What reads as before is cited from the newer version, and asked about no more.
  expect(facts.filter(({ label }) => label === 'Full cloth')).toMatchObject([{ version: 2 }])

  await dana.call('PATCH', `/api/v1/company-facts/${change.id}`, { status: 'confirmed' })
  const now = await factOf(body.id, 'Leather')
  expect(now).toMatchObject({ id: leather.id, version: 2, status: 'confirmed' })
  expect(now.attributes).toMatchObject({ price: { cents: 13_500 } })
})

test('a change that waits and is told again is cited from the newest version, and asked about once', async () => {
  const client_id = await newClient('Yara')
  const { body } = await bring(dana, await pricesAsPdf('First.'), { name: 'p.pdf', client_id })
  const { id: stands } = await factOf(body.id, 'Leather')
  await dana.call('PATCH', `/api/v1/company-facts/${stands}`, { status: 'confirmed' })
  const changes = async () =>
    (await read(dana, body.id)).facts
      .filter(({ replaces }) => replaces)
      .map(({ version }) => version)
  for (const [version, also] of [
    [2, {}],
    // The row reads a little otherwise; its price does not.
    [3, { 'Half cloth': '€39.10' }],
  ] as const) {
    const dearer = await pricesAsPdf(`Version ${version}.`, { Leather: '€135.00', ...also })
    await bring(dana, dearer, { name: 'p.pdf' }, `${api}/${body.id}/versions`)
    await expect.poll(changes, { timeout: 30_000 }).toContain(version)
  }
  const { facts } = await read(dana, body.id)
  expect(
    facts.filter(({ label, status }) => label === 'Leather' && status === 'proposed'),
  ).toMatchObject([{ version: 3, replaces: { label: 'Leather' } }])
})

test('what a document tells otherwise of a fact somebody filled in waits as its change, and stays when the document goes', async () => {
  const clientId = await newClient('Rhea')
  const filled = await dana.call<{ id: string }>('POST', '/api/v1/company-facts', {
    clientId,
    kind: 'offer',
    label: 'leather',
    attributes: { price: { cents: 11_000, currency: 'EUR' }, volume: 240 },
  })
  const file = await pricesAsPdf('Bound by hand.')
  const { body } = await bring(dana, file, { name: 'prices.pdf', client_id: clientId })
  const change = await factOf(body.id, 'Leather')
  expect(change).toMatchObject({ status: 'proposed', replaces: { document: null } })
  const waiting = async () => (await read(dana, body.id)).facts_waiting
  expect(await waiting()).toBe(3)
  const { body: learned } = await dana.call<InsightRow[]>(
    'GET',
    `/api/v1/business-context/history?client_id=${clientId}&limit=20`,
  )
  const place = { id: body.id, name: 'prices', kind: 'pdf', version: 1, page: 3, read_by: null }
  expect(learned.map(({ document }) => document)).toEqual([place, place, place])
  // Of what was filled in, only what is told otherwise would be replaced.
  expect(learned.find(({ id }) => id === change.id)!.change).toMatchObject({
    attributes: { price: { cents: 12_900 } },
    replaces: {
      attributes: { price: { cents: 11_000, currency: 'EUR' } },
      origin: 'card',
      said_by_name: 'Dana',
      is_itself: false,
    },
  })
  expect(change.replaces!.attributes).not.toHaveProperty('volume')

  await dana.call('PATCH', `/api/v1/company-facts/${change.id}`, { status: 'confirmed' })
  expect(await waiting()).toBe(2)
  await dana.call('POST', `${api}/delete`, { ids: [body.id] })
  const { body: facts } = await dana.call<{ id: string }[]>(
    'GET',
    `/api/v1/company-facts?clientId=${clientId}`,
  )
  expect(facts).toMatchObject([
    {
      id: filled.body.id,
      status: 'confirmed',
      attributes: { price: { cents: 12_900, currency: 'EUR' }, volume: 240 },
    },
  ])
})

test('facts go with their document, and come back with it', async () => {
  const client_id = await newClient('Quay')
  const { body } = await bring(dana, await pricesAsPdf('For good.'), { name: 'p.pdf', client_id })
  const facts = await factsOf(body.id)
  const stands = async () =>
    (
      await dana.call<{ id: string }[]>('GET', `/api/v1/company-facts?clientId=${client_id}`)
    ).body.map(({ id }) => id)
  expect(await stands()).toContain(facts[0]!.id)
  await dana.call('POST', `${api}/delete`, { ids: [body.id] })
  expect(await stands()).not.toContain(facts[0]!.id)
  await dana.call('POST', `${api}/restore`, { ids: [body.id] })
  expect(await stands()).toContain(facts[0]!.id)
})
