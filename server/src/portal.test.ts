import type { ApprovalRow, Portal, PortalMessage } from '@sextant/contracts/portal/routes'
import { asOwner } from '@sextant/database/as-owner'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { mailTo } from './testing/mailbox.ts'
import {
  newSession,
  storedIn,
  say,
  type Member,
  type Someone,
  startTestServer,
  type TestServer,
} from './testing/test-server.ts'

let server: TestServer
let dana: Someone
let guest: Someone & { email: string }
let other: Someone
let clients: { x: string; y: string }
beforeAll(async () => {
  server = await startTestServer()
  dana = await server.join('Dana', {}, 'AGENCY')
  const client = async (name: string): Promise<string> =>
    (
      await dana.call<{ id: string }>('POST', '/api/v1/clients', {
        name,
        monthly_fee_cents: 1_234_500,
        client_info: { notes: 'Hard to please' },
      })
    ).body.id
  clients = { x: await client('Client X'), y: await client('Client Y') }
  guest = await member('guest', clients.x)
  other = await member('guest', clients.y)
})
afterAll(() => server.close())

const member = (role: string, clientId: string | null = null): Promise<Member> =>
  server.hire(dana, role, clientId)
const portal = async (who: Someone, client = ''): Promise<Portal> => {
  const { status, body } = await who.call<Portal>(
    'GET',
    `/api/v1/portal${client && `?client_id=${client}`}`,
  )
  expect(status, JSON.stringify(body)).toBe(200)
  return body
}
const campaign = async (fields: object = {}): Promise<string> =>
  (
    await dana.call<{ id: string }>('POST', '/api/v1/campaigns', {
      name: 'Winter nights',
      client_id: clients.x,
      status: 'active',
      ...fields,
    })
  ).body.id
const ask = (body: object, who = dana) => who.call<ApprovalRow>('POST', '/api/v1/approvals', body)
const decide = (who: Someone, id: string, decision: string, comment = '') =>
  who.call<ApprovalRow & { code?: string }>('POST', `/api/v1/approvals/${id}/decide`, {
    decision,
    comment,
  })
async function deliverable(): Promise<string> {
  const {
    body: { id },
  } = await dana.call<{ id: string }>('POST', '/api/v1/agent-sessions', {
    agent: 'strategy',
    tool: 'swot',
    clientId: clients.x,
  })
  return storedIn(await say(dana, id, 'just draft it'))
}

test('a guest sees their client’s campaigns, and of drafts only those they are asked about', async () => {
  await campaign({ name: 'Running' })
  const draft = await campaign({ name: 'Still a draft', status: 'draft' })
  const asked = await campaign({ name: 'A draft in question', status: 'draft' })
  await campaign({ name: 'Of another client', client_id: clients.y })
  await ask({ campaign_id: asked, note: 'What do you think?' })
  const seen = await portal(guest)
  expect(seen.client).toEqual({ id: clients.x, name: 'Client X' })
  expect(seen.campaigns.map(({ name }) => name).toSorted()).toEqual([
    'A draft in question',
    'Running',
  ])
  expect(seen.approvals).toMatchObject([
    {
      subject: 'A draft in question',
      note: 'What do you think?',
      status: 'waiting',
      requested_by_name: 'Dana',
    },
  ])
  // No other door shows the guest, or the client's stakeholder, more than the portal does.
  for (const who of [guest, await member('client_stakeholder', clients.x)]) {
    const { body } = await who.call<{ id: string; name: string }[]>(
      'POST',
      '/api/v1/rpc/get_campaigns_list_routed',
      { p_org_id: dana.orgId },
    )
    expect(body.map(({ name }) => name).toSorted()).toEqual(['A draft in question', 'Running'])
    expect(
      (await who.call<{ by_status: object }>('GET', '/api/v1/campaigns/counts')).body.by_status,
    ).toEqual({ active: 1, draft: 1 })
    expect(
      (
        await who.call('POST', '/api/v1/rpc/get_campaign_details_routed', {
          p_org_id: dana.orgId,
          p_campaign_id: draft,
        })
      ).status,
    ).toBe(404)
  }
  // Terms and notes stay with the agency.
  expect(JSON.stringify(seen)).not.toMatch(/1234500|Hard to please/)
  expect((await guest.call('GET', `/api/v1/portal?client_id=${clients.y}`)).status).toBe(404)
})

