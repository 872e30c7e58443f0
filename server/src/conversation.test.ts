import type { Check } from '@sextant/contracts/deliverable'
import type { OutputAnswer } from '@sextant/contracts/agent-outputs/routes'
import type { SessionAnswer } from '@sextant/contracts/agent-sessions/routes'
import type { CompanyFactRow } from '@sextant/contracts/company/facts'
import type { ErrorBody } from '@sextant/contracts/errors'
import type { FactKind } from '@sextant/contracts/company/kinds'
import type { InsightRow } from '@sextant/contracts/company/insights'
import { STREAMS_MAX } from './platform/open-streams.ts'
import { asOwner } from '@sextant/database/as-owner'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  endOf,
  eventsOf,
  newSession,
  readOutput,
  readSession,
  say,
  type Someone,
  startTestServer,
  storedIn,
  type TestServer,
} from './testing/test-server.ts'

let server: TestServer
let mara: Someone
beforeAll(async () => {
  server = await startTestServer()
  mara = await server.join('Mara', {
    companyName: 'Crumb & Kettle',
    description: 'A bakery in Leeds with two ovens; sourdough and lunches.',
  })
})
afterAll(() => server.close())

/** In her own words, by the key of the question. */
const ANSWERS: Record<string, string> = {
  goal: 'From 9,000 to 11,000 loaves a year by December 2027.',
  offer: 'Sourdough is 60% of sales at $6 a loaf, lunches are 40% at $9.',
  rival: 'Greenway Bakery by the station, $4 a loaf.',
  strength: 'A crust that is crisp in the evening, 4.8 stars over 96 reviews.',
  constraint: 'The only oven turned away 900 loaves last year.',
  change: 'The tram works in February 2027.',
}
const factsOf = async (person: Someone, kind?: FactKind): Promise<CompanyFactRow[]> =>
  (
    await person.call<CompanyFactRow[]>(
      'GET',
      `/api/v1/company-facts${kind ? `?kind=${kind}` : ''}`,
    )
  ).body
const patchFact = (person: Someone, id: string, change: object) =>
  person.call<CompanyFactRow>('PATCH', `/api/v1/company-facts/${id}`, change)
const rebuild = (person: Someone, id: string, version: number) =>
  person.call<OutputAnswer>('POST', `/api/v1/agent-outputs/${id}/rebuild`, { version })
const usd = (dollars: number) => ({ cents: dollars * 100, currency: 'USD' })

/** The deliverable as a SWOT, with its version. */
async function readSwot(person: Someone, id: string) {
  const { content, version } = await readOutput(person, id)
  if (content.tool !== 'swot') throw new Error('not a SWOT')
  return { content, version }
}

async function answerUntilDraft(person: Someone, sessionId: string): Promise<string> {
  for (let turn = 0; turn < 9; turn += 1) {
    const { messages, outputs } = await readSession(person, sessionId)
    if (outputs[0]) return outputs[0].id
    await say(person, sessionId, ANSWERS[messages.at(-1)!.question?.key ?? ''] ?? "I don't know")
  }
  throw new Error('no draft after nine turns')
}

const PENDING = '/api/v1/business-context/pending-approvals'
let swotSession: string, swot: string

/** Checks that tell of a fault; what a form still lacks is none. */
const failed = ({ checks }: { checks: Check[] }): Check[] =>
  checks.filter(
    ({ id, status, detail }) =>
      status === 'shown' && !(id === 'schema' && detail.startsWith('Still missing')),
  )

