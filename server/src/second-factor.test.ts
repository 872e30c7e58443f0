import { asOwner } from '@sextant/database/as-owner'
import { generate } from 'otplib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { mailTo } from './testing/mailbox.ts'
import { type Someone, startTestServer, type TestServer } from './testing/test-server.ts'

const PASSWORD = 'Long-Enough-1'
let server: TestServer
let rosa: Someone
beforeAll(async () => {
  server = await startTestServer()
  rosa = await server.join('Rosa')
})
afterAll(() => server.close())

type Enrolment = { id: string; totp: { secret: string; uri: string } }
type Verified = { token: string; aal: string; recoveryCodes?: string[] }
const signIn = async (email: string): Promise<string> =>
  (
    await server.call<{ token: string }>('POST', '/api/auth/sign-in/email', {
      email,
      password: PASSWORD,
    })
  ).body.token
const as =
  (token: string) =>
  <T>(method: string, path: string, body?: unknown) =>
    server.call<T>(method, path, body, token)
const challenge = async (token: string, factorId: string): Promise<string> =>
  (await as(token)<{ id: string }>('POST', `/api/auth/factors/${factorId}/challenge`, {})).body.id
const verify = (token: string, factorId: string, challengeId: string, code: string) =>
  as(token)<Verified & { message: string; code: string }>(
    'POST',
    `/api/auth/factors/${factorId}/verify`,
    { challengeId, code },
  )
/** A code is good once: codes of later steps stand in for waiting half a minute. */
const code = (secret: string, stepsAhead = 0): Promise<string> =>
  generate({ secret, epoch: Math.floor(Date.now() / 1000) + 3 + 30 * stepsAhead })

async function enrol(
  person: Someone,
): Promise<Enrolment & { recoveryCodes: string[]; token: string }> {
  const { body } = await person.call<Enrolment>('POST', '/api/auth/factors', {
    factorType: 'totp',
    friendlyName: 'Phone',
  })
  const passed = await verify(
    person.token,
    body.id,
    await challenge(person.token, body.id),
    await code(body.totp.secret, -1),
  )
  return { ...body, recoveryCodes: passed.body.recoveryCodes!, token: passed.body.token }
}

test('a wrong code enrols nothing; a right one does, once, and answers ten recovery codes', async () => {
  const { body } = await rosa.call<Enrolment>('POST', '/api/auth/factors', { factorType: 'totp' })
  expect(body.totp.uri).toMatch(/^otpauth:\/\/totp\/Sextant:rosa%40people\.example\?/)
  const first = await challenge(rosa.token, body.id)
  const wrong = (await code(body.totp.secret)) === '000000' ? '111111' : '000000'
  expect(await verify(rosa.token, body.id, first, wrong)).toMatchObject({
    status: 422,
    body: { code: 'MFA_VERIFICATION_FAILED' },
  })
  expect((await rosa.call<{ assurance: object }>('GET', '/api/v1/me')).body.assurance).toEqual({
    current: 'aal1',
    next: 'aal1',
  })

  const right = await code(body.totp.secret, -1)
  const passed = await verify(rosa.token, body.id, first, right)
  expect(passed).toMatchObject({ status: 200, body: { aal: 'aal2' } })
  expect(new Set(passed.body.recoveryCodes).size).toBe(10)
  // The same code again, on a new challenge; and the used challenge again.
  expect(
    (await verify(rosa.token, body.id, await challenge(rosa.token, body.id), right)).status,
  ).toBe(422)
  expect(await verify(rosa.token, body.id, first, await code(body.totp.secret))).toMatchObject({
    status: 422,
    body: { code: 'MFA_CHALLENGE_INVALID' },
  })
  expect((await mailTo(server.database, 'rosa@people.example', 'security')).subject).toBe(
    'Two-step sign-in is on',
  )
})

