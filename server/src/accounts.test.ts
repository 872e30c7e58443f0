import { asOwner } from '@sextant/database/as-owner'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { forgetMail, mailTo, secretOf } from './testing/mailbox.ts'
import { startTestServer, type TestServer } from './testing/test-server.ts'

const PASSWORD = 'Long-Enough-1'
let server: TestServer
beforeAll(async () => {
  server = await startTestServer({ EMAIL_CONFIRMATION: 'on' })
})
afterAll(() => server.close())

const invite = (email: string): Promise<unknown> =>
  asOwner(server.database, client =>
    client.query(`insert into public.invitations (email, invited_by) values ($1, 'test')`, [email]),
  )
const signIn = (email: string, password = PASSWORD) =>
  server.call<{ token: string; code: string; message: string }>('POST', '/api/auth/sign-in/email', {
    email,
    password,
  })

/** Signs up and confirms through the mailed link. */
async function settle(name: string): Promise<{ email: string; token: string }> {
  const email = `${name}@people.example`
  await invite(email)
  await server.call('POST', '/api/auth/sign-up/email', {
    email,
    password: PASSWORD,
    name,
    organization_name: `${name} Ltd`,
    organization_type: 'SME',
  })
  const answer = await server.call(
    'GET',
    `/api/auth/verify-email?token=${secretOf(await mailTo(server.database, email, 'confirm-email'))}`,
  )
  return { email, token: answer.headers.get('set-auth-token')! }
}

describe('confirming an email address', () => {
  test('no session before the mailed link; the link gives one', async () => {
    await invite('una@people.example')
    const signed = await server.call<{ token: string | null; user: { id: string } }>(
      'POST',
      '/api/auth/sign-up/email',
      {
        email: 'una@people.example',
        password: PASSWORD,
        name: 'Una',
        organization_name: 'Una Ltd',
        organization_type: 'SME',
      },
    )
    expect(signed).toMatchObject({
      status: 200,
      body: { token: null, user: { email: 'una@people.example' } },
    })
    expect(await signIn('una@people.example')).toMatchObject({
      status: 403,
      body: { code: 'EMAIL_NOT_VERIFIED' },
    })
    const answer = await server.call(
      'GET',
      `/api/auth/verify-email?token=${secretOf(await mailTo(server.database, 'una@people.example', 'confirm-email'))}`,
    )
    const token = answer.headers.get('set-auth-token')!
    expect(
      (await server.call<{ user: { email: string } }>('GET', '/api/v1/me', undefined, token)).body
        .user.email,
    ).toBe('una@people.example')
    expect((await signIn('una@people.example')).status).toBe(200)
  })

  test('a mended link opens nothing', async () => {
    await invite('vic@people.example')
    await server.call('POST', '/api/auth/sign-up/email', {
      email: 'vic@people.example',
      password: PASSWORD,
      name: 'Vic',
      organization_name: 'Vic Ltd',
      organization_type: 'SME',
    })
    const secret = secretOf(await mailTo(server.database, 'vic@people.example', 'confirm-email'))
    expect(
      (await server.call('GET', `/api/auth/verify-email?token=${secret.slice(0, -3)}abc`)).status,
    ).toBe(401)
    await forgetMail(server.database)
    expect(
      (
        await server.call('POST', '/api/auth/send-verification-email', {
          email: 'vic@people.example',
        })
      ).status,
    ).toBe(200)
    await mailTo(server.database, 'vic@people.example', 'confirm-email')
    expect(
      (
        await server.call('POST', '/api/auth/send-verification-email', {
          email: 'nobody@people.example',
        })
      ).status,
    ).toBe(200)
  })
})

