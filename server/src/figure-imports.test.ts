import type { ImportDetail } from '@sextant/contracts/figures/import'
import type { FiguresView } from '@sextant/contracts/figures/view'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { generateExports } from './modules/figures/generator/exports.ts'
import { type Someone, startTestServer, type TestServer } from './testing/test-server.ts'

let server: TestServer
let ada: Someone
beforeAll(async () => {
  server = await startTestServer()
  ada = await server.join('Ada')
}, 60_000)
afterAll(() => server.close())

type Failure = { code?: string; message?: string }
const api = '/api/v1/figures'
const FILES = generateExports({ seed: 11, from: '2026-08-31', days: 56 })

const begin = async (who: Someone): Promise<string> =>
  (await who.call<{ id: string }>('POST', `${api}/imports`, {})).body.id
const read = async (who: Someone, id: string): Promise<ImportDetail> =>
  (await who.call<ImportDetail>('GET', `${api}/imports/${id}`)).body
const drop = (who: Someone, id: string, name: string, body: Buffer | string) =>
  fetch(`${server.address}${api}/imports/${id}/files?name=${encodeURIComponent(name)}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${who.token}`, 'content-type': 'application/octet-stream' },
    body: new Uint8Array(Buffer.from(body)),
  })
const finish = (who: Someone, id: string) =>
  who.call<{ counts: Record<string, number> } & Failure>('POST', `${api}/imports/${id}/finish`, {})
const view = async (who: Someone, query = ''): Promise<FiguresView> =>
  (await who.call<FiguresView>('GET', `${api}/view${query}`)).body
const PERIOD = '?from=2026-08-31&to=2026-10-25&compare=none'

async function importAll(who: Someone): Promise<{ id: string; counts: Record<string, number> }> {
  const id = await begin(who)
  for (const { name, bytes } of FILES) expect((await drop(who, id, name, bytes)).status).toBe(200)
  const { status, body } = await finish(who, id)
  expect(status, JSON.stringify(body)).toBe(200)
  return { id, counts: body.counts }
}

test('exports dropped in are recognised, shown beside what stands, and add up to what they say', async () => {
  const id = await begin(ada)
  for (const { name, bytes } of FILES) await drop(ada, id, name, bytes)
  const draft = await read(ada, id)
  expect(draft.files.map(({ recognised }) => recognised.split(',')[0])).toEqual([
    'Google Ads',
    'Meta Ads',
    'Shopify',
    'GA4',
    'Mailchimp',
  ])
  expect(draft.files.every(({ state }) => state === 'read')).toBe(true)
  // A draft counts nowhere.
  expect((await view(ada, PERIOD)).empty).toBe('none')
  const { counts } = (await finish(ada, id)).body
  expect(counts.restated! + counts.same!).toBe(0)
  const page = await view(ada, PERIOD)
  const sumOf = (metric: string) => page.all.find(one => one.metric === metric)?.value
  const truth = Object.fromEntries(FILES.map(file => [file.source, file.truth]))
  const spend = truth['google-ads']!.spend! + truth['meta-ads']!.spend!
  expect(sumOf('spend')).toBe(spend)
  expect(sumOf('orders')).toBe(truth.shopify!.orders)
  expect(sumOf('revenue')).toBe(truth.shopify!.revenue)
  expect(sumOf('sessions')).toBe(truth.ga4!.sessions)
  expect(sumOf('delivered')).toBe(truth.mailchimp!.delivered)
  expect(page.hours?.cells.flat().reduce((sum, count) => sum + count, 0)).toBe(sumOf('orders'))
})

test('the same files again change nothing, and taking an import back brings the former figures', async () => {
  const before = await view(ada, PERIOD)
  const again = await importAll(ada)
  expect(again.counts).toMatchObject({ new: 0, restated: 0 })
  const same = await view(ada, PERIOD)
  expect(same.all).toEqual(before.all)
  expect((await ada.call('POST', `${api}/imports/${again.id}/undo`, {})).status).toBe(200)
  expect((await view(ada, PERIOD)).all).toEqual(before.all)
})

