import { randomUUID } from 'node:crypto'
import { kiteEntries } from '@sextant/agents/performance-intelligence/testing/kite-entries'
import { kiteFigures } from '@sextant/agents/performance-intelligence/testing/kites'
import type { FindingRow } from '@sextant/contracts/performance-intelligence/routes'
import { daysFrom } from '@sextant/agents/figures/days'
import type { DeliverableOf } from '@sextant/contracts/stored-deliverable'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  endOf,
  readOutput,
  readSession,
  say,
  type Someone,
  startTestServer,
  storedIn,
  type TestServer,
} from './testing/test-server.ts'

let server: TestServer
let ada: Someone
let ben: Someone
beforeAll(async () => {
  server = await startTestServer()
  ada = await server.join('Ada')
  ben = await server.join('Ben')
}, 60_000)
afterAll(() => server.close())

const begin = async (who: Someone, tool: string): Promise<string> => {
  const { body, status } = await who.call<{ id: string }>('POST', '/api/v1/agent-sessions', {
    agent: 'performance-intelligence',
    tool,
  })
  expect(status).toBe(201)
  return body.id
}

const findings = async (who: Someone): Promise<FindingRow[]> =>
  (await who.call<FindingRow[]>('GET', '/api/v1/performance/findings')).body

const odd = async (who: Someone, id: string) =>
  (await readOutput(who, id)).content as DeliverableOf<'what-is-odd'>

test('before anything is imported it says what is missing and makes nothing', async () => {
  const session = await begin(ben, 'what-is-odd')
  const { messages } = await readSession(ben, session)
  expect(messages[0]!.text).toContain('no figures here yet')
  const events = await say(ben, session, 'Go on')
  expect(endOf(events)).toBe('done')
  expect(events.some(({ type }) => type === 'output')).toBe(false)
})

test('what is odd is found in imported figures, stored with its queries, and exported', async () => {
  const told = await ada.call('POST', '/api/v1/figures', {
    rows: kiteEntries({ seed: 11, phones: 0.2 }),
  })
  expect(told.status).toBe(200)
  const session = await begin(ada, 'what-is-odd')
  const events = await say(ada, session, 'Just draft it')
  expect(endOf(events)).toBe('done')
  const id = storedIn(events)
  const { body, decision, sources, checks, actions } = await odd(ada, id)
  expect(body.state).toBe('found')
  expect(decision.text).toMatch(
    /^Since (?:31 October|[1-4] November), orders per visit of Meta Ads fell/,
  )
  expect(sources.filter(({ kind }) => kind === 'metric').every(({ verified }) => verified)).toBe(
    true,
  )
  expect(checks.filter(({ status }) => status !== 'passed')).toEqual([])
  expect(actions).toHaveLength(3)
  expect(body.prediction!.low).toBeGreaterThan(body.prediction!.now)
  for (const format of ['md', 'csv', 'docx', 'pdf']) {
    const file = await fetch(
      `${server.address}/api/v1/agent-outputs/${id}/export?format=${format}`,
      { headers: { authorization: `Bearer ${ada.token}` } },
    )
    expect(file.status, format).toBe(200)
    if (format === 'md') expect(await file.text()).toContain('orders per visit of Meta Ads')
  }
})

test('an edit of its words keeps the figures, and taking the figures back is told', async () => {
  const session = await begin(ada, 'what-is-odd')
  const id = storedIn(await say(ada, session, 'Just draft it'))
  const { version } = await readOutput(ada, id)
  const edited = await ada.call<{ content: DeliverableOf<'what-is-odd'> }>(
    'POST',
    `/api/v1/agent-outputs/${id}/edits`,
    {
      version,
      edits: [{ path: ['body', 'surer', 0, 'does', 'text'], value: 'Ask the developer' }],
    },
  )
  expect(edited.status).toBe(200)
  expect(edited.body.content.checks.map(({ status }) => status)).not.toContain('shown')
  const imports = await ada.call<{ id: string }[]>('GET', '/api/v1/figures/imports')
  const undone = await ada.call('POST', `/api/v1/figures/imports/${imports.body[0]!.id}/undo`)
  expect(undone.status).toBe(200)
  const again = await ada.call<{ content: DeliverableOf<'what-is-odd'> }>(
    'POST',
    `/api/v1/agent-outputs/${id}/edits`,
    {
      version: version + 1,
      edits: [{ path: ['body', 'surer', 0, 'does', 'text'], value: 'Ask them' }],
    },
  )
  const redone = await ada.call('POST', `/api/v1/figures/imports/${imports.body[0]!.id}/redo`)
  expect(redone.status).toBe(200)
  expect(again.body.content.sources.some(({ flags }) => flags.includes('quote not found'))).toBe(
    true,
  )
})