test('a shared deliverable is read and exported by the client’s people until it is not shared any more', async () => {
  const id = await deliverable()
  expect((await guest.call('GET', `/api/v1/agent-outputs/${id}`)).status).toBe(404)
  expect((await guest.call('POST', `/api/v1/agent-outputs/${id}/share`, { note: '' })).status).toBe(
    404,
  )
  expect(
    (
      await dana.call<{ shared_at: string }>('POST', `/api/v1/agent-outputs/${id}/share`, {
        note: 'From Tuesday',
      })
    ).body.shared_at,
  ).not.toBeNull()
  expect((await portal(guest)).outputs).toMatchObject([
    { id, note: 'From Tuesday', shared_by_name: 'Dana' },
  ])
  const { body } = await guest.call<{ insights: unknown[] }>('GET', `/api/v1/agent-outputs/${id}`)
  expect(body).toMatchObject({ id, insights: [] })
  expect(
    (await guest.call<string>('GET', `/api/v1/agent-outputs/${id}/export?format=md`)).status,
  ).toBe(200)
  for (const [method, path, content] of [
    ['PATCH', '', { title: 'Mine' }],
    ['DELETE', '', undefined],
    ['POST', '/save', {}],
    ['DELETE', '/share', undefined],
  ] as const)
    expect(
      (await guest.call(method, `/api/v1/agent-outputs/${id}${path}`, content)).status,
      method + path,
    ).toBe(403)
  expect((await other.call('GET', `/api/v1/agent-outputs/${id}`)).status).toBe(404)
  await dana.call('DELETE', `/api/v1/agent-outputs/${id}/share`)
  expect((await guest.call('GET', `/api/v1/agent-outputs/${id}`)).status).toBe(404)
  expect((await portal(guest)).outputs).toEqual([])
})

test('the agency asks, the guest asks for changes and then approves; both see the history', async () => {
  const id = await deliverable()
  const { body: first } = await ask({ output_id: id, note: 'Ready?' })
  expect(await mailTo(server.database, guest.email, 'notification')).toMatchObject({
    subject: expect.stringContaining('waits for your approval') as string,
  })
  expect((await portal(guest)).outputs.map(output => output.id)).toEqual([id])
  expect((await decide(dana, first.id, 'approved')).status).toBe(403)
  expect((await decide(other, first.id, 'approved')).status).toBe(404)
  expect((await decide(guest, first.id, 'changes')).status).toBe(400)
  expect((await decide(guest, first.id, 'changes', 'The price is wrong')).body).toMatchObject({
    status: 'changes',
    comment: 'The price is wrong',
  })
  expect((await decide(guest, first.id, 'approved')).body.code).toBe('CONFLICT')
  const {
    body: { items },
  } = await dana.call<{ items: { title: string; body: string; href: string }[] }>(
    'GET',
    '/api/v1/notifications',
  )
  expect(items[0]).toMatchObject({
    title: expect.stringMatching(/needs changes$/) as string,
    body: 'The price is wrong',
    href: `/clients/client-x/outputs/${id}`,
  })
  const { body: second } = await ask({ output_id: id, note: 'Corrected' })
  await decide(guest, second.id, 'approved', 'Lovely')
  for (const who of [dana, guest]) {
    const { body } = await who.call<ApprovalRow[]>('GET', `/api/v1/approvals?output_id=${id}`)
    expect(body.map(({ status, comment, note }) => [status, comment, note])).toEqual([
      ['approved', 'Lovely', 'Corrected'],
      ['changes', 'The price is wrong', 'Ready?'],
    ])
  }
})

test('what changes after the question says so; moving it on or spending does not', async () => {
  const id = await campaign({ name: 'Agreed' })
  const { body: question } = await ask({ campaign_id: id })
  await decide(guest, question.id, 'approved')
  const changed = async (): Promise<boolean> =>
    (await dana.call<ApprovalRow[]>('GET', `/api/v1/approvals?campaign_id=${id}`)).body[0]!
      .changed_since
  const update = (args: object) =>
    dana.call('POST', '/api/v1/rpc/update_campaign', {
      p_org_id: dana.orgId,
      p_campaign_id: id,
      ...args,
    })
  await update({ p_status: 'completed', p_spent_cents: 100 })
  expect(await changed()).toBe(false)
  await update({ p_budget_cents: 5_000 })
  expect(await changed()).toBe(true)
})