describe('a forgotten password', () => {
  test('the link sets a new one once, ends every session and lets in', async () => {
    const { email, token } = await settle('wanda')
    expect(
      await server.call('POST', '/api/auth/request-password-reset', {
        email,
        redirectTo: '/reset-password',
      }),
    ).toMatchObject({ status: 200 })
    const secret = secretOf(await mailTo(server.database, email, 'reset-password'))
    const weak = await server.call<{ message: string }>('POST', '/api/auth/reset-password', {
      token: secret,
      newPassword: 'alllowercase1',
    })
    expect(weak).toMatchObject({
      status: 422,
      body: { message: 'Password must contain uppercase, lowercase, and numbers' },
    })
    const reset = await server.call<{ token: string }>('POST', '/api/auth/reset-password', {
      token: secret,
      newPassword: 'Another-Pass-1',
    })
    expect((await server.call('GET', '/api/v1/me', undefined, reset.body.token)).status).toBe(200)
    expect((await server.call('GET', '/api/v1/me', undefined, token)).status).toBe(401)
    expect((await signIn(email)).status).toBe(401)
    expect((await signIn(email, 'Another-Pass-1')).status).toBe(200)
    expect(
      (
        await server.call('POST', '/api/auth/reset-password', {
          token: secret,
          newPassword: 'Third-Password-1',
        })
      ).status,
    ).toBe(400)
    expect((await mailTo(server.database, email, 'security')).subject).toBe(
      'Your password was reset',
    )
  })

  test('an expired link is refused, and unknown emails are answered alike', async () => {
    const { email } = await settle('xena')
    const began = performance.now()
    const known = await server.call('POST', '/api/auth/request-password-reset', { email })
    const between = performance.now()
    const unknown = await server.call('POST', '/api/auth/request-password-reset', {
      email: 'nobody@people.example',
    })
    // Nor does the time tell: both wait for the same moment.
    for (const took of [between - began, performance.now() - between])
      expect(Math.round(took)).toBeGreaterThanOrEqual(395)
    expect(known.body).toEqual(unknown.body)
    const secret = secretOf(await mailTo(server.database, email, 'reset-password'))
    const { rows } = await server.database.pool.query<{ hours: number }>(
      `select extract(epoch from "expiresAt" - now()) / 3600 as hours from auth.verification where identifier = $1`,
      [`reset-password:${secret}`],
    )
    expect(Number(rows[0]!.hours)).toBeCloseTo(24, 1)
    await server.database.pool.query(
      `update auth.verification set "expiresAt" = now() - interval '1 second' where identifier = $1`,
      [`reset-password:${secret}`],
    )
    expect(
      (
        await server.call('POST', '/api/auth/reset-password', {
          token: secret,
          newPassword: 'Another-Pass-1',
        })
      ).status,
    ).toBe(400)
  })
})