test('asks one question at a time, at most seven, and drafts from the answers', async () => {
  swotSession = await newSession(mara)
  const opening = await readSession(mara, swotSession)
  expect(opening.messages).toHaveLength(1)
  expect(opening.messages[0]).toMatchObject({ role: 'agent', question: { n: 1, of: 7 } })
  swot = await answerUntilDraft(mara, swotSession)
  const session = await readSession(mara, swotSession)
  const questions = session.messages.filter(message => message.question)
  expect(questions.length).toBeLessThanOrEqual(7)
  for (const { text } of questions) expect(text.match(/\?/g)).toHaveLength(1)
  const { content } = await readOutput(mara, swot)
  expect(JSON.stringify(content)).toContain('Greenway')
  if (content.tool !== 'swot') throw new Error('not a SWOT')
  expect(content.checks.map(check => check.id)).toEqual([
    'schema',
    'sources',
    'arithmetic',
    'swap',
    'limits',
  ])
  expect(failed(content)).toEqual([])
  for (const source of content.sources.filter(item => item.kind === 'answer')) {
    expect(source).toMatchObject({ verified: true, flags: ['not confirmed'] })
    expect(Object.values(ANSWERS).some(answer => answer.includes(source.quote!))).toBe(true)
  }
  expect(content.title).toMatch(/^Draft on unconfirmed facts/)
  expect(content.writer).toEqual({ kind: 'built-in', label: 'Built-in writer', notice: null })
})

test('the stored log replays the whole session from any cursor, once and in order', async () => {
  const { cursor } = await readSession(mara, swotSession)
  const replay = await follow(mara, swotSession, 0, cursor)
  expect(replay.map(event => event.seq)).toEqual(
    Array.from({ length: cursor }, (_, index) => index + 1),
  )
  const half = await follow(mara, swotSession, Math.floor(cursor / 2), cursor)
  expect(half).toEqual(replay.slice(Math.floor(cursor / 2)))
})

test('what was read in words waits with its quote until somebody has looked', async () => {
  const { body: learned } = await mara.call<InsightRow[]>('GET', PENDING)
  expect(learned.length).toBeGreaterThan(3)
  for (const { status, quote, uses } of learned) {
    expect(status).toBe('pending')
    expect(uses).toBeGreaterThan(0)
    expect(Object.values(ANSWERS).some(answer => answer.includes(quote))).toBe(true)
  }
  expect(learned.map(({ extracted_context }) => extracted_context)).toContainEqual({
    competitors: 'Greenway Bakery',
  })
})

/** What Mara taps and fills in on the cards, by kind. */
const CONFIRMED: Partial<Record<FactKind, object>> = {
  goal: {
    label: 'loaves a year',
    attributes: { counts: 'sales', baseline: 9_000, target: 11_000 },
  },
  rival: { attributes: { sort: 'rival', threat: 4, likelihood: 4 } },
  strength: { label: 'the crust', attributes: { sort: 'quality', impact: 4 } },
  constraint: {
    label: 'the oven',
    attributes: { sort: 'capacity', resource: 'equipment', lost: 900 },
  },
  change: {
    label: 'the tram works',
    attributes: { bearing: 'hurts', touches: 'demand', impact: 3, likelihood: 5 },
  },
}
const HAND_WRITTEN = 'Our crust stays crisp until nine in the evening'

test('each confirmed card rebuilds the draft, its figures and its decision; what was written by hand stays', async () => {
  const draft = await readSwot(mara, swot)
  const { body: edited } = await mara.call<OutputAnswer>(
    'POST',
    `/api/v1/agent-outputs/${swot}/edits`,
    {
      version: draft.version,
      edits: [{ path: ['body', 'strengths', 0, 'claim', 'text'], value: HAND_WRITTEN }],
    },
  )
  const facts = await factsOf(mara)
  expect(new Set(facts.map(({ status }) => status))).toEqual(new Set(['proposed']))
  for (const { id, kind } of facts) {
    const { body } = await patchFact(mara, id, { status: 'confirmed', ...CONFIRMED[kind] })
    expect(body).toMatchObject({ id, status: 'confirmed' })
  }
  const { status, body: rebuilt } = await rebuild(mara, swot, edited.version)
  expect(status).toBe(200)
  expect(rebuilt.version).toBe(edited.version + 1)
  const { content } = await readSwot(mara, swot)
  expect(content.unconfirmed).toBe(0)
  expect(content.title).not.toContain('unconfirmed')
  const { session_id: session } = await readOutput(mara, swot)
  const { body: named } = await mara.call<SessionAnswer>('GET', `/api/v1/agent-sessions/${session}`)
  expect(named.title).toBe(content.title)
  expect(content.decision.text).not.toBe(draft.content.decision.text)
  // 900 loaves turned away of the 2,000 that are missing.
  expect(JSON.stringify([content.decision, content.findings])).toContain('45%')
  expect(content.body.strengths[0]!.claim.text).toBe(HAND_WRITTEN)
  expect(failed(content)).toEqual([])
})

