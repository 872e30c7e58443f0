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

/** All figures of a page. Shares of conversions are added up in whatever order they lie: the last of sixteen digits is chance. */
const allOf = async (who: Someone): Promise<unknown> => {
  const { all } = await view(who, PERIOD)
  return JSON.parse(JSON.stringify(all), (_name, value: unknown) =>
    typeof value === 'number' ? Number(value.toPrecision(12)) : value,
  )
}

test('the same files again change nothing, and taking an import back brings the former figures', async () => {
  const before = await allOf(ada)
  const again = await importAll(ada)
  expect(again.counts).toMatchObject({ new: 0, restated: 0 })
  expect(await allOf(ada)).toEqual(before)
  expect((await ada.call('POST', `${api}/imports/${again.id}/undo`, {})).status).toBe(200)
  expect(await allOf(ada)).toEqual(before)
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

/** A table of Google Ads with the numbers of its campaigns, spend in cents by day. */
const numbered = (rows: readonly [day: string, number: string, name: string, cost: string][]) =>
  [
    'Campaign report',
    'All time',
    'Day,Campaign ID,Campaign,Campaign status,Currency code,Cost,Impr.,Clicks',
    ...rows.map(
      ([day, number, name, cost]) => `${day},${number},${name},Eligible,EUR,${cost},90,9`,
    ),
    '',
  ].join('\n')
const A = '20931004271'
const B = '20931004288'
const bringNumbered = async (who: Someone, rows: Parameters<typeof numbered>[0]) => {
  const id = await begin(who)
  expect((await drop(who, id, 'campaigns.csv', numbered(rows))).status).toBe(200)
  const draft = await read(who, id)
  const { counts } = (await finish(who, id)).body
  return { id, draft, counts }
}
const spendByCampaign = async (who: Someone) =>
  (await view(who, '?from=2026-10-01&to=2026-10-31&compare=none')).campaigns.map(
    ({ campaign, campaign_id, spend }) => [campaign, campaign_id, spend.value],
  )

test('a campaign that was renamed in its source is the same one: restated, not counted twice, and still ours', async () => {
  const who = await server.join('Renaming')
  const { body } = await who.call<{ id: string }>('POST', '/api/v1/campaigns', {
    name: 'Lamps',
    org_id: who.orgId,
  })
  const first = await bringNumbered(who, [
    ['2026-10-05', A, 'Lamps', '10.00'],
    ['2026-10-06', A, 'Lamps', '11.00'],
    ['2026-10-06', B, 'Shades', '5.00'],
  ])
  expect(first.draft.campaigns.map(({ called, known }) => `${called} ${known}`).toSorted()).toEqual(
    ['Lamps false', 'Shades false'],
  )
  // Renamed, and exported again with a day that stands already.
  const second = await bringNumbered(who, [
    ['2026-10-06', A, 'Lamps | autumn', '11.50'],
    ['2026-10-07', A, 'Lamps | autumn', '12.00'],
  ])
  expect(second.draft.campaigns).toEqual([
    expect.objectContaining({
      name: 'Lamps',
      called: 'Lamps | autumn',
      known: true,
      campaign_id: body.id,
    }),
  ])
  expect(second.counts).toEqual({ new: 1, restated: 1, same: 0 })
  expect(await spendByCampaign(who)).toEqual([
    ['Lamps | autumn', body.id, 1_000 + 1_150 + 1_200],
    ['Shades', null, 500],
  ])
})

test('a number that is known goes before a name that means another campaign', async () => {
  const who = await server.join('Swapping')
  await bringNumbered(who, [
    ['2026-10-05', A, 'Sale', '10.00'],
    ['2026-10-05', B, 'Brand', '20.00'],
  ])
  const campaign = async (name: string) => {
    const made = await who.call<{ id: string }>('POST', '/api/v1/campaigns', {
      name,
      org_id: who.orgId,
    })
    return made.body.id
  }
  const [autumn, brand] = [await campaign('Autumn'), await campaign('Brand')]
  await who.call('PUT', `${api}/campaigns`, {
    source: 'google-ads',
    name: 'Sale',
    campaign_id: autumn,
  })
  // The one is called what the other was called before.
  await bringNumbered(who, [
    ['2026-10-06', A, 'Brand', '1.00'],
    ['2026-10-06', B, 'Sale', '2.00'],
  ])
  const spend = await spendByCampaign(who)
  expect(spend.map(([, id, value]) => [id, value])).toEqual([
    [brand, 2_200],
    [autumn, 1_100],
  ])
})

test('numbers of a draft that is thrown away are not remembered, nor are those that a spreadsheet cut', async () => {
  const who = await server.join('Sparing')
  const id = await begin(who)
  await drop(who, id, 'one.csv', numbered([['2026-10-05', A, 'Lamps', '10.00']]))
  await who.call('DELETE', `${api}/imports/${id}`)
  const cut = '120201234567890000'
  const { draft } = await bringNumbered(who, [
    ['2026-10-05', A, 'Lamps new', '10.00'],
    ['2026-10-05', cut, 'Rugs', '3.00'],
    ['2026-10-05', cut, 'Beds', '4.00'],
  ])
  expect(draft.campaigns.map(({ name }) => name).toSorted()).toEqual(['Beds', 'Lamps new', 'Rugs'])
})

test('two files of one draft know each other’s numbers, and nobody else’s', async () => {
  const [who, other] = [await server.join('Files'), await server.join('Neighbour')]
  await bringNumbered(other, [['2026-10-05', A, 'Theirs', '99.00']])
  const id = await begin(who)
  await drop(who, id, 'one.csv', numbered([['2026-10-05', A, 'Lamps', '10.00']]))
  await drop(who, id, 'two.csv', numbered([['2026-10-06', A, 'Lamps autumn', '11.00']]))
  await finish(who, id)
  expect(await spendByCampaign(who)).toEqual([['Lamps autumn', null, 2_100]])
  expect(await spendByCampaign(other)).toEqual([['Theirs', null, 9_900]])
})
