import { kiteFigures } from '@sextant/agents/performance-intelligence/testing/kites'
import type { FigureEntry } from '@sextant/contracts/figures/routes'
import type { NotificationRow } from '@sextant/contracts/notifications/routes'
import type { NoticedRow } from '@sextant/contracts/performance-intelligence/routes'
import pino from 'pino'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { noticeRound } from './modules/performance/notice-rounds.ts'
import { type Someone, startTestServer, type TestServer } from './testing/test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
}, 60_000)
afterAll(() => server.close())

/** Eight weeks of an invented shop, by day and channel; `phones`: what is left of its rate on phones in the last days. */
function entries(phones: number): FigureEntry[] {
  const byDay = new Map<string, FigureEntry>()
  for (const { day, channel, measure, value } of kiteFigures({ seed: 11, phones }).figures) {
    const key = `${day} ${channel}`
    const entry = byDay.get(key) ?? {
      day,
      channel: channel as 'meta-ads',
      currency: 'GBP',
      values: {},
    }
    byDay.set(key, { ...entry, values: { ...entry.values, [measure]: value } })
  }
  return [...byDay.values()]
}

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
  await tell(ada, entries(0.2))
  await look()
  const [one] = await noticed(ada)
  expect(one!.title).toMatch(/^Since \d+ \w+: orders per visit of Meta Ads fell$/)
  expect(one).toMatchObject({ better: false })
  expect(one!.says).toMatch(/^From \d\.\d\d% to \d\.\d\d%, more than chance explains/)
  expect(await told(ada)).toMatchObject([{ title: one!.title, href: '/performance-intelligence' }])

  // The same days again, and one day more, are no news.
  await tell(ada, entries(0.2))
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
  await tell(ben, entries(1))
  await look()
  expect(await noticed(ben)).toEqual([])
  expect(await told(ben)).toEqual([])
})