test('rebuilding needs the version it was asked for on, and the own organization', async () => {
  const { version } = await readSwot(mara, swot)
  expect((await rebuild(mara, swot, version - 1)).body).toMatchObject({ code: 'CONFLICT' })
  const eve = await server.join('Eve')
  const { status, body } = await rebuild(eve, swot, version)
  expect([status, body]).toMatchObject([404, { code: 'NOT_FOUND' }])
  expect((await readSwot(mara, swot)).version).toBe(version)
})

test('a correction in words after the draft changes the card, and a new deliverable follows from it', async () => {
  const events = await say(mara, swotSession, 'no, the oven lost 400, not 900')
  expect(await factsOf(mara, 'constraint')).toMatchObject([{ attributes: { lost: 400 } }])
  const { content } = await readSwot(mara, storedIn(events))
  const said = JSON.stringify([content.decision, content.findings])
  expect(said).toContain('20%')
  expect(said).not.toContain('45%')
})

test('what is confirmed is not asked again by the next tool, and its use is listed', async () => {
  const session = await newSession(mara, 'porter-five-forces')
  const output = await answerUntilDraft(mara, session)
  const asked = (await readSession(mara, session)).messages.map(message => message.question?.key)
  for (const key of ['goal', 'offer', 'rival']) expect(asked).not.toContain(key)
  const { insights, content } = await readOutput(mara, output)
  expect(insights.map(insight => insight.label)).toContain('Greenway Bakery')
  const ids = new Set(insights.map(({ id }) => id))
  expect(
    content.tool !== 'combined' &&
      content.sources.some(({ ref, verified }) => verified && ref !== null && ids.has(ref)),
  ).toBe(true)
})

test('pending insights can be corrected, approved, rejected and restored; a rejected one never comes back from the same words', async () => {
  const iris = await server.join('Iris')
  const session = await newSession(iris, 'ice')
  const words = 'From 40 to 60 repairs a month.'
  await say(iris, session, words)
  const pending = async () => (await iris.call<InsightRow[]>('GET', PENDING)).body
  const [first] = await pending()
  expect(words).toContain(first!.quote)
  const at = `/api/v1/business-context/history/${first!.id}`
  const renamed = (name: string) => iris.call('PUT', at, { extracted_context: { goals: [name] } })
  expect((await renamed('they repair more')).status).toBe(422)
  expect((await renamed('repairs a month')).body).toMatchObject({
    extracted_context: { goals: 'repairs a month' },
    status: 'pending',
  })
  await renamed(Object.values(first!.extracted_context).flat()[0]!)
  expect((await iris.call('DELETE', at)).status).toBe(200)
  expect(await pending()).toEqual([])
  const again = await newSession(iris, 'ice')
  await say(iris, again, words)
  expect(await pending()).toEqual([])
  const told = (await readSession(iris, again)).messages.findLast(({ role }) => role === 'agent')
  expect(told?.text).toMatch(/“.+” was taken out earlier, so I left it out: “Bring back”/)
  expect((await iris.call('POST', `${at}/restore`, {})).body).toMatchObject({ status: 'pending' })
  expect((await iris.call('PUT', `${at}/approve`, {})).body).toMatchObject({ status: 'approved' })
  expect(await factsOf(iris, 'goal')).toMatchObject([{ id: first!.id, status: 'confirmed' }])
})

