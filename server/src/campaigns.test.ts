import type { CampaignNews, NamedCampaign, StatusChange } from '@sextant/contracts/campaigns/routes'
import { campaignListRow, type CampaignRow } from '@sextant/contracts/rows'
import type { SavedView } from '@sextant/contracts/saved-views/routes'
import { asOwner } from '@sextant/database/as-owner'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { STREAMS_MAX } from './platform/open-streams.ts'
import {
  type Member,
  readSession,
  say,
  type Someone,
  startTestServer,
  type TestServer,
} from './testing/test-server.ts'

let server: TestServer
let dana: Someone
let clients: { x: string; y: string }
beforeAll(async () => {
  server = await startTestServer()
  dana = await server.join('Dana', {}, 'AGENCY')
  const client = async (name: string): Promise<string> =>
    (await dana.call<{ id: string }>('POST', '/api/v1/clients', { name })).body.id
  clients = { x: await client('Client X'), y: await client('Client Y') }
})
afterAll(() => server.close())

const EVERY_FIELD = {
  name: 'Winter nights',
  description: 'Four nights a month.',
  campaign_type: 'Promotion',
  priority_level: 7,
  budget_cents: 900_719_925_474_099,
  spent_cents: 12_345,
  start_date: '2026-11-01',
  end_date: '2027-02-28',
  marketing_channels: ['Email', 'Events'],
  geographic_target: 'Southern Maine',
  target_audience: 'Within 12 miles',
  goals: ['38 covers'],
  success_metrics: ['Covers a night'],
  objectives: ['Fill Wednesdays'],
  content_pillars: ['The cooks'],
  target_personas: ['Regulars'],
  competitor_context: 'The cidery opened in May.',
  tags: ['winter', 'q1'],
  status: 'active',
}
const create = async (who: Someone, fields: object = {}): Promise<CampaignRow> => {
  const { status, body } = await who.call<CampaignRow>('POST', '/api/v1/campaigns', {
    ...EVERY_FIELD,
    ...fields,
  })
  expect(status, JSON.stringify(body)).toBe(201)
  return body
}
const rpc = <T>(who: Someone, name: string, args: object = {}) =>
  who.call<T>('POST', `/api/v1/rpc/${name}`, { p_org_id: who.orgId, ...args })
const update = (who: Someone, id: string, args: object) =>
  rpc<CampaignRow & { code?: string }>(who, 'update_campaign', { p_campaign_id: id, ...args })
const details = async (who: Someone, id: string): Promise<CampaignRow> =>
  (await rpc<CampaignRow>(who, 'get_campaign_details_routed', { p_campaign_id: id })).body
const member = (role: string, clientId: string | null = null): Promise<Member> =>
  server.hire(dana, role, clientId)

test('every field is kept, money to the cent', async () => {
  const made = await create(dana, { client_id: clients.x })
  expect(made).toMatchObject({
    ...EVERY_FIELD,
    client_id: clients.x,
    client_name: 'Client X',
    client_slug: 'client-x',
    version: 1,
    archived_at: null,
  })
  expect(await details(dana, made.id)).toMatchObject({
    ...EVERY_FIELD,
    id: made.id,
    client_name: 'Client X',
    version: 1,
  })
  expect(
    (await dana.call('POST', '/api/v1/campaigns', { ...EVERY_FIELD, start_date: '2027-03-01' }))
      .status,
  ).toBe(422)
  expect(
    (await dana.call('POST', '/api/v1/campaigns', { ...EVERY_FIELD, budget_cents: 10.5 })).status,
  ).toBe(400)
})

test('an update changes what it names, empties what it clears, and leaves the rest', async () => {
  const { id } = await create(dana)
  const { body } = await update(dana, id, {
    p_name: 'Winter evenings',
    p_objectives: ['Fill Tuesdays too'],
    p_clear: ['budget_cents', 'end_date'],
    p_tags: [],
    p_version: 1,
  })
  expect(body).toMatchObject({
    ...EVERY_FIELD,
    name: 'Winter evenings',
    objectives: ['Fill Tuesdays too'],
    budget_cents: null,
    end_date: null,
    tags: [],
    version: 2,
  })
  expect(
    (await rpc(dana, 'update_campaign', { p_campaign_id: id, p_org_id: undefined })).body,
  ).toMatchObject({
    code: 'BAD_REQUEST',
    data: { issues: [{ message: 'Organization ID is required' }] },
  })
  expect((await update(dana, id, { p_status: 'Not a status!' })).status).toBe(400)
})