describe('changing things', () => {
  test('the password, with the current one checked', async () => {
    const { email, token } = await settle('yara')
    const change = (currentPassword: string, newPassword: string) =>
      server.call<{ code: string; token: string }>(
        'POST',
        '/api/auth/change-password',
        { currentPassword, newPassword, revokeOtherSessions: true },
        token,
      )
    expect((await change('Wrong-Password-1', 'Another-Pass-1')).body.code).toBe('INVALID_PASSWORD')
    expect((await change(PASSWORD, 'short')).status).toBe(422)
    const other = (await signIn(email)).body.token
    expect((await change(PASSWORD, 'Another-Pass-1')).status).toBe(200)
    expect((await server.call('GET', '/api/v1/me', undefined, other)).status).toBe(401)
  })

  test('the password ends all other sessions, whatever the request says of them', async () => {
    for (const flag of [{ revokeOtherSessions: false }, {}]) {
      const { email, token } = await settle(`otto${Object.keys(flag).length}`)
      const other = (await signIn(email)).body.token
      const { status } = await server.call(
        'POST',
        '/api/auth/change-password',
        { currentPassword: PASSWORD, newPassword: 'Another-Pass-1', ...flag },
        token,
      )
      expect(status).toBe(200)
      expect((await server.call('GET', '/api/v1/me', undefined, other)).status).toBe(401)
      expect((await server.call('GET', '/api/v1/me', undefined, token)).status).toBe(200)
    }
  })

  test('the email address, confirmed at the new one, everywhere the person belongs', async () => {
    const { email, token } = await settle('zoe')
    expect(
      (
        await server.call(
          'POST',
          '/api/auth/change-email',
          { newEmail: 'zoe.new@people.example', password: PASSWORD },
          token,
        )
      ).status,
    ).toBe(200)
    expect(
      await server.call(
        'POST',
        '/api/auth/change-email',
        { newEmail: 'zoe.other@people.example', password: 'Wrong-Pass-2025' },
        token,
      ),
    ).toMatchObject({
      status: 422,
      body: { code: 'WRONG_PASSWORD', message: 'Current password is incorrect' },
    })
    expect(
      (await server.call<{ user: { email: string } }>('GET', '/api/v1/me', undefined, token)).body
        .user.email,
    ).toBe(email)
    expect((await mailTo(server.database, email, 'security')).subject).toBe(
      'A new email address was asked for',
    )
    const link = secretOf(
      await mailTo(server.database, 'zoe.new@people.example', 'confirm-new-email'),
    )
    expect((await server.call('GET', `/api/auth/verify-email?token=${link}`)).status).toBe(200)
    const me = await server.call<{ user: { email: string; id: string } }>(
      'GET',
      '/api/v1/me',
      undefined,
      token,
    )
    expect(me.body.user.email).toBe('zoe.new@people.example')
    expect(
      (
        await server.call<{ email: string }>(
          'GET',
          `/api/v1/users/${me.body.user.id}`,
          undefined,
          token,
        )
      ).body.email,
    ).toBe('zoe.new@people.example')
  })

  test('a changed password takes back what was mailed before it: a new address that waits, and every reset link', async () => {
    const { email, token } = await settle('gisela')
    await server.call(
      'POST',
      '/api/auth/change-email',
      { newEmail: 'thief@people.example', password: PASSWORD },
      token,
    )
    const taken = secretOf(
      await mailTo(server.database, 'thief@people.example', 'confirm-new-email'),
    )
    await server.call('POST', '/api/auth/request-password-reset', { email })
    const older = secretOf(await mailTo(server.database, email, 'reset-password'))
    await forgetMail(server.database)
    await server.call('POST', '/api/auth/request-password-reset', { email })
    const reset = await server.call<{ token: string }>('POST', '/api/auth/reset-password', {
      token: secretOf(await mailTo(server.database, email, 'reset-password')),
      newPassword: 'Another-Pass-1',
    })
    expect(await server.call('GET', `/api/auth/verify-email?token=${taken}`)).toMatchObject({
      status: 401,
      body: { code: 'INVALID_TOKEN' },
    })
    expect(
      (
        await server.call<{ user: { email: string } }>(
          'GET',
          '/api/v1/me',
          undefined,
          reset.body.token,
        )
      ).body.user.email,
    ).toBe(email)
    expect(
      (
        await server.call('POST', '/api/auth/reset-password', {
          token: older,
          newPassword: 'Third-Password-1',
        })
      ).status,
    ).toBe(400)
  })

  test('a link to a new address works once, and only the last one asked for', async () => {
    const { email, token } = await settle('hanna')
    const ask = async (newEmail: string): Promise<string> => {
      await server.call('POST', '/api/auth/change-email', { newEmail, password: PASSWORD }, token)
      return secretOf(await mailTo(server.database, newEmail, 'confirm-new-email'))
    }
    const [first, second] = [
      await ask('hanna.one@people.example'),
      await ask('hanna.two@people.example'),
    ]
    expect((await server.call('GET', `/api/auth/verify-email?token=${first}`)).status).toBe(401)
    expect((await server.call('GET', `/api/auth/verify-email?token=${second}`)).status).toBe(200)
    await server.database.pool.query(
      `update auth."user" set email = $1 where email = 'hanna.two@people.example'`,
      [email],
    )
    expect((await server.call('GET', `/api/auth/verify-email?token=${second}`)).status).toBe(401)
  })

  test('whoever holds a session alone cannot try passwords without end', async () => {
    const { email, token } = await settle('ines')
    const tries = {
      '/api/v1/me/delete': { email, password: 'Wrong-Password-1' },
      '/api/auth/change-password': {
        currentPassword: 'Wrong-Password-1',
        newPassword: 'Another-Pass-1',
        revokeOtherSessions: true,
      },
    }
    for (const [path, body] of Object.entries(tries))
      for (let n = 0; n < 2; n += 1) await server.call('POST', path, body, token)
    // Nor does a call that fails for another reason start the count anew.
    await server.call(
      'POST',
      '/api/auth/change-password',
      { currentPassword: 'Wrong-Password-1', newPassword: 'weak' },
      token,
    )
    expect(
      (await server.call('POST', '/api/v1/me/delete', { email, password: PASSWORD }, token)).status,
    ).toBe(429)
    expect(
      (
        await server.call(
          'POST',
          '/api/auth/change-password',
          { currentPassword: PASSWORD, newPassword: 'Another-Pass-1', revokeOtherSessions: true },
          token,
        )
      ).status,
    ).toBe(429)
  })

  test('sessions are listed without their tokens and ended one by one', async () => {
    const { email, token } = await settle('abel')
    const second = (await signIn(email)).body.token
    const list = await server.call<{ id: string; is_current: boolean }[]>(
      'GET',
      '/api/v1/me/sessions',
      undefined,
      token,
    )
    expect(list.body.map(session => session.is_current)).toEqual([true, false])
    expect(JSON.stringify(list.body)).not.toContain(second)
    const stranger = await settle('bruno')
    expect(
      (
        await server.call(
          'DELETE',
          `/api/v1/me/sessions/${list.body[1]!.id}`,
          undefined,
          stranger.token,
        )
      ).status,
    ).toBe(404)
    expect(
      (await server.call('DELETE', `/api/v1/me/sessions/${list.body[1]!.id}`, undefined, token))
        .status,
    ).toBe(200)
    expect((await server.call('GET', '/api/v1/me', undefined, second)).status).toBe(401)
    expect((await server.call('GET', '/api/auth/list-sessions', undefined, token)).status).toBe(404)
  })

  test('my data as a file: mine, and no secrets', async () => {
    const { token } = await settle('carla')
    const { body, headers } = await server.call<{
      identity: { email: string }
      memberships: unknown[]
      sessions: object[]
    }>('GET', '/api/v1/me/export', undefined, token)
    expect(headers.get('content-disposition')).toContain('my-data.json')
    expect(body).toMatchObject({
      identity: { email: 'carla@people.example' },
      memberships: [{ organization: 'carla Ltd' }],
    })
    expect(JSON.stringify(body)).not.toContain(token)
  })

  test('an account is deleted with the password and the address, its organization with it when nobody else is there', async () => {
    const { email, token } = await settle('dirk')
    const me = (
      await server.call<{ user: { id: string }; organization: { id: string } }>(
        'GET',
        '/api/v1/me',
        undefined,
        token,
      )
    ).body
    await server.call('POST', '/api/auth/request-password-reset', { email })
    expect(
      await server.call(
        'POST',
        '/api/v1/me/delete',
        { email, password: 'Wrong-Password-1' },
        token,
      ),
    ).toMatchObject({ status: 422, body: { message: 'Current password is incorrect' } })
    expect(
      (
        await server.call(
          'POST',
          '/api/v1/me/delete',
          { email: 'other@people.example', password: PASSWORD },
          token,
        )
      ).status,
    ).toBe(422)
    expect(
      (await server.call('POST', '/api/v1/me/delete', { email, password: PASSWORD }, token)).status,
    ).toBe(200)
    expect((await server.call('GET', '/api/v1/me', undefined, token)).status).toBe(401)
    expect((await signIn(email)).status).toBe(401)
    const left = await asOwner(server.database, owner =>
      owner.query('select 1 from public.organizations where id = $1', [me.organization.id]),
    )
    expect(left.rowCount).toBe(0)
    // Nor is the address kept anywhere but in the operator's log; whoever wants to come back can ask again.
    const traces = await asOwner(server.database, owner =>
      owner.query(
        'select 1 from public.invitations where email = $1 union all select 1 from public.invitation_requests where email = $1 union all select 1 from app.mail_outbox where recipient = $1 union all select 1 from auth.verification where value = $2',
        [email, me.user.id],
      ),
    )
    expect(traces.rowCount).toBe(0)
  })
})