test('what somebody filled in is no insight: it was never guessed', async () => {
  const { body: fact } = await mara.call<CompanyFactRow>('POST', '/api/v1/company-facts', {
    kind: 'budget',
    label: 'the budget',
    attributes: { amount: usd(8_000) },
  })
  const { body } = await mara.call<InsightRow[]>(
    'GET',
    '/api/v1/business-context/history?limit=100',
  )
  expect(body.map(({ id }) => id)).not.toContain(fact.id)
  const approved = await mara.call('PUT', `/api/v1/business-context/history/${fact.id}/approve`, {})
  expect(approved.status).toBe(404)
})

test('“just draft it” leads to a stored output at once', async () => {
  const stranger = await server.join('Stranger', null)
  for (const tool of ['swot', 'ice', 'vrio'] as const) {
    const events = await say(stranger, await newSession(stranger, tool), 'Just draft it')
    expect(endOf(events)).toBe('done')
    const { content } = await readOutput(stranger, storedIn(events))
    expect(content.tool).toBe(tool)
  }
})

test('sums that come with the first words are computed with in the same turn, in whatever money they are', async () => {
  const zofia = await server.join('Zofia')
  const told =
    'Bus washes go for 120 zł, 2,400 of them last year. Cost of one is 80 zł. I want 3,000 bus washes by the end of 2027. 9,000 zł for marketing a year. Just draft it'
  const { body } = await zofia.call<{ id: string }>('POST', '/api/v1/agent-sessions', {
    agent: 'marketing-strategy',
    tool: 'strategy-on-a-page',
  })
  const { content } = await readOutput(zofia, storedIn(await say(zofia, body.id, told)))
  const written = JSON.stringify(content)
  expect(written).toContain('"currency":"PLN"')
  expect(written).not.toContain('"currency":"USD"')
})

test('a company that says where it is has the money of that place, until a sum says another', async () => {
  const olena = await server.join('Olena', { description: 'Coach repairs for hauliers in Poland' })
  const id = await newSession(olena)
  expect((await readSession(olena, id)).home_currency).toBe('PLN')
  await say(olena, id, 'Bus washes go for 120 € each, 2,400 of them last year.')
  expect((await readSession(olena, id)).home_currency).toBeNull()
})

test('“why” explains and asks again; “I don’t know” becomes an assumption', async () => {
  const una = await server.join('Una')
  const session = await newSession(una, 'vrio')
  const last = async () => (await readSession(una, session)).messages.at(-1)!
  const before = await last()
  await say(una, session, 'Why do you ask?')
  const after = await last()
  expect(after.question!.key).toBe(before.question!.key)
  expect(after.text).toContain(before.question!.why)
  await say(una, session, "I don't know")
  expect((await last()).text).toContain('treat that as open')
  const { content } = await readOutput(una, storedIn(await say(una, session, 'Just draft it')))
  if (content.tool !== 'vrio') throw new Error('not a VRIO')
  expect(content.sources).toContainEqual(
    expect.objectContaining({ kind: 'assumption', check: expect.stringContaining('find out') }),
  )
})

test('an earlier message can be said again: the thread branches and nothing is overwritten', async () => {
  const session = await newSession(mara, 'blue-ocean')
  const root = (await readSession(mara, session)).messages[0]!
  await say(mara, session, 'First version of my answer')
  await say(mara, session, 'Another version of my answer', { parentId: root.id })
  const { messages, head_message_id } = await readSession(mara, session)
  const siblings = messages.filter(message => message.parent_id === root.id)
  expect(siblings.map(message => message.text)).toEqual([
    'First version of my answer',
    'Another version of my answer',
  ])
  expect(messages.find(message => message.id === head_message_id)!.parent_id).toBe(siblings[1]!.id)
})

