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

const ANSWERS: Record<string, string> = {
  offer: 'Sourdough is 60% of sales at $6 a loaf, lunches 30%, cakes the rest.',
  rivals:
    'We compete with Greenway Bakery by the station. They open at 6 and are cheaper, $4 a loaf, but they sell out of the good bread by nine.',
  bestCustomers:
    'Our best customers are families in the terraces behind us who come every Saturday.',
  strength: 'People say it is the only crust in town that is still crisp in the evening.',
  constraint:
    'One oven. From 7 to 9 the queue is out of the door and we lose about 15 people a morning.',
  change: 'The tram works start in February and the bus stop moves.',
  goal: 'Our goal is to decide where to put $8,000 by spring.',
}

async function answerUntilDraft(person: Someone, sessionId: string): Promise<string> {
  for (let turn = 0; turn < 9; turn += 1) {
    const { messages, outputs } = await readSession(person, sessionId)
    if (outputs[0]) return outputs[0].id
    await say(person, sessionId, ANSWERS[messages.at(-1)!.question?.key ?? ''] ?? "I don't know")
  }
  throw new Error('no draft after nine turns')
}

let swotSession: string, swot: string

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
  if (content.framework !== 'swot') throw new Error('not a SWOT')
  expect(content.checks.map(check => check.id)).toEqual([
    'schema',
    'sources',
    'arithmetic',
    'swap',
    'limits',
  ])
  expect(content.checks.filter(check => check.status === 'shown')).toEqual([])
  for (const source of content.sources.filter(item => item.kind === 'answer'))
    expect(source.verified).toBe(true)
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

test('learned insights carry their quote; sure ones are approved by themselves, others wait', async () => {
  const { body: learned } = await mara.call<
    {
      extracted_context: Record<string, string>
      confidence_score: number
      status: string
      quote: string
    }[]
  >('GET', '/api/v1/business-context/history')
  expect(learned.length).toBeGreaterThan(3)
  for (const { confidence_score, status, quote } of learned) {
    expect(status).toBe(confidence_score >= 0.9 ? 'approved' : 'pending')
    expect(Object.values(ANSWERS).some(answer => answer.includes(quote))).toBe(true)
  }
  expect(
    learned.some(({ extracted_context }) => extracted_context.competitors?.includes('Greenway')),
  ).toBe(true)
})

test('what is approved is not asked again by the next framework, and its use is listed', async () => {
  const session = await newSession(mara, 'porter-five-forces')
  const { messages } = await readSession(mara, session)
  expect(messages[0]!.text).not.toContain('choose instead')
  const output = await answerUntilDraft(mara, session)
  const asked = (await readSession(mara, session)).messages.map(message => message.question?.key)
  expect(asked).not.toContain('rivals')
  const { insights, content } = await readOutput(mara, output)
  expect(insights.map(insight => insight.label).join()).toContain('Greenway')
  expect(
    content.framework === 'strategy-document'
      ? []
      : content.sources.filter(source => source.kind === 'insight' && source.verified).length,
  ).toBeTruthy()
})

test('pending insights can be corrected, approved, rejected and restored; a rejected one never comes back from the same words', async () => {
  const session = await newSession(mara, 'ice')
  const words =
    'We also compete with Mill Road Bakes, I think. And I guess we sell through the Kirkgate market now and then.'
  await say(mara, session, words)
  const pending = async () =>
    (
      await mara.call<
        {
          id: string
          quote: string
          confidence_score: number
          extracted_context: Record<string, string>
        }[]
      >('GET', '/api/v1/business-context/pending-approvals')
    ).body
  const found = (await pending()).filter(item => words.includes(item.quote))
  expect(found.length).toBeGreaterThan(0)
  const [first] = found
  expect(
    (
      await mara.call('PUT', `/api/v1/business-context/history/${first!.id}`, {
        extracted_context: { competitors: ['Mill Road Bakery'] },
      })
    ).body,
  ).toMatchObject({ extracted_context: { competitors: ['Mill Road Bakery'] }, status: 'pending' })
  expect((await mara.call('DELETE', `/api/v1/business-context/history/${first!.id}`)).status).toBe(
    200,
  )
  expect((await pending()).map(item => item.id)).not.toContain(first!.id)
  await say(mara, session, words)
  expect(
    (await pending()).filter(
      item =>
        item.quote === first!.quote &&
        JSON.stringify(item.extracted_context) === JSON.stringify(first!.extracted_context),
    ),
  ).toEqual([])
  expect(
    (await mara.call('POST', `/api/v1/business-context/history/${first!.id}/restore`, {})).body,
  ).toMatchObject({ status: 'pending' })
  expect(
    (await mara.call('PUT', `/api/v1/business-context/history/${first!.id}/approve`, {})).body,
  ).toMatchObject({ status: 'approved' })
})

test('“just draft it” leads to a stored output at once', async () => {
  const stranger = await server.join('Stranger', null)
  for (const tool of ['swot', 'ice', 'vrio'] as const) {
    const events = await say(stranger, await newSession(stranger, tool), 'Just draft it')
    expect(endOf(events)).toBe('done')
    const { content } = await readOutput(stranger, storedIn(events))
    expect(content.framework).toBe(tool)
  }
})

