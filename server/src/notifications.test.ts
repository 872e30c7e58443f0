import {
  NOTIFICATION_EVENTS,
  type NotificationRow,
  type NotificationSetting,
} from '@sextant/contracts/notifications/routes'
import { asOwner } from '@sextant/database/as-owner'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { forgetMail, mailTo } from './testing/mailbox.ts'
import {
  newSession,
  say,
  type Someone,
  startTestServer,
  type TestServer,
} from './testing/test-server.ts'

let server: TestServer
let rosa: Someone
beforeAll(async () => {
  server = await startTestServer()
  rosa = await server.join('Rosa')
})
afterAll(() => server.close())

type List = { unread: number; items: NotificationRow[] }
const list = async (person = rosa): Promise<List> =>
  (await person.call<List>('GET', '/api/v1/notifications')).body
const queueDigests = async (): Promise<number> =>
  (await server.database.pool.query<{ n: number }>('select app.queue_digests() as n')).rows[0]!.n
const aDayLater = (): Promise<unknown> =>
  asOwner(server.database, owner =>
    owner.query(
      `update public.users set digested_at = digested_at - interval '25 hours', created_at = created_at - interval '25 hours'; update public.notifications set created_at = created_at - interval '25 hours'`,
    ),
  )

test('the events and their defaults are the same on both sides', async () => {
  const { body } = await rosa.call<NotificationSetting[]>('GET', '/api/v1/notification-settings')
  const sides = [
    body,
    NOTIFICATION_EVENTS.map(({ event, in_app, mail, digest }) => ({ event, in_app, mail, digest })),
  ].map(settings => settings.toSorted((a, b) => a.event.localeCompare(b.event)))
  expect(sides[0]).toEqual(sides[1])
})

test('a finished deliverable is announced to the person who asked for it, read once, and collected for one mail a day', async () => {
  await say(rosa, await newSession(rosa), 'just draft it')
  const first = await list()
  expect(first.unread).toBeGreaterThan(0)
  const ready = first.items.find(item => item.event === 'output.ready')!
  expect(ready.title).toMatch(/^Ready: ./)
  expect(ready.href).toMatch(/^\/outputs\/[0-9a-f-]{36}$/)
  expect(
    (await rosa.call<{ unread: number }>('POST', '/api/v1/notifications/read', { ids: [ready.id] }))
      .body.unread,
  ).toBe(first.unread - 1)
  expect(
    (await rosa.call<{ unread: number }>('POST', '/api/v1/notifications/read', {})).body.unread,
  ).toBe(0)

  const eve = await server.join('Eve')
  expect((await list(eve)).items).toEqual([])
  expect(await queueDigests()).toBe(0)
  await aDayLater()
  expect(await queueDigests()).toBe(1)
  const mail = await mailTo(server.database, 'rosa@people.example', 'digest')
  expect(mail.text).toContain(`${server.address}${ready.href}`)
  expect(await queueDigests()).toBe(0)
  await aDayLater()
  expect(await queueDigests()).toBe(0)
})

test('people choose how they are told, each for themselves', async () => {
  await forgetMail(server.database)
  const saved = await rosa.call<NotificationSetting[]>('PUT', '/api/v1/notification-settings', {
    settings: [{ event: 'output.ready', in_app: false, mail: true, digest: false }],
  })
  expect(saved.body.find(({ event }) => event === 'output.ready')).toEqual({
    event: 'output.ready',
    in_app: false,
    mail: true,
    digest: false,
  })
  const before = (await list()).items.filter(item => item.event === 'output.ready').length
  await say(rosa, await newSession(rosa, 'ice'), 'just draft it')
  expect((await list()).items.filter(item => item.event === 'output.ready')).toHaveLength(before)
  expect((await mailTo(server.database, 'rosa@people.example', 'notification')).subject).toMatch(
    /^Ready: ./,
  )
})

test('what was read in words asks for a look once, until one has looked; a card asks for none', async () => {
  const lea = await server.join('Lea')
  const waiting = async () =>
    (await list(lea)).items.filter(({ event }) => event === 'insight.waiting')
  const session = await newSession(lea)
  const goal = { kind: 'goal', label: 'loaves a day', attributes: { baseline: 160, target: 200 } }
  await say(lea, session, '', { facts: [goal] })
  expect(await waiting()).toEqual([])
  await say(lea, session, 'Bread is $6 a loaf, cakes are $4 each.')
  const [read] = await waiting()
  expect(read!.href).toBe('/learning-history')
  await say(lea, session, 'Mill Road Bakes, $3 a loaf.')
  expect(await waiting()).toHaveLength(1)
  await lea.call('POST', '/api/v1/notifications/read', {})
  await say(lea, session, 'The crust, 4.8 stars over 96 reviews.')
  expect(await waiting()).toHaveLength(2)
})