test('what was only read in a message that was said again differently feeds the new branch no more', async () => {
  const nora = await server.join('Nora', {
    companyName: 'Spoke Works',
    description: 'A bike repair shop in Bath.',
  })
  const session = await newSession(nora)
  const root = (await readSession(nora, session)).messages[0]!
  await say(nora, session, 'From 40 to 60 repairs at the Zanzibar stand.')
  const [read] = await factsOf(nora)
  expect(read!.quote).toContain('Zanzibar')
  await say(nora, session, "I don't know", { parentId: root.id })
  const output = storedIn(await say(nora, session, 'Just draft it'))
  const { content, version } = await readOutput(nora, output)
  expect(JSON.stringify(content)).not.toContain('Zanzibar')
  expect(JSON.stringify((await rebuild(nora, output, version)).body)).not.toContain('Zanzibar')
  // Once somebody confirmed it, it holds wherever it was said.
  await patchFact(nora, read!.id, { status: 'confirmed' })
  const { content: next } = await readOutput(
    nora,
    storedIn(await say(nora, await newSession(nora), 'Just draft it')),
  )
  expect(JSON.stringify(next)).toContain('Zanzibar')
})

test('sending the same message twice runs once', async () => {
  const session = await newSession(mara, 'okrs')
  const messageId = crypto.randomUUID()
  const [first, second] = [
    await say(mara, session, 'We want 200 loaves a day', { messageId }),
    await say(mara, session, 'We want 200 loaves a day', { messageId }),
  ]
  expect(second.map(event => event.seq)).toEqual(first.map(event => event.seq))
  const { messages, runs } = await readSession(mara, session)
  expect(messages.filter(message => message.role === 'user')).toHaveLength(1)
  expect(runs).toHaveLength(1)
})

test('an edit is computed again, belongs to the user, and needs the version it was made on', async () => {
  const before = await readSwot(mara, swot)
  const at = before.content.body.threats.findIndex(({ claim }) => claim.text.includes('tram works'))
  const factor = before.content.body.threats[at]!
  expect(factor).toMatchObject({ impact: 3, likelihood: 5, score: 15 })
  const text = 'The tram works close the street from February to June'
  const edits = [
    { path: ['body', 'threats', at, 'impact'], value: 5 },
    { path: ['body', 'threats', at, 'claim', 'text'], value: text },
  ]
  const edit = (version: number) =>
    mara.call<OutputAnswer>('POST', `/api/v1/agent-outputs/${swot}/edits`, { version, edits })
  expect((await edit(before.version)).status).toBe(200)
  const { content } = await readSwot(mara, swot)
  const edited = content.body.threats.find(({ claim }) => claim.text === text)!
  expect(edited).toMatchObject({ impact: 5, likelihood: 5, score: 25 })
  expect(content.sources.find(source => source.n === edited.claim.sources[0])).toMatchObject({
    kind: 'answer',
    quote: text,
    verified: true,
  })
  // The rating is the fact's: every other deliverable sees it, too.
  expect(await factsOf(mara, 'change')).toMatchObject([{ attributes: { impact: 5 } }])
  expect((await edit(before.version)).body).toMatchObject({ code: 'CONFLICT' })
})

test('undoing an edit gives the statement its sources back', async () => {
  const read = async () => {
    const { content, version } = await readSwot(mara, swot)
    return { claim: content.body.weaknesses[0]!.claim, version, sources: content.sources }
  }
  const original = await read()
  const write = (version: number, text: string) =>
    mara.call('POST', `/api/v1/agent-outputs/${swot}/edits`, {
      version,
      edits: [{ path: ['body', 'weaknesses', 0, 'claim', 'text'], value: text }],
    })
  await write(original.version, 'The second oven is out until Easter')
  const edited = await read()
  expect(edited.sources.find(source => source.n === edited.claim.sources[0])).toMatchObject({
    ref: 'edit',
  })
  await write(edited.version, original.claim.text)
  const undone = await read()
  const { text, sources, fact } = original.claim
  expect(undone.claim).toMatchObject({ text, sources, fact })
  expect(
    undone.sources.filter(source => source.quote === 'The second oven is out until Easter'),
  ).toEqual([])
})