test('at aal1 with a factor enrolled nothing is read and nothing written, by any way in', async () => {
  const ada = await server.join('Ada')
  const made = await ada.call<{ id: string }>('POST', '/api/v1/agent-sessions', {
    agent: 'strategy',
    tool: 'swot',
  })
  const { id, totp } = await enrol(ada)
  const token = await signIn('ada@people.example')
  const call = as(token)
  const me = await call<{
    organization: null
    roles: unknown[]
    abilities: unknown[]
    assurance: object
    user: { email: string }
  }>('GET', '/api/v1/me')
  expect(me.body).toMatchObject({
    organization: null,
    roles: [],
    abilities: [],
    assurance: { current: 'aal1', next: 'aal2' },
    user: { email: 'ada@people.example' },
  })
  for (const [method, path, body] of [
    ['GET', `/api/v1/agent-sessions/${made.body.id}`],
    ['GET', '/api/v1/agent-outputs?limit=5'],
    ['GET', `/api/v1/agent-sessions/${made.body.id}/events`],
    ['GET', '/api/v1/me/export'],
    ['GET', '/api/v1/team'],
    ['POST', '/api/v1/rpc/get_dashboard_metrics_cached', { p_org_id: ada.orgId }],
    ['POST', '/api/v1/campaigns', { name: 'x' }],
    ['PUT', '/api/v1/me', { full_name: 'x' }],
    ['DELETE', '/api/v1/me/sessions'],
  ] as const)
    expect([path, (await call<{ code: string }>(method, path, body)).body.code]).toEqual([
      path,
      'MFA_REQUIRED',
    ])
  // Nor may it remove the factor that stops it, or make itself another.
  expect((await call('DELETE', `/api/auth/factors/${id}`)).status).toBe(403)
  expect((await call('POST', '/api/auth/factors', { factorType: 'totp' })).status).toBe(403)
  expect((await call('POST', '/api/auth/recovery-codes', {})).status).toBe(403)
  expect(
    (
      await call('POST', '/api/auth/change-password', {
        currentPassword: PASSWORD,
        newPassword: 'Another-Pass-1',
        revokeOtherSessions: true,
      })
    ).status,
  ).toBe(403)

  expect(
    (await verify(token, id, await challenge(token, id), await code(totp.secret))).status,
  ).toBe(200)
  expect((await call('GET', `/api/v1/agent-sessions/${made.body.id}`)).status).toBe(200)
})

test('an enrolment that waited while another was finished does not lift a session over the factor', async () => {
  const gus = await server.join('Gus')
  const thief = as(await signIn('gus@people.example'))
  // Two that begin at the same moment do not see each other's to make room: the row of the first comes back as that race would leave it.
  const planted = await thief<Enrolment>('POST', '/api/auth/factors', { factorType: 'totp' })
  const {
    rows: [row],
  } = await server.database.pool.query<{ secret: string; userId: string }>(
    'select secret, "userId" from auth."mfaFactor" where id = $1',
    [planted.body.id],
  )
  const own = await gus.call<Enrolment>('POST', '/api/auth/factors', { factorType: 'totp' })
  await server.database.pool.query(
    `insert into auth."mfaFactor" (id, "userId", "factorType", secret, status) values ($1, $2, 'totp', $3, 'unverified')`,
    [planted.body.id, row!.userId, row!.secret],
  )
  expect(
    (
      await verify(
        gus.token,
        own.body.id,
        await challenge(gus.token, own.body.id),
        await code(own.body.totp.secret),
      )
    ).status,
  ).toBe(200)
  const { body } = await thief<{ factors: { id: string }[] }>('GET', '/api/auth/factors')
  expect(body.factors.map(factor => factor.id)).toContain(planted.body.id)
  const token = await signIn('gus@people.example')
  const late = await verify(
    token,
    planted.body.id,
    await challenge(token, planted.body.id),
    await code(planted.body.totp.secret),
  )
  expect(late).toMatchObject({ status: 403, body: { code: 'MFA_REQUIRED' } })
  expect((await as(token)('GET', '/api/v1/team')).status).toBe(403)
})

test('five tries a challenge, also when they come at the same moment', async () => {
  const bea = await server.join('Bea')
  const { id, totp } = await enrol(bea)
  const token = await signIn('bea@people.example')
  const one = await challenge(token, id)
  const tries = await Promise.all(
    Array.from({ length: 8 }, (_, n) => verify(token, id, one, String(100_000 + n))),
  )
  expect(tries.filter(answer => answer.status === 429)).toHaveLength(3)
  expect(tries.find(answer => answer.status === 429)!.body.message).toBe(
    'Maximum attempts exceeded. Please refresh and try again.',
  )
  expect((await verify(token, id, one, await code(totp.secret))).status).toBe(429)
})

