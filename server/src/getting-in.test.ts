import { asOwner } from '@sextant/database/as-owner'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Someone, startTestServer, type TestServer } from './testing/test-server.ts'

let server: TestServer
let rosa: Someone
beforeAll(async () => {
  server = await startTestServer()
  rosa = await server.join('Rosa', null)
})
afterAll(() => server.close())

const SIGN_UP = {
  email: 'new@people.example',
  password: 'Long-Enough-1',
  name: 'New',
  organization_name: 'New Shop',
  organization_type: 'AGENCY',
}

test('health names the database and the writer', async () => {
  const { body } = await server.call('GET', '/api/v1/health')
  expect(body).toMatchObject({
    status: 'ok',
    database: process.env.TEST_DATABASE_URL ? 'postgres' : 'embedded',
    writer: 'built-in',
    app_name: 'Sextant',
  })
})

test('an uninvited email is refused with the text of the specification, and nothing is created', async () => {
  const refused = await server.call<{ message: string }>('POST', '/api/auth/sign-up/email', {
    ...SIGN_UP,
    email: 'stranger@people.example',
  })
  expect(refused.status).toBe(403)
  expect(refused.body.message).toBe(
    'This email is not whitelisted for the Founding Member Program. Sextant is invitation-only. Please contact us at hello@sextant.example or request an invitation.',
  )
  const { rows } = await server.database.pool.query(
    `select 1 from auth."user" where email = 'stranger@people.example'`,
  )
  expect(rows).toEqual([])
})

test('an invited email signs up once, gets an organization of its type with a slug, and its invitation is spent', async () => {
  await asOwner(server.database, client =>
    client.query(
      `insert into public.invitations (email, invited_by) values ('new@people.example', 'test')`,
    ),
  )
  expect(
    (await server.call('POST', '/api/v1/rpc/is_email_invited', { p_email: ' NEW@people.example ' }))
      .body,
  ).toBe(true)
  const { status, body } = await server.call<{ token: string; user: { id: string } }>(
    'POST',
    '/api/auth/sign-up/email',
    SIGN_UP,
  )
  expect(status).toBe(200)
  const me = await server.call('GET', '/api/v1/me', undefined, body.token)
  expect(me.body).toMatchObject({
    organization: { name: 'New Shop', type: 'AGENCY', slug: 'new-shop' },
    roles: [{ role_name: 'agency_owner', client_id: null }],
    onboarding: { needs_onboarding: true },
  })
  expect(
    (await server.call('POST', '/api/v1/rpc/is_email_invited', { p_email: 'new@people.example' }))
      .body,
  ).toBe(false)
  expect(
    (
      await server.call(
        'POST',
        '/api/v1/rpc/mark_invite_used',
        { p_email: 'new@people.example', p_user_id: body.user.id },
        body.token,
      )
    ).body,
  ).toBe(true)
  expect(
    (await server.call('POST', '/api/auth/sign-up/email', SIGN_UP)).status,
  ).toBeGreaterThanOrEqual(400)
})

test.each([
  ['short', 'Short-1'],
  ['no digit', 'Long-Enough-No'],
  ['no upper case', 'long-enough-1'],
])('a password that is too weak is refused: %s', async (_name, password) => {
  expect(
    (await server.call('POST', '/api/auth/sign-up/email', { ...SIGN_UP, password })).status,
  ).toBeGreaterThanOrEqual(400)
})

test('a wrong password and an unknown email are refused alike', async () => {
  const wrong = await server.call<{ message: string }>('POST', '/api/auth/sign-in/email', {
    email: 'rosa@people.example',
    password: 'Wrong-Enough-1',
  })
  const unknown = await server.call<{ message: string }>('POST', '/api/auth/sign-in/email', {
    email: 'nobody@people.example',
    password: 'Wrong-Enough-1',
  })
  expect([wrong.status, wrong.body.message]).toEqual([401, 'Invalid email or password'])
  expect(unknown).toMatchObject({ status: wrong.status, body: wrong.body })
})

test('signing out ends the session at once', async () => {
  const { body } = await server.call<{ token: string }>('POST', '/api/auth/sign-in/email', {
    email: 'rosa@people.example',
    password: 'Long-Enough-1',
  })
  expect((await server.call('GET', '/api/v1/me', undefined, body.token)).status).toBe(200)
  await server.call('POST', '/api/auth/sign-out', {}, body.token)
  expect((await server.call('GET', '/api/v1/me', undefined, body.token)).body).toEqual({
    code: 'UNAUTHORIZED',
    message: 'Not authenticated',
  })
})

