import type { AgentEvent } from '@sextant/contracts/agent-events'
import type { CompanyFactRow, FactVersion } from '@sextant/contracts/company/facts'
import type { ErrorBody } from '@sextant/contracts/errors'
import { FACTS_AT_ONCE, MESSAGE_MAX } from '@sextant/contracts/limits'
import { asActor } from '@sextant/database/as-actor'
import { asOwner } from '@sextant/database/as-owner'
import { callWithin } from '@sextant/database/call'
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { RawKnowledge } from './modules/business-context/index.ts'
import { storeFacts } from './modules/company/store-facts.ts'
import {
  endOf,
  newSession,
  readSession,
  say,
  type Someone,
  startTestServer,
  type TestServer,
} from './testing/test-server.ts'

let server: TestServer
let mara: Someone
let agency: Someone
beforeAll(async () => {
  server = await startTestServer()
  mara = await server.join('Mara')
  agency = await server.join('Dana', {}, 'AGENCY')
})
afterAll(() => server.close())

const usd = (cents: number) => ({ cents, currency: 'USD' })
const OVENS = { kind: 'offer', label: 'our bread', attributes: { price: usd(850), share: 0.6 } }
const GOAL = {
  kind: 'goal',
  label: 'loaves a day',
  attributes: { counts: 'sales', form: 'count', baseline: 160, target: 200, by: '2027-12' },
}
const factsOf = async (person: Someone, query = ''): Promise<CompanyFactRow[]> =>
  (await person.call<CompanyFactRow[]>('GET', `/api/v1/company-facts${query}`)).body
const announced = (events: readonly AgentEvent[]): CompanyFactRow[] =>
  events.flatMap(event => (event.type === 'facts' ? event.facts : []))
const refused = async (person: Someone, sessionId: string, body: object) =>
  person.call<ErrorBody>('POST', `/api/v1/agent-sessions/${sessionId}/messages`, body)

test('rows of a card go with the message: confirmed, announced, in words where none were written, once', async () => {
  const session = await newSession(mara)
  const messageId = randomUUID()
  const events = await say(mara, session, '', { messageId, facts: [OVENS] })
  expect(endOf(events)).toBe('done')
  expect(announced(events)).toMatchObject([
    {
      label: 'the bread',
      kind: 'offer',
      status: 'confirmed',
      origin: 'card',
      agent_type: 'strategy',
      session_id: session,
      message_id: messageId,
      said_by_name: 'Mara',
    },
  ])
  expect(announced(events)[0]).not.toHaveProperty('org_id')
  const answer = await readSession(mara, session)
  const said = answer.messages.find(({ id }) => id === messageId)
  expect(said?.text).toBe('the bread: Price $8.50, Share of sales 60%')
  expect(answer.facts).toMatchObject([{ label: 'the bread' }])
  expect(answer.read).toEqual([])

  await say(mara, session, '', { messageId, facts: [OVENS] })
  expect(await factsOf(mara, '?kind=offer')).toHaveLength(1)
})

test('a session tells what is asked with its card, and what is seen in the last words', async () => {
  const nia = await server.join('Nia')
  const session = await newSession(nia)
  const opening = await readSession(nia, session)
  expect(opening).toMatchObject({
    pending: { kind: 'goal', question: { kind: 'goal', attributes: ['target', 'keep'] } },
    facts: [],
    read: [],
  })
  await say(nia, session, '', { facts: [GOAL] })
  const next = await readSession(nia, session)
  expect(next.pending).toMatchObject({ kind: 'offer', question: { attributes: [] } })
  expect(next.pending?.controls.map(({ attribute }) => attribute)).toContain('price')

  await say(nia, session, 'Cakes are 40 dollars each.', { facts: [OVENS] })
  const { facts, read } = await readSession(nia, session)
  expect(facts.map(({ label, status }) => `${label} ${status}`)).toEqual(
    expect.arrayContaining(['the bread confirmed', 'cakes proposed']),
  )
  expect(read).toMatchObject([{ quote: 'Cakes are 40 dollars each' }])
})