test('after five wrong passwords an email waits, known or not, and a reset opens it again', async () => {
  const { email } = await settle('emil')
  for (const who of [email, 'nobody@people.example']) {
    for (let n = 0; n < 5; n += 1) expect((await signIn(who, 'Wrong-Password-1')).status).toBe(401)
    const locked = await signIn(who, PASSWORD)
    expect(locked.status).toBe(429)
    expect(locked.body.message).toMatch(
      /^Too many attempts\. Try again in \d+ seconds, or reset your password\.$/,
    )
    expect(Number(locked.headers.get('retry-after'))).toBeGreaterThan(20)
  }
  await server.call('POST', '/api/auth/request-password-reset', { email })
  await server.call('POST', '/api/auth/reset-password', {
    token: secretOf(await mailTo(server.database, email, 'reset-password')),
    newPassword: 'Another-Pass-1',
  })
  expect((await signIn(email, 'Another-Pass-1')).status).toBe(200)
})

test('an expired session opens nothing, here nor at the authentication endpoints', async () => {
  const { token } = await settle('fritz')
  await server.database.pool.query(
    `update auth.session set "expiresAt" = now() - interval '1 second' where token = $1`,
    [token.split('.')[0]],
  )
  for (const [method, path] of [
    ['GET', '/api/v1/me'],
    ['GET', '/api/auth/factors'],
    ['POST', '/api/auth/factors'],
  ] as const) {
    expect([
      path,
      (
        await server.call(
          method,
          path,
          method === 'POST' ? { factorType: 'totp' } : undefined,
          token,
        )
      ).status,
    ]).toEqual([path, 401])
  }
})

test('guesses that come at the same moment count too', async () => {
  const { email } = await settle('klara')
  const answers = await Promise.all(
    Array.from({ length: 12 }, (_, n) => signIn(email, `Wrong-Password-${n}`)),
  )
  expect(answers.filter(({ status }) => status === 401)).toHaveLength(5)
  // What is no attempt at a password is not counted.
  const { email: other } = await settle('lars')
  for (let n = 0; n < 6; n += 1)
    expect((await server.call('POST', '/api/auth/sign-in/email', { email: other })).status).toBe(
      400,
    )
  expect((await signIn(other)).status).toBe(200)
})

test('a sign-in that is not JSON is refused: it would be counted for nobody', async () => {
  const { email } = await settle('jonas')
  const form = (address: string, password: string) =>
    fetch(`${server.address}/api/auth/sign-in/email`, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams({ email: address, password }).toString(),
    })
  expect((await form(email, 'Wrong-Password-1')).status).toBe(400)
  expect((await form(email, PASSWORD)).status).toBe(400)
})

test('right passwords at the same moment all let in', async () => {
  const { email } = await settle('paula')
  const answers = await Promise.all(Array.from({ length: 10 }, () => signIn(email)))
  expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 10 }, () => 200))
})
