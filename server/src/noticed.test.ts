import { kiteEntries } from '@sextant/agents/performance-intelligence/testing/kite-entries'
import type { FigureEntry } from '@sextant/contracts/figures/routes'
import type { NotificationRow } from '@sextant/contracts/notifications/routes'
import type {
  FiguresAttention,
  NoticedRow,
} from '@sextant/contracts/performance-intelligence/routes'
import { asOwner } from '@sextant/database/as-owner'
import pino from 'pino'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { noticeRound } from './modules/performance/notice-rounds.ts'
import { type Someone, startTestServer, type TestServer } from './testing/test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
}, 60_000)
afterAll(() => server.close())

const tell = async (who: Someone, rows: FigureEntry[]): Promise<void> => {
  const { status } = await who.call('POST', '/api/v1/figures', { rows })
  expect(status).toBe(200)
}
const noticed = async (who: Someone): Promise<NoticedRow[]> =>
  (await who.call<NoticedRow[]>('GET', '/api/v1/performance/noticed')).body
const told = async (who: Someone): Promise<NotificationRow[]> =>
  (await who.call<{ items: NotificationRow[] }>('GET', '/api/v1/notifications')).body.items.filter(
    ({ event }) => event === 'figures.noticed',
  )
/** The server looks by itself soon after; here it looks now. */
const look = () =>
  noticeRound({ database: server.database, now: () => new Date(), log: pino({ level: 'silent' }) })

test('what changes in figures is told once, however often they come, and can be put aside', async () => {
  const ada = await server.join('Ada')
  await tell(ada, kiteEntries({ seed: 11, phones: 0.2 }))
  await look()
  const [one] = await noticed(ada)
  expect(one!.title).toMatch(/^Since \d+ \w+: orders per visit of Meta Ads fell$/)
  expect(one).toMatchObject({ better: false })
  expect(one!.says).toMatch(/^From \d\.\d\d% to \d\.\d\d%, more than chance explains/)
  expect(await told(ada)).toMatchObject([{ title: one!.title, href: '/performance-intelligence' }])

  // The same days again, and one day more, are no news.
  await tell(ada, kiteEntries({ seed: 11, phones: 0.2 }))
  await look()
  expect(await told(ada)).toHaveLength(1)

  const stranger = await server.join('Stranger')
  const dismiss = (who: Someone, body: object) =>
    who.call('POST', `/api/v1/performance/noticed/${one!.id}/dismiss`, body)
  expect((await dismiss(stranger, {})).status).toBe(404)
  expect(await noticed(stranger)).toEqual([])
  expect((await dismiss(ada, {})).status).toBe(200)
  expect(await noticed(ada)).toEqual([])
  await dismiss(ada, { dismiss: false })
  expect(await noticed(ada)).toHaveLength(1)
})

test('figures in which nothing changed are looked at and say nothing', async () => {
  const ben = await server.join('Ben')
  await tell(ben, kiteEntries({ seed: 11, phones: 1 }))
  await look()
  expect(await noticed(ben)).toEqual([])
  expect(await told(ben)).toEqual([])
})

/** Something noticed of a series, so many days ago. */
const plant = (who: Someone, title: string, daysAgo: number) =>
  asOwner(server.database, owner =>
    owner.query(
      `insert into public.noticed (org_id, key, title, says, since, better, noticed_at)
       values ($1, 'ga4 email orders sessions', $2, 'It fell.', current_date, false, now() - $3 * interval '1 day')`,
      [who.orgId, title, daysAgo],
    ),
  )

test('of a series that changed twice the newest asks for somebody, and putting it aside takes the older along', async () => {
  const cleo = await server.join('Cleo')
  await plant(cleo, 'First', 30)
  await plant(cleo, 'Again', 1)
  const attention = async () =>
    (await cleo.call<FiguresAttention>('GET', '/api/v1/performance/attention')).body.noticed
  const [newest, ...others] = await attention()
  expect(newest).toMatchObject({ title: 'Again', tool: 'what-is-odd', output_id: null })
  expect(others).toEqual([])
  expect(await noticed(cleo)).toMatchObject([{ id: newest!.id }])
  const dismiss = (body: object) =>
    cleo.call('POST', `/api/v1/performance/noticed/${newest!.id}/dismiss`, body)
  await dismiss({})
  expect(await attention()).toEqual([])
  expect(await noticed(cleo)).toEqual([])
  await dismiss({ dismiss: false })
  expect(await attention()).toEqual([newest])
})
