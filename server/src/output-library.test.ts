import type { LibraryOverview, LibraryRow } from '@sextant/contracts/agent-outputs/library'
import type { Comparison, OutputVersion, Proposal } from '@sextant/contracts/agent-outputs/living'
import type { Corrected } from '@sextant/contracts/search/routes'
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

type Page = { rows: LibraryRow[]; next: string | null; corrected: Corrected[] }
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

/** An output of a client with these statements in it. */
const plantText = (clientId: string, title: string, statements: string[]) =>
  asOwner(server.database, owner =>
    owner.query(
      `insert into public.agent_outputs (org_id, client_id, agent_type, output_type, title, summary, content)
       values ($1, $2, 'persona', 'persona', $3, 'Keep the bindery', $4)`,
      [dana.orgId, clientId, title, { narrative: statements.map(text => ({ text, sources: [] })) }],
    ),
  )
const marked = ({ passage }: LibraryRow) =>
  passage?.filter(({ found }) => found).map(({ text }) => text)

test('words that stand only in the text find an output, in any form and misspelled, with the passage marked', async () => {
  const tall = 'Hand-sewn ledgers sell best to notaries. They order twice a year.'
  await plantText(clients.birch, 'Tall oaks', [tall, 'Marbled endpapers cost a quarter more.'])
  await plantText(clients.cedar, 'Low firs', ['Notaries in the valley reorder ledgers in May.'])
  const find = async (q: string, query = {}) => await page(dana, { q, ...query })
  const titles = (found: Page) => found.rows.map(({ title }) => title).toSorted()

  expect(titles(await find('notary'))).toEqual(['Low firs', 'Tall oaks'])
  expect(titles(await find('ledgers notary'))).toEqual(['Low firs', 'Tall oaks'])
  // Words of several statements, each somewhere; and what goes on from what is typed.
  expect(titles(await find('notaries endpap'))).toEqual(['Tall oaks'])
  expect(titles(await find('notaries submarine'))).toEqual([])
  const [one] = (await find('ledger', { client: clients.birch })).rows
  expect(marked(one!)).toEqual(['ledgers'])
  // Where the title holds it, there is nothing to show.
  expect((await find('Tall oaks')).rows.map(marked)).toEqual([undefined])

  const typo = await find('endpapres')
  expect(titles(typo)).toEqual(['Tall oaks'])
  expect(typo.corrected).toEqual([{ typed: 'endpapres', read: ['endpapers'] }])
  expect(await overview(dana, { q: 'endpapres' })).toMatchObject({ found: 1 })
  expect(await overview(dana, { q: 'notary' })).toMatchObject({ found: 2 })
  expect(titles(await find('notary', { agent: 'strategy' }))).toEqual([])

  const cara = await server.hire(dana, 'creative_strategist', clients.cedar)
  expect(titles(await page(cara, { q: 'notary' }))).toEqual(['Low firs'])
  // What only another client's text holds is neither found nor guessed.
  expect(await page(cara, { q: 'endpapres' })).toEqual({ rows: [], next: null, corrected: [] })
})