test('of two people who edit at once the second is told, and nothing is overwritten', async () => {
  const { id } = await create(dana)
  const answers = await Promise.all(
    ['Hers', 'His'].map(p_name => update(dana, id, { p_name, p_version: 1 })),
  )
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
  const kept = answers.find(({ status }) => status === 200)!.body.name
  expect(await details(dana, id)).toMatchObject({ name: kept, version: 2 })
})

test('who moved it to which status is written down', async () => {
  const { id } = await create(dana, { status: 'draft' })
  const creative = await member('creative_strategist')
  await update(creative, id, { p_status: 'active' })
  await update(dana, id, { p_name: 'No move' })
  await update(dana, id, { p_status: 'paused' })
  const { body } = await dana.call<StatusChange[]>('GET', `/api/v1/campaigns/${id}/history`)
  expect(body.map(change => [change.from_status, change.to_status])).toEqual([
    ['active', 'paused'],
    ['draft', 'active'],
    [null, 'draft'],
  ])
  expect(body[0]!.changed_by_name).toBe('Dana')
  expect(body[1]!.changed_by_name).toMatch(/^creative_strategist/)
})

test('archived, restored, duplicated, deleted', async () => {
  const { id } = await create(dana, { name: 'Seasonal', client_id: clients.y })
  expect(
    (await dana.call<CampaignRow>('POST', `/api/v1/campaigns/${id}/archive`, {})).body.archived_at,
  ).not.toBeNull()
  const names = async (args: object = {}): Promise<string[]> =>
    (
      await rpc<CampaignRow[]>(dana, 'get_campaigns_list_routed', {
        p_client_id: clients.y,
        ...args,
      })
    ).body.map(({ name }) => name)
  expect(await names()).toEqual([])
  expect(await names({ p_include_archived: true })).toEqual(['Seasonal'])
  expect(
    (await dana.call<CampaignRow>('POST', `/api/v1/campaigns/${id}/restore`, {})).body.archived_at,
  ).toBeNull()
  const { body: copy } = await dana.call<CampaignRow>(
    'POST',
    `/api/v1/campaigns/${id}/duplicate`,
    {},
  )
  expect(copy).toMatchObject({
    ...EVERY_FIELD,
    name: 'Seasonal (copy)',
    client_id: clients.y,
    status: 'draft',
    spent_cents: 0,
    start_date: null,
    end_date: null,
  })
  const { body: session } = await dana.call<{ id: string }>('POST', '/api/v1/agent-sessions', {
    agent: 'strategy',
    tool: 'swot',
    clientId: clients.y,
    campaignId: id,
  })
  expect((await dana.call('DELETE', `/api/v1/campaigns/${id}`)).body).toEqual({ id })
  expect((await dana.call('DELETE', `/api/v1/campaigns/${id}`)).status).toBe(404)
  expect((await dana.call('GET', `/api/v1/agent-sessions/${session.id}`)).body).toMatchObject({
    campaign_id: null,
  })
})