test('asking again replaces a question that waits; it can be taken back; only those who work there ask', async () => {
  const id = await campaign({ name: 'Asked twice' })
  const { body: first } = await ask({ campaign_id: id, note: 'one' })
  const { body: second } = await ask({ campaign_id: id, note: 'two' })
  expect(
    (await dana.call<ApprovalRow[]>('GET', `/api/v1/approvals?campaign_id=${id}`)).body.map(
      ({ id: row, status }) => [row, status],
    ),
  ).toEqual([
    [second.id, 'waiting'],
    [first.id, 'withdrawn'],
  ])
  expect(
    (await dana.call<ApprovalRow>('POST', `/api/v1/approvals/${second.id}/withdraw`, {})).body
      .status,
  ).toBe('withdrawn')
  expect((await decide(guest, second.id, 'approved')).status).toBe(409)
  expect((await ask({ campaign_id: id }, guest)).status).toBe(403)
  expect((await guest.call('POST', `/api/v1/approvals/${first.id}/withdraw`, {})).status).toBe(403)
  // Who only looks on answers nothing.
  const viewer = await member('viewer', clients.x)
  const { body: third } = await ask({ campaign_id: id })
  expect((await decide(viewer, third.id, 'approved')).status).toBe(403)
})

test('a thread of words between client and agency, unread until it was seen', async () => {
  const write = (who: Someone, body: string, more: object = {}) =>
    who.call<PortalMessage>('POST', '/api/v1/portal/messages', { body, ...more })
  const mid = crypto.randomUUID()
  expect((await write(guest, 'Can we add the December dates?', { id: mid })).status).toBe(201)
  // A repeated send says it once.
  expect((await write(guest, 'Can we add the December dates?', { id: mid })).body.id).toBe(mid)
  const dashboard = async (): Promise<number> =>
    (
      await dana.call<{ unread_messages: number }[]>(
        'POST',
        '/api/v1/rpc/get_client_dashboard_routed',
        { p_org_id: dana.orgId, p_client_id: clients.x },
      )
    ).body[0]!.unread_messages
  expect(await dashboard()).toBe(1)
  await dana.call('POST', '/api/v1/portal/messages/read', { client_id: clients.x })
  expect(await dashboard()).toBe(0)
  await write(dana, 'Yes, from the 4th.', { client_id: clients.x })
  expect((await portal(guest)).unread_messages).toBe(1)
  const { body } = await guest.call<PortalMessage[]>('GET', '/api/v1/portal/messages')
  expect(
    body.map(({ body: said, from_client, is_you, author_name }) => [
      said,
      from_client,
      is_you,
      author_name?.startsWith('guest'),
    ]),
  ).toEqual([
    ['Can we add the December dates?', true, true, true],
    ['Yes, from the 4th.', false, false, false],
  ])
  expect((await other.call<PortalMessage[]>('GET', '/api/v1/portal/messages')).body).toEqual([])
  expect((await write(other, 'In the wrong thread', { client_id: clients.x })).status).toBe(404)
  expect((await write(await member('viewer', clients.x), 'I only look on')).status).toBe(403)
  expect(
    (await dana.call<{ items: { title: string; href: string }[] }>('GET', '/api/v1/notifications'))
      .body.items[0],
  ).toMatchObject({ title: 'New message from Client X', href: '/clients/client-x/messages' })
})

test('a small business shows its work to those who look on', async () => {
  const rosa = await server.join('Rosa')
  await rosa.call('POST', '/api/v1/campaigns', { name: 'Winter storage', status: 'active' })
  const output = storedIn(await say(rosa, await newSession(rosa), 'just draft it'))
  await rosa.call('POST', `/api/v1/agent-outputs/${output}/share`, { note: '' })
  const seen = await portal(rosa)
  expect(seen).toMatchObject({
    client: null,
    clients: [],
    branding: null,
    campaigns: [{ name: 'Winter storage' }],
    outputs: [{ id: output }],
  })
})

test('unsharing takes the question about it back', async () => {
  const id = await deliverable()
  const { body: question } = await ask({ output_id: id })
  await dana.call('DELETE', `/api/v1/agent-outputs/${id}/share`)
  expect((await decide(guest, question.id, 'approved')).status).toBe(409)
  expect(
    await asOwner(
      server.database,
      async owner =>
        (
          await owner.query(
            `select action from public.audit_log where entity_id = $1 and action in ('shared', 'unshared') order by id`,
            [id],
          )
        ).rows,
    ),
  ).toEqual([{ action: 'shared' }, { action: 'unshared' }])
})