test('a recovery code lets in once; anybody else’s does not', async () => {
  const cleo = await server.join('Cleo')
  const { recoveryCodes } = await enrol(cleo)
  const token = await signIn('cleo@people.example')
  expect((await as(token)('POST', '/api/auth/recover', { code: 'aaaaaa-aaaaaa' })).status).toBe(422)
  expect(
    (
      await as(token)<Verified>('POST', '/api/auth/recover', {
        code: recoveryCodes[3]!.toUpperCase(),
      })
    ).body.aal,
  ).toBe('aal2')
  expect((await as(token)('GET', '/api/v1/team')).status).toBe(200)
  const again = await signIn('cleo@people.example')
  expect((await as(again)('POST', '/api/auth/recover', { code: recoveryCodes[3] })).status).toBe(
    422,
  )
  expect(
    (await as(token)<{ recoveryCodesLeft: number }>('GET', '/api/auth/factors')).body
      .recoveryCodesLeft,
  ).toBe(9)
})

test('who has the password alone cannot lock the recovery code out', async () => {
  const emil = await server.join('Emil')
  const { recoveryCodes } = await enrol(emil)
  const thief = as(await signIn('emil@people.example'))
  const guesses: number[] = []
  for (let n = 0; n < 8; n += 1)
    guesses.push((await thief('POST', '/api/auth/recover', { code: `guess-${n}-x` })).status)
  expect(guesses.slice(0, 4)).toEqual([422, 422, 422, 422])
  expect(guesses.slice(-3)).toEqual([429, 429, 429])
  const owner = as(await signIn('emil@people.example'))
  const right = await owner('POST', '/api/auth/recover', { code: recoveryCodes[0] })
  expect(right.status).toBe(200)
})

test('what is sensitive wants the factor again after ten minutes', async () => {
  const dora = await server.join('Dora')
  const { id, totp } = await enrol(dora)
  const invite = () =>
    dora.call<{ code: string }>('POST', '/api/v1/team/invitations', {
      email: 'new@people.example',
      role_name: 'marketing_manager',
      client_ids: [],
    })
  await asOwner(server.database, async owner => {
    await owner.query('set local role app_auth')
    await owner.query(
      `update auth.session set aal2_at = now() - interval '11 minutes' where token = $1`,
      [dora.token],
    )
  })
  expect(await invite()).toMatchObject({ status: 403, body: { code: 'STEP_UP_REQUIRED' } })
  expect((await dora.call<{ code: string }>('DELETE', `/api/auth/factors/${id}`)).body.code).toBe(
    'STEP_UP_REQUIRED',
  )
  expect(
    (
      await dora.call<{ code: string }>('POST', '/api/auth/change-password', {
        currentPassword: PASSWORD,
        newPassword: 'Another-Pass-1',
        revokeOtherSessions: true,
      })
    ).body.code,
  ).toBe('STEP_UP_REQUIRED')
  expect((await dora.call('GET', '/api/v1/team')).status).toBe(200)
  await verify(dora.token, id, await challenge(dora.token, id), await code(totp.secret))
  expect((await invite()).status).toBe(200)
  // The session that follows a changed password is as sure of the person as the one before.
  const changed = await dora.call<{ token: string }>('POST', '/api/auth/change-password', {
    currentPassword: PASSWORD,
    newPassword: 'Another-Pass-1',
    revokeOtherSessions: true,
  })
  expect((await as(changed.body.token)('GET', '/api/v1/team')).status).toBe(200)
  expect((await dora.call('GET', '/api/v1/team')).status).toBe(401)
  expect((await as(changed.body.token)('DELETE', `/api/auth/factors/${id}`)).status).toBe(200)
  expect(
    (await as(changed.body.token)<{ assurance: object }>('GET', '/api/v1/me')).body.assurance,
  ).toEqual({ current: 'aal1', next: 'aal1' })
})

test('a factor of somebody else does not exist', async () => {
  const eve = await server.join('Eve')
  const mine = await enrol(await server.join('Fay'))
  expect((await eve.call('POST', `/api/auth/factors/${mine.id}/challenge`, {})).status).toBe(404)
  expect((await eve.call('DELETE', `/api/auth/factors/${mine.id}`)).status).toBe(404)
})