test.each([
  ['a source', ['sources', 0, 'verified'], true],
  ['a computed figure', ['computations', 0, 'value'], 7],
  ['a score out of range', ['body', 'strengths', 0, 'impact'], 9],
  ['a prototype', ['body', '__proto__', 'polluted'], 1],
  ['the length of a list', ['body', 'strengths', 'length'], 4_294_967_295],
  ['nothing', ['body', 'strengths', 40, 'impact'], 1],
])('an edit of %s is refused', async (_name, path, value) => {
  const { version } = await readOutput(mara, swot)
  expect(
    (
      await mara.call('POST', `/api/v1/agent-outputs/${swot}/edits`, {
        version,
        edits: [{ path, value }],
      })
    ).body,
  ).toMatchObject({ code: 'UNPROCESSABLE' })
  expect(({} as { polluted?: number }).polluted).toBeUndefined()
})

test('an output keeps the name a person gave it, and only the edits that stand as sources', async () => {
  await mara.call('PATCH', `/api/v1/agent-outputs/${swot}`, { title: 'Our own name' })
  for (const value of ['First wording of it.', 'Second wording of it.']) {
    const { version } = await readOutput(mara, swot)
    await mara.call('POST', `/api/v1/agent-outputs/${swot}/edits`, {
      version,
      edits: [{ path: ['decision', 'text'], value }],
    })
  }
  const { title, content } = await readOutput(mara, swot)
  expect(title).toBe('Our own name')
  if (content.tool !== 'swot') throw new Error('not a SWOT')
  const quotes = content.sources.map(source => source.quote)
  expect(quotes).toContain('Second wording of it.')
  expect(quotes).not.toContain('First wording of it.')
})

test('a name that a person gave stays when the facts are confirmed that its title spoke of', async () => {
  const lou = await server.join('Lou')
  const session = await newSession(lou)
  await say(lou, session, ANSWERS.goal!)
  const output = storedIn(await say(lou, session, 'Just draft it'))
  await lou.call('PATCH', `/api/v1/agent-outputs/${output}`, { title: 'For the bank' })
  for (const { id } of await factsOf(lou)) await patchFact(lou, id, { status: 'confirmed' })
  const { body } = await rebuild(lou, output, 1)
  expect(body).toMatchObject({ title: 'For the bank', version: 2 })
  expect(body.content.title).not.toContain('unconfirmed')
})

test('outputs are listed, saved, renamed, found, deleted and restored', async () => {
  expect((await mara.call('POST', `/api/v1/agent-outputs/${swot}/save`, {})).body).toMatchObject({
    saved_at: expect.any(String) as string,
  })
  expect(
    (
      await mara.call('PATCH', `/api/v1/agent-outputs/${swot}`, {
        title: 'Where the $8,000 goes (100%)',
      })
    ).body,
  ).toMatchObject({ title: 'Where the $8,000 goes (100%)' })
  const list = async (query: string) =>
    (await mara.call<{ id: string }[]>('GET', `/api/v1/agent-outputs?${query}`)).body.map(
      row => row.id,
    )
  expect(await list('saved=true')).toEqual([swot])
  expect(await list(`q=${encodeURIComponent('100%')}`)).toEqual([swot])
  expect(await list('q=100_')).toEqual([])
  await mara.call('DELETE', `/api/v1/agent-outputs/${swot}`)
  expect(await list('limit=100')).not.toContain(swot)
  expect((await mara.call('GET', `/api/v1/agent-outputs/${swot}`)).status).toBe(404)
  await mara.call('POST', `/api/v1/agent-outputs/${swot}/restore`, {})
  expect(await list('limit=100')).toContain(swot)
})