describe('the list', () => {
  let rosa: Someone
  beforeAll(async () => {
    rosa = await server.join('Rosa')
    await asOwner(server.database, owner =>
      owner.query(
        `insert into public.campaigns (org_id, name, status, budget_cents, tags, created_at) select $1, 'Number ' || n, case when n % 2 = 0 then 'active' else 'paused' end, n * 100, array['tag' || n], now() - n * interval '1 hour' from generate_series(1, 130) n`,
        [rosa.orgId],
      ),
    )
  })
  const page = async (args: object = {}): Promise<CampaignRow[]> =>
    (await rpc<CampaignRow[]>(rosa, 'get_campaigns_list_routed', args)).body

  test('comes a hundred a page from the newest', async () => {
    const [first, second] = [await page(), await page({ p_offset: 100 })]
    expect([first.length, second.length]).toEqual([100, 30])
    expect([first[0]!.name, second.at(-1)!.name]).toEqual(['Number 1', 'Number 130'])
  })

  test('is filtered, searched and sorted', async () => {
    expect((await page({ p_status: 'active', p_limit: 500 })).length).toBe(65)
    expect((await page({ p_search: 'TAG77' })).map(({ name }) => name)).toEqual(['Number 77'])
    expect(await page({ p_search: '%' })).toEqual([])
    expect(
      (await page({ p_sort: 'budget', p_limit: 2 })).map(({ budget_cents }) => budget_cents),
    ).toEqual([13_000, 12_900])
    expect((await rosa.call('GET', '/api/v1/campaigns/counts')).body).toEqual({
      by_status: { active: 65, paused: 65 },
      archived: 0,
    })
    expect((await rpc<CampaignRow[]>(rosa, 'get_active_campaigns_routed')).body.length).toBe(65)
    expect((await rpc<CampaignRow[]>(rosa, 'get_dashboard_campaigns_routed')).body.length).toBe(10)
  })

  test('views are kept for their owner alone', async () => {
    const save = (name: string, filter: object) =>
      rosa.call<SavedView>('POST', '/api/v1/saved-views', { scope: 'campaigns', name, filter })
    await save('Running', { status: 'paused' })
    expect((await save('Running', { status: 'active' })).body.filter).toEqual({ status: 'active' })
    const { body } = await rosa.call<SavedView[]>('GET', '/api/v1/saved-views?scope=campaigns')
    expect(body.map(({ name, filter }) => [name, filter])).toEqual([
      ['Running', { status: 'active' }],
    ])
    expect(
      (await dana.call<SavedView[]>('GET', '/api/v1/saved-views?scope=campaigns')).body,
    ).toEqual([])
    expect((await dana.call('DELETE', `/api/v1/saved-views/${body[0]!.id}`)).status).toBe(404)
    expect((await rosa.call('DELETE', `/api/v1/saved-views/${body[0]!.id}`)).status).toBe(200)
  })
})

test('a persona tells which campaigns of its client speak to it: by name, or because it was drawn for them', async () => {
  const drawFor = async (label: string, campaign: CampaignRow): Promise<string> => {
    const { body: group } = await dana.call<{ id: string }>('POST', '/api/v1/company-facts', {
      clientId: campaign.client_id,
      kind: 'segment',
      label,
    })
    const { body: session } = await dana.call<{ id: string }>('POST', '/api/v1/agent-sessions', {
      agent: 'persona',
      tool: 'persona',
      clientId: campaign.client_id,
      campaignId: campaign.id,
      subject: group.id,
    })
    await say(dana, session.id, 'just draft it')
    return (await readSession(dana, session.id)).outputs[0]!.id
  }
  const drawn = await create(dana, { name: 'Drawn for', client_id: clients.x, target_personas: [] })
  const byName = await create(dana, {
    name: 'By name',
    client_id: clients.x,
    target_personas: ['Somebody', ' wine Cellars '],
  })
  await create(dana, { name: 'Others', client_id: clients.x, target_personas: ['Cellars'] })
  await create(dana, { name: 'Next door', client_id: clients.y, target_personas: ['Wine cellars'] })
  const persona = await drawFor('wine cellars', drawn)
  const { body } = await dana.call<NamedCampaign[]>(
    'GET',
    `/api/v1/campaigns/of-persona/${persona}`,
  )
  expect(body.map(({ name }) => name)).toEqual([byName.name, drawn.name])
  await dana.call('POST', `/api/v1/campaigns/${byName.id}/archive`, {})
  const after = await dana.call<NamedCampaign[]>('GET', `/api/v1/campaigns/of-persona/${persona}`)
  expect(after.body.map(({ name }) => name)).toEqual([drawn.name])
})

test('a stakeholder sees their client’s campaigns and changes none; a creative does both', async () => {
  const [mine, other] = [
    await create(dana, { client_id: clients.x }),
    await create(dana, { client_id: clients.y }),
  ]
  const stakeholder = await member('client_stakeholder', clients.x)
  expect((await details(stakeholder, mine.id)).name).toBe('Winter nights')
  expect(
    (await rpc(stakeholder, 'get_campaign_details_routed', { p_campaign_id: other.id })).status,
  ).toBe(404)
  expect((await update(stakeholder, mine.id, { p_name: 'Mine now' })).status).toBe(403)
  for (const action of ['archive', 'duplicate'])
    expect(
      (await stakeholder.call('POST', `/api/v1/campaigns/${mine.id}/${action}`, {})).status,
    ).toBe(403)
  expect((await stakeholder.call('DELETE', `/api/v1/campaigns/${mine.id}`)).status).toBe(403)
  expect(
    (await update(await member('creative_strategist', clients.x), mine.id, { p_name: 'Better' }))
      .body.name,
  ).toBe('Better')
})