test('what is deleted or put away takes its question back, and asks for nobody’s attention', async () => {
  const [output, running] = [await deliverable(), await campaign({ name: 'Put away' })]
  const questions = [
    (await ask({ output_id: output })).body.id,
    (await ask({ campaign_id: running })).body.id,
  ]
  const refused = await deliverable()
  await decide(guest, (await ask({ output_id: refused })).body.id, 'changes', 'Not like this')
  await dana.call('DELETE', `/api/v1/agent-outputs/${output}`)
  await dana.call('POST', `/api/v1/campaigns/${running}/archive`, {})
  for (const id of questions) expect((await decide(guest, id, 'approved')).status).toBe(409)
  const pressing = async (): Promise<number | undefined> =>
    (
      await dana.call<{ client_id: string; signals: { kind: string; count: number }[] }[]>(
        'GET',
        '/api/v1/clients/attention',
      )
    ).body
      .find(({ client_id }) => client_id === clients.x)
      ?.signals.find(({ kind }) => kind === 'changes-requested')?.count
  const before = await pressing()
  expect(before).toBeGreaterThan(0)
  await dana.call('DELETE', `/api/v1/agent-outputs/${refused}`)
  expect((await pressing()) ?? 0).toBe(before! - 1)
})

test('who asked and then went to another client does not hear this one’s answer', async () => {
  const creative = await member('creative_strategist', clients.x)
  const { body: question } = await ask(
    { campaign_id: await campaign({ name: 'Asked by Cleo' }) },
    creative,
  )
  await asOwner(server.database, owner =>
    owner.query(
      'update public.role_assignments set client_id = $1 where org_id = $2 and user_id = (select id from public.users where org_id = $2 and email = $3)',
      [clients.y, dana.orgId, creative.email],
    ),
  )
  await decide(guest, question.id, 'changes', 'Only for those who work for X')
  expect(JSON.stringify((await creative.call('GET', '/api/v1/notifications')).body)).not.toContain(
    'Only for those who work for X',
  )
})

test('somebody with a role at two clients does at each what the role there allows', async () => {
  const both = await member('guest', clients.x)
  await asOwner(server.database, owner =>
    owner.query(
      `insert into public.role_assignments (org_id, user_id, role_name, client_id) select org_id, id, 'creative_strategist', $1 from public.users where org_id = $2 and email = $3`,
      [clients.y, dana.orgId, both.email],
    ),
  )
  const [mine, theirs] = [
    await campaign({ name: 'At X' }),
    await campaign({ name: 'At Y', client_id: clients.y, status: 'draft' }),
  ]
  const shared = await deliverable()
  await dana.call('POST', `/api/v1/agent-outputs/${shared}/share`, { note: '' })
  const { body: question } = await ask({ campaign_id: mine })
  expect(
    (await decide(both, (await ask({ campaign_id: theirs }, both)).body.id, 'approved')).status,
  ).toBe(403)
  expect((await ask({ campaign_id: mine }, both)).status).toBe(403)
  expect((await ask({ output_id: shared }, both)).status).toBe(403)
  expect((await decide(both, question.id, 'approved')).status).toBe(200)
  const say = async (client_id: string): Promise<boolean> =>
    (
      await both.call<PortalMessage>('POST', '/api/v1/portal/messages', {
        client_id,
        body: 'Hello',
      })
    ).body.from_client
  expect([await say(clients.x), await say(clients.y)]).toEqual([true, false])
  const { body: names } = await both.call<{ id: string }[]>('GET', '/api/v1/clients/names')
  expect(names.map(({ id }) => id)).toEqual([clients.y])
})

test('a client’s people keep their portal when the client is archived', async () => {
  const {
    body: { id },
  } = await dana.call<{ id: string }>('POST', '/api/v1/clients', { name: 'Leaving Ltd' })
  const person = await member('guest', id)
  await campaign({ name: 'The last one', client_id: id })
  await dana.call('POST', '/api/v1/rpc/archive_client_routed', {
    p_org_id: dana.orgId,
    p_client_id: id,
    p_archive_reason: 'The contract ended',
  })
  expect(await portal(person)).toMatchObject({
    client: { id, name: 'Leaving Ltd' },
    campaigns: [{ name: 'The last one' }],
  })
})