test('two tools of one session share facts and combine into one document', async () => {
  const { body } = await mara.call<{ run_id: string }>(
    'POST',
    `/api/v1/agent-sessions/${swotSession}/tools`,
    { tool: 'porter-five-forces' },
  )
  await settled(mara, swotSession, body.run_id)
  const asked = (await readSession(mara, swotSession)).messages
    .filter(message => message.tool === 'porter-five-forces')
    .map(message => message.question?.key)
  expect(asked).not.toContain('rival')
  await say(mara, swotSession, 'just draft it')
  const combined = await mara.call<{ output_id: string }>(
    'POST',
    `/api/v1/agent-sessions/${swotSession}/combine`,
    {},
  )
  expect(combined.status).toBe(200)
  const { content, insights, version } = await readOutput(mara, combined.body.output_id)
  expect(content).toMatchObject({
    tool: 'combined',
    parts: [{ tool: 'swot' }, { tool: 'porter-five-forces' }],
  })
  expect(insights.map(({ label }) => label)).toContain('Greenway Bakery')
  const [goal] = await factsOf(mara, 'goal')
  await patchFact(mara, goal!.id, { attributes: { target: 10_000 } })
  const { body: again } = await rebuild(mara, combined.body.output_id, version)
  expect(again).toMatchObject({ version: version + 1, content: { title: content.title } })
  expect(JSON.stringify(again.content)).not.toBe(JSON.stringify(content))
})

test('a stored output moves readiness', async () => {
  expect(
    (await mara.call('POST', '/api/v1/rpc/get_intelligence_readiness', { p_org_id: mara.orgId }))
      .body,
  ).toMatchObject({ has_strategy: true, readiness_score: 30, is_ready: false })
})

test('no other organization can see, send, follow, edit or export any of it', async () => {
  const mallory = await server.join('Mallory')
  const foreign: [string, string, unknown?][] = [
    ['GET', `/api/v1/agent-sessions/${swotSession}`],
    ['POST', `/api/v1/agent-sessions/${swotSession}/messages`, { text: 'hello' }],
    ['GET', `/api/v1/agent-sessions/${swotSession}/events?after=0`],
    ['POST', `/api/v1/agent-sessions/${swotSession}/stop`, {}],
    ['POST', `/api/v1/agent-sessions/${swotSession}/continue`, {}],
    ['DELETE', `/api/v1/agent-sessions/${swotSession}`],
    ['GET', `/api/v1/agent-outputs/${swot}`],
    ['GET', `/api/v1/agent-outputs/${swot}/export?format=md`],
    ['PATCH', `/api/v1/agent-outputs/${swot}`, { title: 'mine' }],
    ['DELETE', `/api/v1/agent-outputs/${swot}`],
    [
      'POST',
      `/api/v1/agent-outputs/${swot}/edits`,
      { version: 1, edits: [{ path: ['decision', 'text'], value: 'mine' }] },
    ],
    ['POST', `/api/v1/agent-outputs/${swot}/rebuild`, { version: 1 }],
    ['GET', `/api/v1/organizations/${mara.orgId}`],
    [
      'POST',
      `/api/v1/business-context/organization/${mara.orgId}`,
      { companyName: 'x', industry: 'Retail', companySize: '1-10' },
    ],
  ]
  const unknown = '00000000-0000-4000-8000-000000000000'
  for (const [method, path, body] of foreign) {
    const theirs = await mallory.call(method, path, body)
    const nowhere = await mallory.call(
      method,
      path.replace(/[0-9a-f]{8}-[0-9a-f-]{27}/, unknown),
      body,
    )
    expect([path, theirs.status, theirs.body]).toEqual([path, nowhere.status, nowhere.body])
    expect(theirs.status).toBe(404)
  }
  expect(
    (await mallory.call('GET', `/api/v1/business-context/organization/${mara.orgId}`)).body,
  ).toBeNull()
  expect((await mallory.call<unknown[]>('GET', '/api/v1/agent-outputs')).body).toEqual([])
})

