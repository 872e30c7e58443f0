import type { InvitationEntry, IsolationRun } from '@sextant/contracts/operator/routes'
import { asOwner } from '@sextant/database/as-owner'
import { buildOrganizations } from '@sextant/database/testing/organizations'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { carryOut, readOrder, signOrder } from './modules/operator/command-line.ts'
import { mailTo } from './testing/mailbox.ts'
import { type Someone, startTestServer, type TestServer } from './testing/test-server.ts'

let server: TestServer
let ines: Someone
let rosa: Someone
beforeAll(async () => {
  server = await startTestServer({ AUTH_SECRET: 'operator-secret-operator-secret-operator' })
  ines = await server.join('Ines')
  rosa = await server.join('Rosa')
  await asOwner(server.database, owner =>
    owner.query(`select app.grant_operator('ines@people.example')`),
  )
})
afterAll(() => server.close())

const request = (email: string, company: string): Promise<unknown> =>
  server.database.pool.query(`select app.request_invitation($1, $2, 'SME', 'Plans', null)`, [
    email,
    company,
  ])
type List = { total: number; counts: Record<string, number>; items: InvitationEntry[] }
const list = async (query = ''): Promise<List> =>
  (await ines.call<List>('GET', `/api/v1/operator/invitations${query}`)).body

test('a request is approved: the email is whitelisted, the way in is mailed, the log has its line', async () => {
  await request('Una@people.example ', 'Una & Sons')
  await request('una@people.example', 'Somebody else’s name')
  expect((await list('?state=pending')).items).toEqual([
    expect.objectContaining({
      email: 'una@people.example',
      company_name: 'Una & Sons',
      state: 'pending',
      use_case: 'Plans',
    }),
  ])
  const { body } = await ines.call<InvitationEntry[]>(
    'POST',
    '/api/v1/operator/invitations/decide',
    { emails: ['una@people.example'], decision: 'approve' },
  )
  expect(body[0]).toMatchObject({ state: 'approved', decided_by: 'ines@people.example' })
  const mail = await mailTo(server.database, 'una@people.example', 'invitation')
  expect(mail.text).toContain(`${server.address}/signup?email=una%40people.example`)
  expect(
    (await server.call('POST', '/api/v1/rpc/is_email_invited', { p_email: 'UNA@people.example' }))
      .body,
  ).toBe(true)
  expect(
    (await ines.call<{ items: object[] }>('GET', '/api/v1/operator/log')).body.items[0],
  ).toMatchObject({
    actor: 'ines@people.example',
    action: 'approved',
    subject: 'una@people.example',
  })
})

test('a request is declined and whitelists nobody', async () => {
  await request('vic@people.example', 'Vic')
  await ines.call('POST', '/api/v1/operator/invitations/decide', {
    emails: ['vic@people.example'],
    decision: 'decline',
  })
  expect(
    (await server.call('POST', '/api/v1/rpc/is_email_invited', { p_email: 'vic@people.example' }))
      .body,
  ).toBe(false)
  expect((await list('?search=vic')).items.map(entry => entry.state)).toEqual(['declined'])
  expect((await list('?search=%25')).total).toBe(0)
})

test('invited directly, resent, and joined once they sign up', async () => {
  expect(
    (
      await ines.call<InvitationEntry>('POST', '/api/v1/operator/invitations', {
        email: 'wanda@people.example',
      })
    ).body.state,
  ).toBe('invited')
  expect(
    (
      await ines.call('POST', '/api/v1/operator/invitations/resend', {
        email: 'wanda@people.example',
      })
    ).status,
  ).toBe(200)
  await server.call('POST', '/api/auth/sign-up/email', {
    email: 'wanda@people.example',
    password: 'Long-Enough-1',
    name: 'Wanda',
    organization_name: 'Wanda Ltd',
    organization_type: 'AGENCY',
  })
  expect((await list('?state=joined')).items.map(entry => entry.email)).toContain(
    'wanda@people.example',
  )
  expect(
    (
      await ines.call('POST', '/api/v1/operator/invitations/resend', {
        email: 'wanda@people.example',
      })
    ).status,
  ).toBe(404)
})

test('none of it exists for anybody else', async () => {
  for (const [method, path, body] of [
    ['GET', '/invitations', undefined],
    ['POST', '/invitations', { email: 'x@people.example' }],
    ['POST', '/invitations/decide', { emails: ['una@people.example'], decision: 'approve' }],
    ['GET', '/log', undefined],
    ['GET', '/mail', undefined],
    ['GET', '/feedback', undefined],
    ['GET', '/isolation', undefined],
    ['POST', '/isolation', {}],
  ] as const) {
    expect([path, (await rosa.call(method, `/api/v1/operator${path}`, body)).status]).toEqual([
      path,
      404,
    ])
  }
})

