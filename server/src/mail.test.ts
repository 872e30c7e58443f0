import type { AddressInfo } from 'node:net'
import { asOwner } from '@sextant/database/as-owner'
import { SMTPServer } from 'smtp-server'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { renderMail } from './mails/templates.ts'
import { startTestServer, type TestServer } from './testing/test-server.ts'

/** A mail server that takes mail, or misbehaves as told. */
const behaviour: { recipient: number | null; received: { to: string[]; raw: string }[] } = {
  recipient: null,
  received: [],
}
const smtp = new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS'],
  onRcptTo: (_address, _session, done) =>
    behaviour.recipient
      ? done(Object.assign(new Error('No such person here'), { responseCode: behaviour.recipient }))
      : done(),
  onData: (stream, session, done) => {
    const chunks: Buffer[] = []
    stream.on('data', (chunk: Buffer) => chunks.push(chunk))
    stream.on('end', () => {
      behaviour.received.push({
        to: session.envelope.rcptTo.map(({ address }) => address),
        raw: Buffer.concat(chunks).toString(),
      })
      done()
    })
  },
})

let server: TestServer
beforeAll(async () => {
  await new Promise<void>(resolve => smtp.listen(0, '127.0.0.1', () => resolve()))
  const { port } = smtp.server.address() as AddressInfo
  server = await startTestServer({ SMTP_URL: `smtp://127.0.0.1:${port}`, APP_NAME: 'Bearing' })
})
afterEach(async () => {
  Object.assign(behaviour, { recipient: null, received: [] })
  await asOwner(server.database, owner => owner.query('delete from app.mail_outbox'))
})
afterAll(async () => {
  await server.close()
  await new Promise<void>(resolve => smtp.close(() => resolve()))
})

type Kept = {
  status: string
  attempts: number
  last_error: string | null
  data: object
  next_attempt_at: string | null
}
const queue = (recipient: string, template: string, data: object): Promise<unknown> =>
  server.database.pool.query('select app.queue_mail($1, $2, $3)', [
    recipient,
    template,
    JSON.stringify(data),
  ])
const kept = async (): Promise<Kept> =>
  (
    await asOwner(server.database, owner =>
      owner.query<Kept>(
        'select status, attempts, last_error, data, next_attempt_at from app.mail_outbox',
      ),
    )
  ).rows[0]!
const settled = (wanted: string): Promise<void> =>
  expect.poll(async () => (await kept()).status, { timeout: 10_000 }).toBe(wanted)
const dueNow = (): Promise<unknown> =>
  asOwner(server.database, owner =>
    owner.query(`update app.mail_outbox set next_attempt_at = now(); notify sextant_mail`),
  )

test('mail goes out with both parts, and its secrets leave the outbox with it', async () => {
  await queue('ada@people.example', 'reset-password', { path: '/reset-password?token=open-sesame' })
  await settled('sent')
  const [mail] = behaviour.received
  expect(mail!.to).toEqual(['ada@people.example'])
  expect(mail!.raw).toMatch(/^From: Bearing <hello@sextant\.example>/m)
  expect(mail!.raw).toContain('multipart/alternative')
  expect(mail!.raw).toContain('text/html')
  expect(mail!.raw.replaceAll('=\r\n', '').replaceAll('=3D', '=')).toContain(
    `${server.address}/reset-password?token=open-sesame`,
  )
  expect((await kept()).data).toEqual({})
})

test('a busy mail server is tried again later, and then it arrives once', async () => {
  behaviour.recipient = 451
  await queue('bea@people.example', 'security', { action: 'password.changed' })
  await expect
    .poll(async () => (await kept()).last_error, { timeout: 10_000 })
    .toContain('No such person')
  expect(await kept()).toMatchObject({ status: 'queued', attempts: 1 })
  expect(new Date((await kept()).next_attempt_at!).getTime()).toBeGreaterThan(Date.now() + 20_000)
  behaviour.recipient = null
  await dueNow()
  await settled('sent')
  expect(behaviour.received).toHaveLength(1)
})

test('an address that does not exist is the operator’s at once, without the address in the error', async () => {
  behaviour.recipient = 550
  await queue('gone@people.example', 'invitation', { email: 'gone@people.example' })
  await settled('dead')
  expect(await kept()).toMatchObject({ attempts: 1, next_attempt_at: null })
  expect((await kept()).last_error).not.toContain('gone@')
})

test('after eight failures a mail is dead', async () => {
  behaviour.recipient = 451
  await queue('cleo@people.example', 'security', { action: 'password.changed' })
  await expect.poll(async () => (await kept()).attempts, { timeout: 10_000 }).toBe(1)
  await expect.poll(async () => (await kept()).status).toBe('queued')
  await asOwner(server.database, owner => owner.query('update app.mail_outbox set attempts = 7'))
  await dueNow()
  await settled('dead')
})

test('mail that a stopped server had taken is due again', async () => {
  await queue('dora@people.example', 'security', { action: 'password.changed' })
  await settled('sent')
  await asOwner(server.database, owner =>
    owner.query(
      `update app.mail_outbox set status = 'sending', data = '{"action": "password.changed"}', next_attempt_at = now() - interval '1 second'; notify sextant_mail`,
    ),
  )
  await settled('sent')
  expect(behaviour.received).toHaveLength(2)
})

test('what people are called cannot become markup, nor a second header', () => {
  const sender = {
    appName: 'Bearing',
    address: 'https://bearing.example',
    contact: 'hello@bearing.example',
  }
  const mail = renderMail(
    'team-invitation',
    {
      path: '/accept-invitation/x',
      organization: '<img src=x onerror=alert(1)>',
      inviter: 'Eve <b>',
      role_name: 'viewer',
    },
    sender,
  )
  expect(mail.html).not.toContain('<img')
  expect(mail.html).toContain('&lt;img src=x onerror=alert(1)&gt;')
  expect(() =>
    renderMail('reset-password', { path: 'https://elsewhere.example/' }, sender),
  ).toThrow(/path/)
  expect(() => renderMail('no-such-mail', {}, sender)).toThrow('no-such-mail')
})