test('a prediction stands as it was written, and is graded once its time is in the figures', async () => {
  const session = await begin(ada, 'what-is-odd')
  const id = storedIn(await say(ada, session, 'Just draft it'))
  const { version } = await readOutput(ada, id)
  const changed = await ada.call('POST', `/api/v1/agent-outputs/${id}/edits`, {
    version,
    edits: [{ path: ['body', 'prediction', 'low'], value: 0 }],
  })
  expect(changed.status).toBe(422)
  const { prediction } = (await odd(ada, id)).body
  expect((await findings(ada)).find(one => one.id === id)).toMatchObject({
    state: 'waiting',
    grade: 'waiting',
    prediction: { to: prediction!.to },
  })
  const rate = (prediction!.low + prediction!.high) / 2
  const rows = daysFrom(prediction!.from, prediction!.to).map(day => ({
    day,
    channel: 'meta-ads',
    values: { sessions: 200, orders: Math.round(200 * rate) },
  }))
  expect((await ada.call('POST', '/api/v1/figures', { rows })).status).toBe(200)
  expect((await findings(ada)).find(one => one.id === id)).toMatchObject({
    state: 'graded',
    grade: 'met',
    cases: 2_800,
  })
  expect(await findings(ben)).toEqual([])
})

test('a session for a campaign sees the figures of that campaign alone', async () => {
  const cleo = await server.join('Cleo')
  const { body: campaign } = await cleo.call<{ id: string }>('POST', '/api/v1/campaigns', {
    name: 'Autumn winds',
    budget_cents: 250_000,
    start_date: '2026-10-19',
    end_date: '2026-11-29',
  })
  const figures = kiteFigures({ seed: 11 }).figures.filter(
    ({ source, measure }) => source === 'meta-ads' && measure === 'spend',
  )
  const rows = figures.map(({ day, channel, value }) => ({
    day,
    channel,
    campaign: 'Autumn winds',
    currency: 'GBP',
    values: { spend: value },
  }))
  expect((await cleo.call('POST', '/api/v1/figures', { rows })).status).toBe(200)
  const { body: session } = await cleo.call<{ id: string }>('POST', '/api/v1/agent-sessions', {
    agent: 'performance-intelligence',
    tool: 'pacing',
    campaignId: campaign.id,
  })
  const events = await say(cleo, session.id, 'Just draft it')
  const { body } = (await readOutput(cleo, storedIn(events))).content as DeliverableOf<'pacing'>
  expect(body.rows).toMatchObject([{ name: 'Autumn winds', state: 'on-pace', budget: 250_000 }])
})

test('a test is told in the dialogue: first what is missing, then the verdict', async () => {
  const session = await begin(ben, 'significance')
  const first = await say(ben, session, 'Is my new page better?')
  expect(endOf(first)).toBe('done')
  expect(first.some(({ type }) => type === 'output')).toBe(false)
  const events = await say(ben, session, 'Old page: 41 of 1,873. New page: 79 of 1,902.')
  const { content } = await readOutput(ben, storedIn(events))
  const { body, decision, sources } = content as DeliverableOf<'significance'>
  expect(body.arms).toEqual([
    { name: 'Old page', events: 41, cases: 1_873 },
    { name: 'New page', events: 79, cases: 1_902 },
  ])
  expect(decision.text).toMatch(/^Yes: “New page” is better/)
  expect(sources.every(({ verified }) => verified)).toBe(true)
})

test('nobody looks into another organization', async () => {
  const foreign = await ben.call('GET', `/api/v1/performance/findings?client_id=${randomUUID()}`)
  expect(foreign.status).toBe(404)
  const session = await begin(ada, 'what-changed')
  const { status } = await ben.call('GET', `/api/v1/agent-sessions/${session}`)
  expect(status).toBe(404)
})