test('pages of what words find follow each other, also where the words were corrected', async () => {
  for (let n = 0; n < 7; n++)
    await plantText(clients.cedar, `Zeppelin ${n}`, ['Airships moor here.'])
  for (const q of ['airship', 'airshps']) {
    const rows = await whole(dana, { q, limit: '3', sort: 'title' })
    expect(rows.map(({ title }) => title)).toEqual([0, 1, 2, 3, 4, 5, 6].map(n => `Zeppelin ${n}`))
    expect(rows.every(row => marked(row)?.[0] === 'Airships')).toBe(true)
  }
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

type Facts = { id: string; label: string }[]
const factNamed = async (who: Someone, name: string): Promise<string> =>
  (await who.call<Facts>('GET', '/api/v1/company-facts')).body.find(({ label }) => label === name)!
    .id
const euros = (cents: number) => ({ price: { cents, currency: 'EUR' } })
const setPrice = async (who: Someone, id: string, cents: number): Promise<void> => {
  const { status, body } = await who.call('PATCH', `/api/v1/company-facts/${id}`, {
    attributes: euros(cents),
  })
  expect(status, JSON.stringify(body)).toBe(200)
}
const outputs = '/api/v1/agent-outputs'

/** Somebody with a canvas that rests on the price of one offer. */
async function withCanvas(name: string) {
  const who = await server.join(name)
  const session = await newSession(who, 'business-model-canvas')
  const facts = [
    { kind: 'offer', label: 'hull cleaning', attributes: euros(18_500) },
    { kind: 'rival', label: 'the boat yard', attributes: {} },
  ]
  await say(who, session, '', { facts })
  const id = storedIn(await say(who, session, 'Just draft it'))
  const offer = await factNamed(who, 'hull cleaning')
  const staleOnes = async () => (await whole(who, { stale: 'true' })).map(row => row.id)
  const proposed = async () => (await who.call<Proposal>('GET', `${outputs}/${id}/proposal`)).body
  return { who, id, offer, staleOnes, proposed }
}

test('what rests on a fact is stale from the moment the fact changes until it is made anew', async () => {
  const { who, id, offer, staleOnes } = await withCanvas('Nils')
  const before = await readOutput(who, id)
  expect(before.stale_since).toBeNull()
  expect(await staleOnes()).toEqual([])

  await setPrice(who, offer, 21_500)
  expect(await staleOnes()).toEqual([id])
  expect((await readOutput(who, id)).stale_since).not.toBeNull()
  expect(await overview(who)).toMatchObject({ stale: 1 })
  expect((await page(who)).rows[0]!.id).toBe(id)

  await who.call('PATCH', `${outputs}/${id}`, { title: 'A name of its own' })
  expect(await staleOnes()).toEqual([id])
  await who.call('POST', `${outputs}/${id}/rebuild`, { version: before.version })
  expect(await staleOnes()).toEqual([])
})

test('the changed lines are proposed, accepted with one call as a version with who made it, and taken back', async () => {
  const { who, id, offer, staleOnes, proposed } = await withCanvas('Olga')
  await setPrice(who, offer, 21_700)
  const offered = await proposed()
  expect(offered.facts).toMatchObject([
    { id: offer, label: 'hull cleaning', says: expect.stringMatching(/217.*was.*185/) as string },
  ])
  const priced = offered.lines.filter(({ before }) => before?.includes('185'))
  expect(priced.length).toBeGreaterThan(0)
  expect(priced.every(({ after }) => after === null || after.includes('217'))).toBe(true)

  // What was shown is what is accepted, and nothing else.
  await setPrice(who, offer, 22_900)
  const accept = (print: string) =>
    who.call<{ version: number }>('POST', `${outputs}/${id}/accept`, {
      version: offered.version,
      print,
    })
  expect((await accept(offered.print)).status).toBe(409)
  const accepted = await accept((await proposed()).print)
  expect(accepted.status).toBe(200)
  expect(await staleOnes()).toEqual([])
  expect(JSON.stringify((await readOutput(who, id)).content)).not.toContain('€185')

  const { body: versions } = await who.call<OutputVersion[]>('GET', `${outputs}/${id}/versions`)
  expect(versions.map(({ change, stands, number }) => ({ change, stands, number }))).toEqual([
    { change: 'accepted', stands: true, number: 2 },
    { change: 'written', stands: false, number: 1 },
  ])
  expect(versions.every(({ changed_by_name }) => changed_by_name === 'Olga')).toBe(true)

  const { body: compared } = await who.call<Comparison>(
    'GET',
    `${outputs}/${id}/compare?from=${versions[1]!.version}`,
  )
  expect(
    compared.lines.some(({ before, after }) => before?.includes('185') && after?.includes('229')),
  ).toBe(true)
  expect(compared.same).toBeGreaterThan(5)

  const back = await who.call('POST', `${outputs}/${id}/versions/${versions[1]!.version}/restore`, {
    version: accepted.body.version,
  })
  expect(back.status).toBe(200)
  const restored = await readOutput(who, id)
  expect(JSON.stringify(restored.content)).toContain('€185')
  // It says what is not so any more, and the library knows.
  expect(await staleOnes()).toEqual([id])
})

test('a stale output is kept as it is, until its facts change again', async () => {
  const { who, id, offer, staleOnes } = await withCanvas('Petra')
  const { version } = await readOutput(who, id)
  await setPrice(who, offer, 19_900)
  expect((await who.call('POST', `${outputs}/${id}/keep`, { version: version + 1 })).status).toBe(
    409,
  )
  expect((await who.call('POST', `${outputs}/${id}/keep`, { version })).status).toBe(200)
  expect(await staleOnes()).toEqual([])
  await setPrice(who, offer, 20_900)
  expect(await staleOnes()).toEqual([id])
})

test('what rests on a document is stale once that expires, or a newer file says nothing of the fact', async () => {
  const { who, id, offer, staleOnes, proposed } = await withCanvas('Quirin')
  const document = await asOwner(server.database, async owner => {
    const { rows } = await owner.query<{ id: string }>(
      `insert into public.documents (org_id, name) values ($1, 'Price list') returning id`,
      [who.orgId],
    )
    const keep = (version: number) =>
      owner.query(
        `insert into public.document_versions (org_id, document_id, version, file_name, kind, bytes, sha256, state)
         values ($1, $2, $3, 'prices.pdf', 'pdf', 1, repeat('a', 64), 'read')`,
        [who.orgId, rows[0]!.id, version],
      )
    await keep(1)
    await owner.query(
      `insert into public.document_facts (org_id, fact_id, document_id, version, page, starts, quote)
       values ($1, $2, $3, 1, 3, 0, 'hull cleaning')`,
      [who.orgId, offer, rows[0]!.id],
    )
    return rows[0]!.id
  })
  const change = (text: string) =>
    asOwner(server.database, owner => owner.query(text, [who.orgId, document]))
  const at = 'where org_id = $1 and id = $2'
  await change(`update public.documents set expires_on = current_date + 1 ${at}`)
  expect(await staleOnes()).toEqual([])
  // As if it had been written the day before.
  await asOwner(server.database, owner =>
    owner.query(
      `update public.agent_outputs set facts_at = now() - interval '2 days' where id = $1`,
      [id],
    ),
  )
  await change(`update public.documents set expires_on = current_date ${at}`)
  expect(await staleOnes()).toEqual([id])
  expect((await proposed()).documents).toMatchObject([{ name: 'Price list', replaced: false }])
  const { version } = await readOutput(who, id)
  await who.call('POST', `${outputs}/${id}/keep`, { version })
  expect(await staleOnes()).toEqual([])

  await change(
    `insert into public.document_versions (org_id, document_id, version, file_name, kind, bytes, sha256, state)
     values ($1, $2, 2, 'prices.pdf', 'pdf', 1, repeat('b', 64), 'read')`,
  )
  await change(`update public.documents set version = 2 ${at}`)
  expect(await staleOnes()).toEqual([id])
  expect((await proposed()).documents).toMatchObject([{ version: 2, replaced: true }])
})

type Accepting = { version: number; print: string; keep?: number[] }

/** A canvas whose price changed, with what is proposed and a way to accept it. */
async function withProposal(name: string) {
  const canvas = await withCanvas(name)
  const { who, id, offer, proposed } = canvas
  await setPrice(who, offer, 21_700)
  const offered = await proposed()
  const accept = (asked: Accepting) =>
    who.call<{ version: number }>('POST', `${outputs}/${id}/accept`, asked)
  const priced = offered.lines.find(
    ({ choice, after }) => choice !== null && after?.includes('217'),
  )
  return { ...canvas, offered, accept, left: priced!.choice! }
}

/** The lines of a proposal that can be chosen. */
const chosenOf = ({ lines }: Proposal) => lines.filter(({ choice }) => choice !== null)

test('a line that is left out stays as it was and stays marked, the others are brought up to date, and the history says which', async () => {
  const { who, id, offer, offered, accept, left, proposed, staleOnes } = await withProposal('Rosa')
  const { version, print } = offered
  const kept = chosenOf(offered).filter(({ choice }) => choice === left)
  const taken = chosenOf(offered).length - kept.length
  expect(taken).toBeGreaterThan(0)
  const accepted = await accept({ version, print, keep: [left] })
  expect(accepted.status, JSON.stringify(accepted.body)).toBe(200)

  // What is left is what is proposed from now on, and nothing else.
  const after = await proposed()
  const words = (lines: Proposal['lines']) => lines.map(line => [line.before, line.after])
  expect(words(chosenOf(after))).toEqual(words(kept))
  expect(after.kept).toMatchObject({ taken })
  expect(after.facts.map(fact => fact.id)).toEqual([offer])
  expect(after.facts[0]!.says).toMatch(/217.*was.*185/)
  expect(after.kept!.lines.length).toBe(kept.length)
  expect(await staleOnes()).toEqual([id])
  expect((await whole(who, { stale: 'true' }))[0]).toMatchObject({ kept_lines: kept.length })

  const { body: versions } = await who.call<OutputVersion[]>('GET', `${outputs}/${id}/versions`)
  expect(versions[0]).toMatchObject({ change: 'accepted', kept: { taken } })
  expect(versions[0]!.kept!.lines[0]!.before).toBe(kept[0]!.before)
  expect(versions[1]!.kept).toBeNull()

  // The way back to it: the rest is accepted later, and then nothing is behind.
  const rest = await accept({ version: after.version, print: after.print })
  expect(rest.status).toBe(200)
  expect(await staleOnes()).toEqual([])
  expect((await readOutput(who, id)).content).not.toHaveProperty('keptLines')
})

test('a line that was left as it was rests on its own source of before, which says so', async () => {
  const { who, id, offered, accept, left } = await withProposal('Sven')
  await accept({ version: offered.version, print: offered.print, keep: [left] })
  const { content } = await readOutput(who, id)
  const { sources } = content as { sources: { n: number; flags: string[] }[] }
  const ofKept = sources.filter(({ flags }) => flags.includes('of a line kept as it was'))
  expect(ofKept.length).toBeGreaterThan(0)
  expect(new Set(sources.map(({ n }) => n)).size).toBe(sources.length)
})

test('choosing in part can be taken back, and is refused where it is not what was proposed', async () => {
  const { who, id, offer, offered, accept, left } = await withProposal('Tilda')
  const { version, print } = offered
  const all = [...new Set(chosenOf(offered).map(({ choice }) => choice!))]
  expect((await accept({ version, print, keep: all })).status).toBe(422)
  expect((await accept({ version, print, keep: [9999] })).status).toBe(422)
  // Somebody else accepted meanwhile, or the fact says something else again.
  const first = await accept({ version, print, keep: [left] })
  expect((await accept({ version, print, keep: [left] })).status).toBe(409)
  const back = await who.call('POST', `${outputs}/${id}/versions/${version}/restore`, {
    version: first.body.version,
  })
  expect(back.status).toBe(200)
  expect(JSON.stringify((await readOutput(who, id)).content)).not.toContain('217')
  await setPrice(who, offer, 30_100)
  const { version: stands } = await readOutput(who, id)
  expect((await accept({ version: stands, print, keep: [left] })).status).toBe(409)
})

test('what has a line that was left as it was goes on being stale when it is edited, until somebody says that it holds', async () => {
  const { who, id, offered, accept, left, staleOnes } = await withProposal('Uwe')
  const kept = chosenOf(offered).filter(({ choice }) => choice === left)
  const { body } = await accept({ version: offered.version, print: offered.print, keep: [left] })
  const edited = await who.call('POST', `${outputs}/${id}/edits`, {
    version: body.version,
    edits: [{ path: ['decision', 'text'], value: 'Raise nothing before spring.' }],
  })
  expect(edited.status, JSON.stringify(edited.body)).toBe(200)
  const { content, version } = await readOutput(who, id)
  expect(content).toMatchObject({ keptLines: { lines: kept.map(({ before }) => ({ before })) } })
  expect(await staleOnes()).toEqual([id])
  expect((await who.call('POST', `${outputs}/${id}/keep`, { version })).status).toBe(200)
  expect(await staleOnes()).toEqual([])
})