test('a table nobody knows is asked about once, and remembered by its headers', async () => {
  const who = await server.join('Posters')
  const table =
    'Wann;Womit;Ausgegeben;Angesehen\n03.09.2026;Plakat;12,50;310\n04.09.2026;Plakat;13,70;295\n'
  const id = await begin(who)
  await drop(who, id, 'plakate.csv', table)
  const [asked] = (await read(who, id)).files
  expect(asked).toMatchObject({ state: 'asks' })
  const answers = {
    mapping: { '0': 'day', '1': 'campaign', '2': 'spend', '3': 'impressions' },
    currency: 'EUR',
    day_order: 'day-first',
  }
  await who.call('PUT', `${api}/imports/${id}/files/1`, { answers })
  const answered = await read(who, id)
  expect(answered.files[0]).toMatchObject({ state: 'read', questions: [], problem_count: 0 })
  expect(answered.preview!.lines).toEqual([{ place: 1, new: 2, restated: 0, same: 0 }])
  expect(answered.campaigns).toMatchObject([{ name: 'Plakat', campaign_id: null }])
  await finish(who, id)
  const next = await begin(who)
  await drop(who, next, 'plakate-2.csv', table.replace('13,70', '13,90'))
  const remembered = await read(who, next)
  expect(remembered.files[0]!.state).toBe('read')
  expect(remembered.preview).toMatchObject({
    lines: [{ new: 0, restated: 1, same: 1 }],
    changes: [{ day: '2026-09-04', measure: 'spend', stands: 1370, will_stand: 1390 }],
  })
  expect((await who.call('DELETE', `${api}/imports/${next}`)).status).toBe(200)
  expect((await who.call('GET', `${api}/imports/${next}`)).status).toBe(404)
})

test('days that can be read both ways are asked about, never guessed', async () => {
  const who = await server.join('Ambiguous')
  const id = await begin(who)
  const mapping = { '0': 'day', '1': 'clicks' }
  await drop(who, id, 'days.csv', 'When,Clicks made\n03/04/2026,17\n05/06/2026,21\n')
  await who.call('PUT', `${api}/imports/${id}/files/1`, { answers: { mapping } })
  expect((await read(who, id)).files[0]!.questions).toMatchObject([{ ask: 'day-order' }])
  expect((await finish(who, id)).status).toBe(422)
})

test('what is no table is refused with a reason, and the rest of the import goes on', async () => {
  const who = await server.join('Hostile')
  const id = await begin(who)
  const wide = Array.from({ length: 3_200 }, (_, at) => `c${at}`).join(',')
  const files: [name: string, body: Buffer | string][] = [
    ['report.csv', Buffer.from('%PDF-1.7\n%âãÏÓ\n1 0 obj\n')],
    ['x.xlsx', Buffer.from('PK\u0003\u0004 nothing of a workbook')],
    ['wide.csv', `${wide}\n${wide}\n`],
    ['empty.csv', ''],
    ['../../etc/passwd\u0000.csv', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])],
  ]
  for (const [name, body] of files) expect((await drop(who, id, name, body)).status, name).toBe(200)
  const draft = await read(who, id)
  expect(draft.files.map(({ state }) => state)).toEqual(files.map(() => 'refused'))
  for (const { refused } of draft.files) expect(refused!.length).toBeGreaterThan(15)
  expect(draft.files[4]!.name).toBe('passwd.csv')
  expect((await finish(who, id)).status).toBe(422)
  await drop(who, id, 'campaigns.csv', FILES[0]!.bytes)
  expect((await finish(who, id)).status).toBe(200)
})

test('formulas in cells are words, errors name line and column, and two windows finish a draft once', async () => {
  const who = await server.join('Careful')
  const id = await begin(who)
  const lines = [
    'Day,Campaign,Spend,Clicks',
    '2026-09-01,=cmd|calc,4.31,7',
    '2026-09-31,Lamps,2.10,3',
    '2026-09-02,Lamps,2.1O,3',
  ]
  await drop(who, id, 't.csv', `${lines.join('\n')}\n`)
  await who.call('PUT', `${api}/imports/${id}/files/1`, {
    answers: {
      mapping: { '0': 'day', '1': 'campaign', '2': 'spend', '3': 'clicks' },
      currency: 'EUR',
    },
  })
  const [file] = (await read(who, id)).files
  expect(file!.problems.map(({ line, header }) => `${line} ${header}`)).toEqual([
    '3 Day',
    '4 Spend',
  ])
  const twice = await Promise.all([finish(who, id), finish(who, id)])
  expect(twice.map(({ status }) => status).toSorted()).toEqual([200, 409])
  expect((await view(who, '?from=2026-09-01&to=2026-09-02')).campaigns[0]!.campaign).toBe(
    '=cmd|calc',
  )
})

test('a draft is nobody else’s', async () => {
  const id = await begin(ada)
  const stranger = await server.join('Stranger')
  expect((await drop(stranger, id, 'x.csv', 'a,b\n1,2\n')).status).toBe(404)
  for (const [method, path] of [
    ['GET', ''],
    ['DELETE', ''],
    ['DELETE', '/files/1'],
  ] as const)
    expect((await stranger.call(method, `${api}/imports/${id}${path}`)).status).toBe(404)
  expect((await finish(stranger, id)).status).toBe(404)
  expect(
    (await fetch(`${server.address}${api}/imports/${id}/files`, { method: 'POST', body: 'x' }))
      .status,
  ).toBe(401)
})