/** Listens until `enough` pieces of news were heard. */
async function listen(
  address: string,
  token: string,
): Promise<{
  heard: CampaignNews[]
  until: (n: number) => Promise<void>
  status: number
  close: () => void
}> {
  const abort = new AbortController()
  const response = await fetch(`${address}/api/v1/realtime/campaigns`, {
    headers: { authorization: `Bearer ${token}` },
    signal: abort.signal,
  })
  const heard: CampaignNews[] = []
  const waiting: (() => void)[] = []
  const begun = Promise.withResolvers<void>()
  void (async () => {
    const decoder = new TextDecoder()
    for await (const chunk of response.body!) {
      begun.resolve()
      for (const line of decoder.decode(chunk as Uint8Array).split('\n'))
        if (line.startsWith('data: ')) heard.push(JSON.parse(line.slice(6)) as CampaignNews)
      for (const wake of waiting.splice(0)) wake()
    }
  })().catch(() => undefined)
  if (response.ok) await begun.promise
  const until = async (n: number): Promise<void> => {
    while (heard.length < n) await new Promise<void>(resolve => waiting.push(resolve))
  }
  return { heard, until, status: response.status, close: () => abort.abort() }
}

describe('news of campaigns', () => {
  test('one person holds only so many streams, and has them back when they are closed', async () => {
    const many = await server.join('Many')
    const open = await Promise.all(
      Array.from({ length: STREAMS_MAX }, () => listen(server.address, many.token)),
    )
    expect(open.every(({ status }) => status === 200)).toBe(true)
    expect((await listen(server.address, many.token)).status).toBe(429)
    for (const { close } of open) close()
    await expect
      .poll(async () => {
        const again = await listen(server.address, many.token)
        again.close()
        return again.status
      })
      .toBe(200)
  })

  test('reaches those who may see them, and nobody else', async () => {
    const stranger = await server.join('Stranger')
    const limited = await member('client_stakeholder', clients.x)
    const [owner, ofX, outside] = await Promise.all(
      [dana, limited, stranger].map(({ token }) => listen(server.address, token)),
    )
    const x = await create(dana, { client_id: clients.x })
    const y = await create(dana, { client_id: clients.y })
    await update(dana, x.id, { p_status: 'paused' })
    await dana.call('DELETE', `/api/v1/campaigns/${y.id}`)
    await create(stranger)
    await Promise.all([owner!.until(4), ofX!.until(2), outside!.until(1)])
    expect(owner!.heard).toEqual([
      { id: x.id, client_id: clients.x, kind: 'insert' },
      { id: y.id, client_id: clients.y, kind: 'insert' },
      { id: x.id, client_id: clients.x, kind: 'update' },
      { id: y.id, client_id: clients.y, kind: 'delete' },
    ])
    expect(ofX!.heard.map(({ id, kind }) => [id, kind])).toEqual([
      [x.id, 'insert'],
      [x.id, 'update'],
    ])
    expect(outside!.heard.length).toBe(1)
    for (const listener of [owner, ofX, outside]) listener!.close()
  })

  test('nobody listens without a session', async () => {
    expect((await listen(server.address, 'no-such-session-token')).status).toBe(401)
  })

  test.runIf(process.env.TEST_DATABASE_URL)('crosses from one server to another', async () => {
    const other = await server.another()
    const listener = await listen(other.address, dana.token)
    const { id } = await create(dana)
    await listener.until(1)
    expect(listener.heard[0]).toMatchObject({ id, kind: 'insert' })
    listener.close()
    await other.close()
  })
})

test('lists carry what lists show, and the campaign itself everything', async () => {
  const whole = await create(dana, { name: 'Listed', description: 'Only its own page shows this' })
  const [row] = (
    await dana.call<object[]>('POST', '/api/v1/rpc/get_campaigns_list_routed', {
      p_org_id: dana.orgId,
      p_search: 'Only its own page',
    })
  ).body
  expect(Object.keys(row!).toSorted()).toEqual(Object.keys(campaignListRow.shape).toSorted())
  expect(row).toMatchObject({ id: whole.id, name: 'Listed', version: 1 })
  expect(JSON.stringify(row)).not.toContain('Only its own page')
})