test('what cannot be kept is refused with its row and the reason, and nothing is stored', async () => {
  const session = await newSession(mara)
  const before = await factsOf(mara)
  const row = (fact: object) => ({ facts: [OVENS, fact] })
  const named = await refused(mara, session, row({ kind: 'rival', label: 'they are cheaper' }))
  expect(named).toMatchObject({ status: 422, body: { data: { row: 1, label: expect.anything() } } })
  expect(named.body.message).toMatch(/^Row 2, “they are cheaper”/)
  const wrong = { kind: 'rival', label: 'Solent', attributes: { share: 2 } }
  expect((await refused(mara, session, row(wrong))).body.message).toContain('share')
  expect((await refused(mara, session, { text: ' ', facts: [] })).status).toBe(422)
  const foreign = { kind: 'rival', label: 'Solent', attributes: { about: randomUUID() } }
  expect((await refused(mara, session, row(foreign))).status).toBe(404)
  expect(await factsOf(mara)).toEqual(before)
  expect((await readSession(mara, session)).messages).toHaveLength(1)
})

test('neither endless words nor a whole table go at once; the answer says what does', async () => {
  const session = await newSession(mara)
  const facts = Array.from({ length: 400 }, (_, n) => ({ kind: 'offer', label: `article ${n}` }))
  const many = await refused(mara, session, { facts })
  expect(many.status).toBe(413)
  expect(many.body.message).toContain(`${FACTS_AT_ONCE} facts go at once`)
  const long = await refused(mara, session, { text: 'a'.repeat(MESSAGE_MAX + 1), facts: [OVENS] })
  expect(long.status).toBe(413)
  const most = await say(mara, session, 'a '.repeat(MESSAGE_MAX / 2), {
    facts: facts.slice(0, FACTS_AT_ONCE),
  })
  expect(announced(most).map(({ label }) => label)).toEqual(
    facts.slice(0, FACTS_AT_ONCE).map(({ label }) => label),
  )
})

test('a model that has no room refuses the whole card', async () => {
  const full = await server.join('Ivo')
  const session = await newSession(full)
  const rows = (from: number) =>
    Array.from({ length: FACTS_AT_ONCE }, (_, n) => ({ kind: 'offer', label: `item ${from + n}` }))
  for (let from = 0; from < 480; from += FACTS_AT_ONCE)
    expect(endOf(await say(full, session, 'I don’t know', { facts: rows(from) }))).toBe('done')
  const { status, body } = await refused(full, session, { facts: rows(480) })
  expect(status).toBe(422)
  expect(body.message).toContain('500')
  expect(await factsOf(full)).toHaveLength(480)
})

test('a card may not speak of a fact of another client', async () => {
  const [x, y] = [await client('x'), await client('y')]
  const { body: offer } = await agency.call<CompanyFactRow>('POST', '/api/v1/company-facts', {
    clientId: y,
    kind: 'offer',
    label: 'repairs',
  })
  const { body } = await agency.call<{ id: string }>('POST', '/api/v1/agent-sessions', {
    agent: 'strategy',
    tool: 'swot',
    clientId: x,
  })
  const rival = { kind: 'rival', label: 'Solent', attributes: { about: offer.id } }
  expect((await refused(agency, body.id, { facts: [rival] })).status).toBe(404)
  expect(await factsOf(agency, `?clientId=${x}`)).toEqual([])
})

async function client(slug: string): Promise<string> {
  const { rows } = await asOwner(server.database, owner =>
    owner.query<{ id: string }>(
      'insert into public.clients (org_id, slug, name) values ($1, $2, $2) returning id',
      [agency.orgId, slug],
    ),
  )
  return rows[0]!.id
}