test('“why” explains and asks again; “I don’t know” becomes an assumption', async () => {
  const session = await newSession(mara, 'vrio')
  const before = (await readSession(mara, session)).messages.at(-1)!
  await say(mara, session, 'Why do you ask?')
  const after = (await readSession(mara, session)).messages.at(-1)!
  expect(after.question!.key).toBe(before.question!.key)
  expect(after.text).toContain(before.question!.why)
  await say(mara, session, "I don't know")
  expect((await readSession(mara, session)).messages.at(-1)!.text).toContain('assumption')
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

test('what was learned from a message that was said again differently feeds the new branch no more', async () => {
  const nora = await server.join('Nora', {
    companyName: 'Spoke Works',
    description: 'A bike repair shop in Bath.',
  })
  const session = await newSession(nora)
  const root = (await readSession(nora, session)).messages[0]!
  await say(nora, session, 'We compete with Zanzibar Cycles.')
  const { body: learned } = await nora.call<{ quote: string; id: string; status: string }[]>(
    'GET',
    '/api/v1/business-context/history',
  )
  for (const { id } of learned)
    await nora.call('PUT', `/api/v1/business-context/history/${id}/approve`, {})
  expect(learned.map(item => item.quote).join()).toContain('Zanzibar')
  await say(nora, session, "I don't know", { parentId: root.id })
  const { content } = await readOutput(nora, storedIn(await say(nora, session, 'Just draft it')))
  expect(JSON.stringify(content)).not.toContain('Zanzibar')
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
  const before = await readOutput(mara, swot)
  if (before.content.framework !== 'swot') throw new Error('not a SWOT')
  const factor = before.content.body.strengths[0]!
  const edits = [
    { path: ['body', 'strengths', 0, 'impact'], value: factor.impact === 1 ? 2 : 1 },
    {
      path: ['body', 'strengths', 0, 'claim', 'text'],
      value: 'Our crust stays crisp until nine in the evening',
    },
  ]
  const { status, body: after } = await mara.call<typeof before>(
    'POST',
    `/api/v1/agent-outputs/${swot}/edits`,
    { version: before.version, edits },
  )
  expect(status).toBe(200)
  if (after.content.framework !== 'swot') throw new Error('not a SWOT')
  const edited = after.content.body.strengths.find(item => item.claim.text.includes('until nine'))!
  expect(edited.score).toBe(edited.impact * edited.likelihood)
  expect(edited.score).not.toBe(factor.score)
  expect(after.content.sources.find(source => source.n === edited.claim.sources[0])).toMatchObject({
    kind: 'answer',
    quote: 'Our crust stays crisp until nine in the evening',
    verified: true,
  })
  expect(
    (
      await mara.call('POST', `/api/v1/agent-outputs/${swot}/edits`, {
        version: before.version,
        edits,
      })
    ).body,
  ).toMatchObject({ code: 'CONFLICT' })
})

test('undoing an edit gives the statement its sources back', async () => {
  const read = async () => {
    const { content, version } = await readOutput(mara, swot)
    if (content.framework !== 'swot') throw new Error('not a SWOT')
    return { claim: content.body.weaknesses[0]!.claim, version, sources: content.sources }
  }
  const original = await read()
  const write = (version: number, text: string) =>
    mara.call('POST', `/api/v1/agent-outputs/${swot}/edits`, {
      version,
      edits: [{ path: ['body', 'weaknesses', 0, 'claim'], value: { text, sources: [1] } }],
    })
  await write(original.version, 'The second oven is out until Easter')
  const edited = await read()
  expect(edited.sources.find(source => source.n === edited.claim.sources[0])).toMatchObject({
    ref: 'edit',
  })
  await write(edited.version, original.claim.text)
  const undone = await read()
  expect(undone.claim).toEqual(original.claim)
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
  if (content.framework !== 'swot') throw new Error('not a SWOT')
  const quotes = content.sources.map(source => source.quote)
  expect(quotes).toContain('Second wording of it.')
  expect(quotes).not.toContain('First wording of it.')
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
  expect(await list(`q=${encodeURIComponent('%')}`)).toEqual([swot])
  await mara.call('DELETE', `/api/v1/agent-outputs/${swot}`)
  expect(await list('limit=100')).not.toContain(swot)
  expect((await mara.call('GET', `/api/v1/agent-outputs/${swot}`)).status).toBe(404)
  await mara.call('POST', `/api/v1/agent-outputs/${swot}/restore`, {})
  expect(await list('limit=100')).toContain(swot)
})

test('two frameworks of one session share facts and combine into one document', async () => {
  const { body } = await mara.call<{ run_id: string }>(
    'POST',
    `/api/v1/agent-sessions/${swotSession}/frameworks`,
    { tool: 'porter-five-forces' },
  )
  await settled(mara, swotSession, body.run_id)
  const asked = (await readSession(mara, swotSession)).messages
    .filter(message => message.framework === 'porter-five-forces')
    .map(message => message.question?.key)
  expect(asked).not.toContain('rivals')
  await say(mara, swotSession, 'just draft it')
  const combined = await mara.call<{ output_id: string }>(
    'POST',
    `/api/v1/agent-sessions/${swotSession}/combine`,
    {},
  )
  expect(combined.status).toBe(200)
  const { content } = await readOutput(mara, combined.body.output_id)
  expect(content).toMatchObject({
    framework: 'strategy-document',
    parts: [{ framework: 'swot' }, { framework: 'porter-five-forces' }],
  })
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
    expect.arrayContaining(['agent_outputs', 'business_context_history', 'business_contexts']),
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