test('saving the business profile ends onboarding', async () => {
  const me = async () =>
    (
      await rosa.call<{ user: { id: string }; onboarding: { needs_onboarding: boolean } }>(
        'GET',
        '/api/v1/me',
      )
    ).body
  expect((await me()).onboarding.needs_onboarding).toBe(true)
  const profile = { companyName: 'Rosa’s', industry: 'Retail', companySize: '1-10' }
  expect(
    (await rosa.call('POST', `/api/v1/business-context/organization/${rosa.orgId}`, profile)).body,
  ).toEqual({ ...profile, description: '' })
  expect(
    (
      await rosa.call('POST', '/api/v1/rpc/check_onboarding_status', {
        p_user_id: (await me()).user.id,
      })
    ).body,
  ).toEqual({ needs_onboarding: false })
  expect(
    (
      await rosa.call('POST', `/api/v1/business-context/organization/${rosa.orgId}`, {
        ...profile,
        industry: 'Astrology',
      })
    ).status,
  ).toBe(400)
})

test('slugs are suggested without a session and stay free of markup', async () => {
  expect(
    (
      await server.call('POST', '/api/v1/organizations/generate-slug', {
        name: 'Crumb & Söns <script>',
      })
    ).body,
  ).toEqual({ slug: 'crumb-sons-script', data: { slug: 'crumb-sons-script' } })
  expect(
    (await server.call('POST', '/api/v1/organizations/generate-slug', { name: 'new' })).body,
  ).toMatchObject({ slug: 'new-1' })
})

test('dashboards read the own organization only', async () => {
  for (const procedure of [
    'get_dashboard_metrics_cached',
    'get_intelligence_readiness',
    'get_dashboard_campaigns_routed',
  ]) {
    expect(
      (await rosa.call('POST', `/api/v1/rpc/${procedure}`, { p_org_id: rosa.orgId })).status,
    ).toBe(200)
    expect(
      await rosa.call('POST', `/api/v1/rpc/${procedure}`, {
        p_org_id: '00000000-0000-4000-8000-000000000000',
      }),
    ).toMatchObject({ status: 404, body: { code: 'NOT_FOUND' } })
    expect(
      (await server.call('POST', `/api/v1/rpc/${procedure}`, { p_org_id: rosa.orgId })).status,
    ).toBe(401)
  }
})

test('a campaign is created in the own organization and counted', async () => {
  const created = await rosa.call('POST', '/api/v1/campaigns', {
    name: 'Spring',
    budget_cents: 120_050,
    status: 'active',
    start_date: '2026-03-01',
  })
  expect(created).toMatchObject({
    status: 201,
    body: { name: 'Spring', org_id: rosa.orgId, budget_cents: 120_050, start_date: '2026-03-01' },
  })
  expect(
    (await rosa.call('POST', '/api/v1/rpc/get_dashboard_metrics_cached', { p_org_id: rosa.orgId }))
      .body,
  ).toMatchObject({
    campaign_count: 1,
    active_campaigns: 1,
    total_budget: 120_050,
    organization_type: 'SME',
  })
})

test('no cookie is given and none is believed', async () => {
  const response = await fetch(`${server.address}/api/auth/sign-in/email`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie: 'sextant.session_token=stolen' },
    body: JSON.stringify({ email: 'rosa@people.example', password: 'Long-Enough-1' }),
  })
  expect(response.status).toBe(200)
  expect(response.headers.get('set-cookie')).toBeNull()
})

test('guessing passwords is slowed down', async () => {
  const guarded = await startTestServer({ RATE_LIMITS: 'on' })
  const guess = async (n: number): Promise<number> =>
    (
      await guarded.call('POST', '/api/auth/sign-in/email', {
        email: `nobody${n}@people.example`,
        password: 'Wrong-Enough-1',
      })
    ).status
  const statuses: number[] = []
  for (let n = 0; n < 14; n += 1) statuses.push(await guess(n))
  const headers = {
    'content-type': 'application/json',
    'x-forwarded-for': '203.0.113.9',
    'x-sextant-peer': '203.0.113.9',
  }
  const elsewhere = await fetch(`${guarded.address}/api/auth/sign-in/email`, {
    method: 'POST',
    headers,
    body: JSON.stringify({ email: 'nobody@people.example', password: 'Wrong-Enough-1' }),
  })
  expect({ status: elsewhere.status, body: await elsewhere.json() }).toMatchObject({
    status: 429,
    body: { code: 'TOO_MANY_REQUESTS', message: expect.any(String) as string },
  })
  await guarded.close()
  expect(statuses.slice(0, 8)).toEqual(Array.from({ length: 8 }, () => 401))
  expect(statuses.at(-1)).toBe(429)
})
