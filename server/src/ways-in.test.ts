import type { Me } from '@sextant/contracts/identity/routes'
import type { InvitedSignup } from '@sextant/contracts/invitations/routes'
import { asOwner } from '@sextant/database/as-owner'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { mailTo } from './testing/mailbox.ts'
import { startTestServer, type TestServer } from './testing/test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer({ EMAIL_CONFIRMATION: 'on' })
})
afterAll(() => server.close())

/** Asks for an invitation, is approved, and answers the secret of the mail. */
async function approved(email: string, company: string): Promise<string> {
  await asOwner(server.database, async owner => {
    await owner.query('select app.request_invitation($1, $2, $3, null, null)', [
      email,
      company,
      'AGENCY',
    ])
    await owner.query('select app.whitelist($1, $2)', [email, 'approved'])
  })
  const mail = await mailTo(server.database, email, 'invitation')
  return /[?&]key=([0-9a-f]{64})/.exec(mail.text)![1]!
}

const signUp = (email: string, more: object) =>
  server.call<{ token: string | null }>('POST', '/api/auth/sign-up/email', {
    email,
    password: 'Long-Enough-1',
    name: 'Somebody',
    organization_name: 'Una & Sons',
    organization_type: 'AGENCY',
    ...more,
  })
const open = async (key: string) =>
  (await server.call<InvitedSignup | null>('GET', `/api/v1/invitations/${key}`)).body
const mailsTo = async (email: string): Promise<string[]> => {
  const { rows } = await asOwner(server.database, owner =>
    owner.query<{ template: string }>(
      'select template from app.mail_outbox where recipient = $1 order by queued_at',
      [email],
    ),
  )
  return rows.map(({ template }) => template)
}

test('the mailed invitation knows what was asked for, proves the address, and works once', async () => {
  const key = await approved('una@people.example', 'Una & Sons')
  expect(await open(key)).toEqual({
    email: 'una@people.example',
    company_name: 'Una & Sons',
    organization_type: 'AGENCY',
  })
  const { body } = await signUp('Una@people.example', { invitation_key: key })
  expect(body.token).toBeTruthy()
  const me = await server.call<Me>('GET', '/api/v1/me', undefined, body.token!)
  expect(me.body).toMatchObject({ user: { email: 'una@people.example' } })
  expect(await mailsTo('una@people.example')).toEqual(['request-received', 'invitation'])
  expect(await open(key)).toBeNull()
})

test('a secret of somebody else’s mail, or an invented one, proves nothing', async () => {
  const foreign = await approved('vic@people.example', 'Vic')
  await approved('wil@people.example', 'Wil')
  const taken = await signUp('wil@people.example', { invitation_key: foreign })
  expect(taken).toMatchObject({ status: 200, body: { token: null } })
  // It is queued beside the answer.
  await mailTo(server.database, 'wil@people.example', 'confirm-email')
  const invented = await signUp('vic@people.example', { invitation_key: 'a'.repeat(64) })
  expect(invented).toMatchObject({ status: 200, body: { token: null } })
})

test('a later mail replaces the secret of the earlier one', async () => {
  const first = await approved('xia@people.example', 'Xia')
  await asOwner(server.database, async owner => {
    await owner.query('delete from app.mail_outbox where recipient = $1', ['xia@people.example'])
    await owner.query('select app.mail_invitation($1)', ['xia@people.example'])
  })
  await mailTo(server.database, 'xia@people.example', 'invitation')
  expect(await open(first)).toBeNull()
})

test('an account that is there already is not opened by its invitation', async () => {
  const key = await approved('yan@people.example', 'Yan')
  await signUp('yan@people.example', {})
  await asOwner(server.database, owner =>
    owner.query(`update public.invitations set used_at = null where email = 'yan@people.example'`),
  )
  const again = await signUp('yan@people.example', { invitation_key: key })
  expect(again.body.token ?? null).toBeNull()
})

test('skipping onboarding lasts, and onboarding is still needed', async () => {
  const key = await approved('zoe@people.example', 'Zoe')
  const { body } = await signUp('zoe@people.example', { invitation_key: key })
  const read = async () =>
    (await server.call<Me>('GET', '/api/v1/me', undefined, body.token!)).body.onboarding
  expect(await read()).toEqual({ needs_onboarding: true, skipped: false })
  await server.call('POST', '/api/v1/me/onboarding/skip', {}, body.token!)
  expect(await read()).toEqual({ needs_onboarding: true, skipped: true })
})