test('what was done is in the audit log', async () => {
  const { rows } = await asOwner(server.database, client =>
    client.query<{ entity: string }>(
      'select distinct entity from public.audit_log where org_id = $1',
      [mara.orgId],
    ),
  )
  expect(rows.map(row => row.entity).sort()).toEqual(
    expect.arrayContaining(['agent_outputs', 'business_contexts', 'company_facts']),
  )
})

/** Reads the open stream until `last` arrived, then leaves. */
async function follow(person: Someone, sessionId: string, after: number, last: number) {
  const controller = new AbortController()
  const response = await fetch(
    `${server.address}/api/v1/agent-sessions/${sessionId}/events?after=${after}`,
    { headers: { authorization: `Bearer ${person.token}` }, signal: controller.signal },
  )
  let text = ''
  for await (const chunk of response.body!.pipeThrough(new TextDecoderStream())) {
    text += chunk
    const events = eventsOf(text.slice(0, text.lastIndexOf('\n\n') + 2))
    if ((events.at(-1)?.seq ?? 0) >= last) {
      controller.abort()
      return events
    }
  }
  throw new Error('the stream ended early')
}

async function settled(person: Someone, sessionId: string, runId: string): Promise<void> {
  for (let tries = 0; tries < 200; tries += 1) {
    const run = (await readSession(person, sessionId)).runs.find(item => item.id === runId)
    if (run && run.status !== 'running') return
    await new Promise(resolve => setTimeout(resolve, 25))
  }
  throw new Error('the run did not settle')
}

test('limits on sessions and messages count the person, not what stands in the header', async () => {
  const strict = await startTestServer({ RATE_LIMITS: 'on' })
  try {
    const nora = await strict.join('Nora')
    const path = `/api/v1/agent-sessions/${await newSession(nora)}/messages`
    const made = (n: number): string => `made-up-token-${String(n).padStart(12, '0')}`
    const strangers = await Promise.all(
      Array.from({ length: 200 }, (_, n) => strict.call('POST', path, { text: 'hello' }, made(n))),
    )
    expect(new Set(strangers.map(({ status }) => status))).toEqual(new Set([401]))
    const again = await strict.call<{ token: string }>('POST', '/api/auth/sign-in/email', {
      email: 'nora@people.example',
      password: 'Long-Enough-1',
    })
    const tokens = [nora.token, again.body.token]
    const statuses: number[] = []
    // Each is refused for having no words, but counted: 120 in ten minutes, whichever token carries them.
    for (let n = 0; n < 121; n += 1)
      statuses.push((await strict.call('POST', path, { text: ' ' }, tokens[n % 2])).status)
    expect(statuses.slice(0, 120)).toEqual(Array.from({ length: 120 }, () => 422))
    expect(statuses[120]).toBe(429)
    const refused = await strict.call<ErrorBody>('POST', path, { text: 'hello' }, nora.token)
    const wait = Number(refused.headers.get('retry-after'))
    expect(wait).toBeGreaterThan(0)
    expect(wait).toBeLessThanOrEqual(600)
    expect(refused.body).toMatchObject({ code: 'TOO_MANY_REQUESTS', data: { retryAfter: wait } })
    expect(refused.body.message).toMatch(/Try again in \d+ (?:minutes|seconds)/)
  } finally {
    await strict.close()
  }
})

test('one person follows only so many sessions at once', async () => {
  const olga = await server.join('Olga')
  const session = await newSession(olga)
  const abort = new AbortController()
  const follow = (): Promise<Response> =>
    fetch(`${server.address}/api/v1/agent-sessions/${session}/events`, {
      headers: { authorization: `Bearer ${olga.token}` },
      signal: abort.signal,
    })
  const open = await Promise.all(Array.from({ length: STREAMS_MAX }, follow))
  expect(new Set(open.map(({ status }) => status))).toEqual(new Set([200]))
  expect((await follow()).status).toBe(429)
  await open[0]!.body!.cancel()
  await expect.poll(async () => (await follow()).status).toBe(200)
  abort.abort()
})