test('what is read in a message is proposed once, and an agent’s turn knows it', async () => {
  const lena = await server.join('Lena')
  const session = await newSession(lena)
  const messageId = randomUUID()
  await say(lena, session, 'I don’t know', { messageId, facts: [OVENS] })
  const found = {
    kind: 'rival',
    label: 'Solent Shade',
    attributes: {},
    quote: 'Solent Shade is cheaper.',
    confidence: 0.8,
    status: 'proposed',
  } as const
  const place = { sessionId: session, clientId: null, messageId, agent: 'strategy' }
  const store = (facts: Parameters<typeof storeFacts>[2]) =>
    asActor(server.database.db, { token: lena.token }, tx => storeFacts(tx, place, facts))
  const [stored] = await store([found])
  expect(stored).toMatchObject({ origin: 'message', status: 'proposed', confidence: 0.8 })
  await lena.call('DELETE', `/api/v1/company-facts/${stored!.id}`)
  const beside = { ...found, kind: 'offer', label: 'The Bread', quote: 'the bread' } as const
  expect(await store([found, beside])).toEqual([])

  await lena.call('POST', `/api/v1/company-facts/${stored!.id}/restore`, {})
  const known = await asActor(server.database.db, { token: lena.token }, tx =>
    callWithin<RawKnowledge>(tx, 'turn_knowledge', session, null, messageId),
  )
  expect(known.facts.map(({ label, status }) => `${label} ${status}`)).toEqual([
    'the bread confirmed',
    'Solent Shade proposed',
  ])
})

/** What a second card of the same kind says: case, article and number aside, the same names. */
const COSTS = {
  kind: 'offer',
  label: 'Breads',
  attributes: { unitCost: usd(200), share: 0.5 },
}

test('a row that names what stands completes it: one fact, its past kept, no word of it read again', async () => {
  const ola = await server.join('Ola')
  const session = await newSession(ola)
  await say(ola, session, '', { facts: [GOAL] })
  await say(ola, session, '', { facts: [OVENS] })
  const messageId = randomUUID()
  const events = await say(ola, session, '', {
    messageId,
    facts: [COSTS, { kind: 'offer', label: 'cakes' }, { ...COSTS, label: 'cake', attributes: {} }],
  })
  expect(announced(events).map(({ label }) => label)).toEqual(['the bread', 'cakes'])
  const offers = await factsOf(ola, '?kind=offer')
  expect(offers).toMatchObject([
    {
      label: 'the bread',
      status: 'confirmed',
      message_id: messageId,
      attributes: { price: usd(850), unitCost: usd(200), share: 0.5 },
      earlier: 1,
    },
    { label: 'cakes' },
  ])
  const { body: past } = await ola.call<FactVersion[]>(
    'GET',
    `/api/v1/company-facts/${offers[0]!.id}/history`,
  )
  expect(past).toMatchObject([{ attributes: { price: usd(850), share: 0.6 } }])
  const { facts, read } = await readSession(ola, session)
  expect(facts).toHaveLength(2)
  expect(read).toEqual([])
})

test('somebody else’s fact of the same name stays as it is: another firm’s, another client’s, another kind’s', async () => {
  const una = await server.join('Una')
  const [x, y] = [await client('same-x'), await client('same-y')]
  for (const clientId of [undefined, x])
    await agency.call('POST', '/api/v1/company-facts', { ...OVENS, ...(clientId && { clientId }) })
  await una.call('POST', '/api/v1/company-facts', { kind: 'resource', label: 'the bread' })
  const before = [await factsOf(agency), await factsOf(agency, `?clientId=${x}`)]
  await say(una, await newSession(una), '', { facts: [COSTS] })
  expect(await factsOf(una)).toMatchObject([
    { kind: 'offer', label: 'Breads', attributes: COSTS.attributes },
    { kind: 'resource', attributes: {} },
  ])
  const { body } = await agency.call<{ id: string }>('POST', '/api/v1/agent-sessions', {
    agent: 'strategy',
    tool: 'swot',
    clientId: y,
  })
  await say(agency, body.id, '', { facts: [COSTS] })
  expect(await factsOf(agency, `?clientId=${y}`)).toMatchObject([{ label: 'Breads' }])
  expect([await factsOf(agency), await factsOf(agency, `?clientId=${x}`)]).toEqual(before)
})

test('the words of two people about one thing stay two', async () => {
  const ivy = await server.join('Ivy')
  const words = (quote: string) => ({ kind: 'quote', label: 'the mess', quote })
  await say(ivy, await newSession(ivy), '', { facts: [words('It worried me'), words('I hate it')] })
  expect(await factsOf(ivy)).toHaveLength(2)
})
