import { asOwner } from '@sextant/database/as-owner'
import { generate } from 'otplib'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { mailTo, secretOf } from './testing/mailbox.ts'
import { newSession, say, startTestServer, type TestServer } from './testing/test-server.ts'

/** Everything the server says, as loud as it can: its log, and what libraries print. */
let log = ''
let server: TestServer
beforeAll(async () => {
  for (const loudness of ['log', 'info', 'warn', 'error', 'debug'] as const)
    vi.spyOn(console, loudness).mockImplementation(
      (...said: unknown[]) => void (log += said.map(String).join(' ')),
    )
  server = await startTestServer(
    {
      LOG_LEVEL: 'debug',
      EMAIL_CONFIRMATION: 'on',
      AUTH_SECRET: 'SECRET-OF-THE-SERVER-SECRET-OF-THE-SERVER',
    },
    { logTo: { write: line => void (log += line) } },
  )
})
afterAll(() => server.close())

test('what happens at the doors and behind them leaves no secret and no personal word in the log', async () => {
  const email = 'ada.lovelace@people.example'
  const secrets: string[] = [
    'Sesame-Open-1815',
    'Sesame-Other-1852',
    'Wrong-Sesame-1842',
    email,
    'Countess Ada',
    'SECRET-OF-THE-SERVER',
  ]
  await asOwner(server.database, client =>
    client.query(`insert into public.invitations (email, invited_by) values ($1, 'test')`, [email]),
  )
  await server.call('POST', '/api/auth/sign-up/email', {
    email,
    password: 'Sesame-Open-1815',
    name: 'Countess Ada',
    organization_name: 'Engines',
    organization_type: 'SME',
  })
  const confirmation = secretOf(await mailTo(server.database, email, 'confirm-email'))
  const token = (await server.call('GET', `/api/auth/verify-email?token=${confirmation}`)).headers
    .get('set-auth-token')!
    .split('.')[0]!
  await server.call('POST', '/api/auth/sign-in/email', { email, password: 'Wrong-Sesame-1842' })
  const call = <T>(method: string, path: string, body?: unknown) =>
    server.call<T>(method, path, body, token)
  const { body: me } = await call<{ organization: { id: string } }>('GET', '/api/v1/me')
  const ada = { token, orgId: me.organization.id, call }
  await call('POST', `/api/v1/business-context/organization/${ada.orgId}`, {
    companyName: 'Engines',
    industry: 'Manufacturing',
    companySize: '1-10',
    description: 'CONFIDENTIAL-DESCRIPTION',
  })
  await say(ada, await newSession(ada), 'CONFIDENTIAL-WORDS: our rival is Babbage & Co')
  const { body: factor } = await call<{ id: string; totp: { secret: string } }>(
    'POST',
    '/api/auth/factors',
    { factorType: 'totp' },
  )
  const { body: challenge } = await call<{ id: string }>(
    'POST',
    `/api/auth/factors/${factor.id}/challenge`,
    {},
  )
  const code = await generate({ secret: factor.totp.secret })
  const { body: passed } = await call<{ recoveryCodes: string[] }>(
    'POST',
    `/api/auth/factors/${factor.id}/verify`,
    { challengeId: challenge.id, code },
  )
  await call('POST', '/api/v1/team/invitations', {
    email: 'charles.babbage@people.example',
    role_name: 'viewer',
    client_ids: [],
  })
  const link = secretOf(
    await mailTo(server.database, 'charles.babbage@people.example', 'team-invitation'),
  )
  await server.call('POST', '/api/auth/request-password-reset', { email })
  const reset = secretOf(await mailTo(server.database, email, 'reset-password'))
  // Faults are logged whole: one that carries what was sent must not.
  await asOwner(server.database, owner =>
    owner.query('alter table public.feedback rename to feedback_away'),
  )
  expect(
    (await call('POST', '/api/v1/feedback', { kind: 'idea', message: 'CONFIDENTIAL-FEEDBACK' }))
      .status,
  ).toBe(500)
  await asOwner(server.database, owner =>
    owner.query('alter table public.feedback_away rename to feedback'),
  )
  await server.call('POST', '/api/auth/reset-password', {
    token: reset,
    newPassword: 'Sesame-Other-1852',
  })
  secrets.push(
    token,
    confirmation,
    link,
    reset,
    factor.totp.secret,
    code,
    ...passed.recoveryCodes,
    'charles.babbage@',
    'CONFIDENTIAL',
  )

  expect(log).toContain('a request failed')
  expect(secrets.filter(secret => log.includes(secret))).toEqual([])
})