test('the isolation self-test holds, keeps its result, and sees a wall that fell', async () => {
  await buildOrganizations(server.database)
  const { body: sound } = await ines.call<IsolationRun>('POST', '/api/v1/operator/isolation', {})
  expect(sound).toMatchObject({ holds: true, ran_by: 'ines@people.example' })
  expect(sound.organizations).toBeGreaterThan(3)
  expect(new Set(sound.lines.map(line => line.wall))).toEqual(
    new Set(['organization', 'client', 'second factor', 'signed out']),
  )
  expect(sound.lines.find(line => line.table === 'agent_messages')!.readers).toBeGreaterThan(3)
  await asOwner(server.database, owner =>
    owner.query(
      'create policy fallen on public.agent_messages for select to app_user using (true)',
    ),
  )
  const { body: broken } = await ines.call<IsolationRun>('POST', '/api/v1/operator/isolation', {})
  await asOwner(server.database, owner =>
    owner.query('drop policy fallen on public.agent_messages'),
  )
  expect(broken.holds).toBe(false)
  // The wall of the second factor is tried whether or not somebody stands before it just now.
  await server.database.pool.query(
    `delete from auth.session s using auth."user" u where u.id = s."userId" and u.second_factor and s.aal = 'aal1'`,
  )
  const enter = await asOwner(
    server.database,
    async owner =>
      (
        await owner.query<{ text: string }>(
          `select pg_get_functiondef('app.enter(text)'::regprocedure) as text`,
        )
      ).rows[0]!.text,
  )
  await asOwner(server.database, owner =>
    owner.query(enter.replace('if who.factor_missing', 'if false')),
  )
  const { body: open } = await ines.call<IsolationRun>('POST', '/api/v1/operator/isolation', {})
  await asOwner(server.database, owner => owner.query(enter))
  expect(open).toMatchObject({ holds: false })
  expect(open.lines.filter(line => line.leaked > 0)).toEqual([
    { wall: 'second factor', table: 'every table', readers: 1, leaked: 1 },
  ])
  expect((await ines.call<{ assurance: object }>('GET', '/api/v1/me')).body.assurance).toEqual({
    current: 'aal1',
    next: 'aal1',
  })
  expect(
    broken.lines
      .filter(line => line.leaked > 0)
      .map(line => `${line.wall} ${line.table}`)
      .toSorted(),
  ).toEqual(['client agent_messages', 'organization agent_messages'])
  expect(
    (await ines.call<IsolationRun[]>('GET', '/api/v1/operator/isolation')).body.map(
      run => run.holds,
    ),
  ).toEqual([false, false, true])
})

test('the command line does the same, signed with the server’s secret', async () => {
  await request('xena@people.example', 'Xena')
  const order = readOrder(['approve', ' Xena@people.example '])!
  const at = Date.now()
  const forged = await server.call('POST', '/api/operator/orders', {
    ...order,
    at,
    signature: signOrder('another-secret-another-secret-another', order, at),
  })
  expect(forged.status).toBe(401)
  expect(
    (
      await server.call('POST', '/api/operator/orders', {
        ...order,
        at: at - 600_000,
        signature: signOrder('operator-secret-operator-secret-operator', order, at - 600_000),
      })
    ).status,
  ).toBe(401)
  const done = await server.call<{ says: string }>('POST', '/api/operator/orders', {
    ...order,
    at,
    signature: signOrder('operator-secret-operator-secret-operator', order, at),
  })
  expect(done.body.says).toBe(`xena@people.example may sign up now at ${server.address}/signup`)
  expect((await list('?search=xena')).items[0]).toMatchObject({
    state: 'approved',
    decided_by: 'command line',
  })
  expect(readOrder(['approve'])).toBeNull()
  expect(readOrder(['drop', 'xena@people.example'])).toBeNull()

  const link = await carryOut(server.database, server.address, {
    command: 'reset-link',
    email: 'rosa@people.example',
  })
  const token = /token=(\w+)/.exec(link)![1]
  expect(
    (
      await server.call('POST', '/api/auth/reset-password', {
        token,
        newPassword: 'Another-Pass-1',
      })
    ).status,
  ).toBe(200)
  expect(
    await carryOut(server.database, server.address, {
      command: 'reset-link',
      email: 'nobody@people.example',
    }),
  ).toBe('Nobody has an account with nobody@people.example.')
})
