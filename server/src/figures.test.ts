import type { ImportRow } from '@sextant/contracts/figures/import-row'
import type { FigureEntry, FigureLine } from '@sextant/contracts/figures/routes'
import type { FiguresView } from '@sextant/contracts/figures/view'
import type { CustomMetricRow, MetricPreview } from '@sextant/contracts/metrics/routes'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Someone, startTestServer, type TestServer } from './testing/test-server.ts'

let server: TestServer
/** Has eight weeks of figures; what changes them for good has somebody of its own. */
let mara: Someone
beforeAll(async () => {
  server = await startTestServer()
  mara = await withFigures('Mara')
}, 60_000)
afterAll(() => server.close())

type Failure = { code?: string; message?: string }
type Added = { import_id: string; counts: { new: number; restated: number; same: number } }
const api = '/api/v1/figures'

const DAYS = Array.from({ length: 56 }, (_, index) =>
  new Date(Date.UTC(2026, 8, 7) + index * 86_400_000).toISOString().slice(0, 10),
)
const entry = (day: string, values: FigureEntry['values'], more: Partial<FigureEntry> = {}) => ({
  day,
  channel: 'google-ads' as const,
  campaign: 'Lamps, search',
  currency: 'EUR',
  values,
  ...more,
})
const weeks = (scale: number): FigureEntry[] =>
  DAYS.map((day, index) =>
    entry(day, {
      impressions: 1_900 + (index % 7) * 37,
      clicks: 63 + (index % 5),
      spend: Math.round(scale * (2_310 + (index % 6) * 41)),
      conversions: 4 + (index % 3),
      conversion_value: 13_370 + (index % 9) * 211,
    }),
  )

const add = (who: Someone, body: object) => who.call<Added & Failure>('POST', api, body)
async function withFigures(name: string): Promise<Someone> {
  const who = await server.join(name)
  await add(who, { rows: weeks(1) })
  return who
}
const view = async (who: Someone, query = ''): Promise<FiguresView> =>
  (await who.call<FiguresView>('GET', `${api}/view${query}`)).body
const spendOf = ({ all }: FiguresView) => all.find(({ metric }) => metric === 'spend')!.value
const imports = async (who: Someone): Promise<ImportRow[]> =>
  (await who.call<ImportRow[]>('GET', `${api}/imports`)).body

test('before anything is imported a page of figures says so', async () => {
  const nobody = await server.join('Nobody')
  expect(await view(nobody)).toMatchObject({ empty: 'none', headline: [], campaigns: [] })
})

test('figures are told, told again without counting twice, restated and taken back as a whole', async () => {
  const teller = await server.join('Teller')
  const first = await add(teller, { rows: weeks(1) })
  expect(first.body.counts).toEqual({ new: 56, restated: 0, same: 0 })
  const before = await view(teller)
  const spend = spendOf(before)!
  expect(spend).toBeGreaterThan(60_000)

  const again = await add(teller, { rows: weeks(1) })
  expect(again.body.counts).toEqual({ new: 0, restated: 0, same: 56 })
  expect(spendOf(await view(teller))).toBe(spend)

  const doubled = await add(teller, { rows: weeks(2).slice(28) })
  expect(doubled.body.counts).toEqual({ new: 0, restated: 28, same: 0 })
  const restated = await view(teller)
  expect(spendOf(restated)).toBe(
    weeks(2)
      .slice(28)
      .reduce((sum, { values }) => sum + values.spend!, 0),
  )
  expect(restated.all.find(({ metric }) => metric === 'spend')).toMatchObject({ clear: true })

  const undo = (id: string) => teller.call('POST', `${api}/imports/${id}/undo`, {})
  expect((await undo(doubled.body.import_id)).status).toBe(200)
  expect(spendOf(await view(teller))).toBe(spend)
  expect((await undo(doubled.body.import_id)).status).toBe(409)
  // An import below another one is taken back without touching what stands.
  await undo(first.body.import_id)
  expect(spendOf(await view(teller))).toBe(spend)
  await teller.call('POST', `${api}/imports/${doubled.body.import_id}/redo`, {})
  expect(spendOf(await view(teller))).toBe(spendOf(restated))
  await undo(doubled.body.import_id)
  await teller.call('POST', `${api}/imports/${first.body.import_id}/redo`, {})
  expect((await imports(teller)).map(({ number, state }) => `${number} ${state}`)).toEqual([
    '3 undone',
    '2 done',
    '1 done',
  ])
})

test('a batch with the same key is answered and not repeated; another one with it is refused', async () => {
  const body = { idempotency_key: 'night-7', rows: [entry('2026-10-30', { clicks: 68 })] }
  const [one, two] = await Promise.all([add(mara, body), add(mara, body)])
  expect(one.body.import_id).toBe(two.body.import_id)
  const other = await add(mara, { ...body, rows: [entry('2026-10-30', { clicks: 9 })] })
  expect(other.status).toBe(409)
  expect(other.body.message).toContain('used for other figures')
  await mara.call('POST', `${api}/imports/${one.body.import_id}/undo`, {})
})

test('what makes no sense is refused as a whole', async () => {
  const count = (await imports(mara)).length
  for (const row of [
    entry('2026-02-30', { clicks: 1 }),
    entry('2026-10-01', {}),
    entry('2026-10-01', { clicks: Number.MAX_VALUE }),
    entry('2026-10-01', { nonsense: 1 } as never),
    entry('2026-10-01', { clicks: 1 }, { currency: 'euro' }),
    entry('2026-10-01', { clicks: 1 }, { campaign: 'x'.repeat(500) }),
  ])
    expect((await add(mara, { rows: [entry('2026-10-02', { clicks: 1 }), row] })).status).toBe(400)
  expect(await imports(mara)).toHaveLength(count)
})

test('a page of figures: headline with intervals, campaigns, weeks by channel, and where a number is from', async () => {
  const page = await view(mara)
  expect(page.period).toEqual({ from: '2026-10-05', to: '2026-11-01', days: 28 })
  expect(page.currency).toBe('EUR')
  expect(page.headline.map(({ metric }) => metric)).toEqual([
    'conversion_value',
    'spend',
    'cvr',
    'cpa',
    'roas',
  ])
  for (const one of page.headline) {
    expect(one.low!, one.metric).toBeLessThanOrEqual(one.value!)
    expect(one.high!, one.metric).toBeGreaterThanOrEqual(one.value!)
  }
  expect(page.campaigns[0]).toMatchObject({ campaign: 'Lamps, search', campaign_id: null })
  expect(page.stack?.weeks).toHaveLength(8)
  expect(page.trend?.points).toHaveLength(28)
  const { former, later, parts } = page.split!
  expect(parts.reduce((sum, { value }) => sum + value, former)).toBe(later)

  const { body } = await mara.call<FigureLine[]>(
    'GET',
    `${api}/lines?measure=spend&from=2026-10-05&to=2026-11-01`,
  )
  expect(body).toHaveLength(28)
  expect(body[0]).toMatchObject({ file: 'Sent by API', day: '2026-11-01', all_lines: 28 })
  expect(body.reduce((sum, { value }) => sum + value, 0)).toBe(spendOf(page))
})

test('rows of one call add up, whether they name a campaign or not', async () => {
  const who = await server.join('Mixed')
  await add(who, {
    rows: [
      entry('2026-10-02', { conversions: 5 }),
      entry('2026-10-02', { conversions: 7 }, { channel: 'email', campaign: null }),
    ],
  })
  const { all } = await view(who, '?from=2026-10-02&to=2026-10-02')
  expect(all.find(({ metric }) => metric === 'conversions')!.value).toBe(12)
})

test('a filter that leaves nothing over says which part of it', async () => {
  expect((await view(mara, '?channel=email')).empty).toBe('channel')
  expect((await view(mara, '?from=2020-01-01&to=2020-01-28')).empty).toBe('period')
})

test('a campaign of the same name is the one meant, until somebody says otherwise', async () => {
  const namer = await withFigures('Namer')
  const made = await namer.call<{ id: string }>('POST', '/api/v1/campaigns', {
    name: 'lamps, SEARCH',
    org_id: namer.orgId,
  })
  expect(made.status).toBe(201)
  const named = await view(namer)
  expect(named.campaigns[0]!.campaign_id).toBe(made.body.id)
  expect((await view(namer, `?campaign_id=${made.body.id}`)).empty).toBeNull()
  const match = (campaign_id: string | null) =>
    namer.call('PUT', `${api}/campaigns`, { source: 'api', name: 'Lamps, search', campaign_id })
  expect((await match(null)).status).toBe(200)
  expect((await view(namer)).campaigns[0]!.campaign_id).toBeNull()
  await match(made.body.id)
})

test('remarks stand on the time line, and come off again with what they said', async () => {
  const { body } = await mara.call<{ id: string }>('POST', `${api}/remarks`, {
    day: '2026-10-20',
    words: 'New shop window',
  })
  expect((await view(mara)).notes).toContainEqual(
    expect.objectContaining({ words: 'New shop window', kind: 'remark', by_name: 'Mara' }),
  )
  const gone = await mara.call<object>('DELETE', `${api}/remarks/${body.id}`)
  expect(gone.body).toMatchObject({ day: '2026-10-20', words: 'New shop window' })
  expect((await view(mara)).notes.filter(({ kind }) => kind === 'remark')).toEqual([])
})

test('own metrics: previewed on own figures, checked for units and circles, used on every page', async () => {
  const preview = async (formula: string): Promise<MetricPreview> =>
    (await mara.call<MetricPreview>('POST', '/api/v1/metrics/custom/preview', { formula })).body
  expect(await preview('(conversion_value - spend) / conversions')).toMatchObject({
    problem: null,
    kind: 'money',
    currency: 'EUR',
  })
  expect((await preview('spend + clicks')).problem).toContain('cannot be added')
  expect((await preview('spend / sessions')).lacks).toEqual(['Sessions'])
  const metric = {
    id: 'left_per_sale',
    name: 'Left of a sale',
    formula: '(conversion_value - spend) / conversions',
    good: 'up',
  }
  const create = (body: object) => mara.call<Failure>('POST', '/api/v1/metrics/custom', body)
  expect((await create(metric)).status).toBe(200)
  expect((await create(metric)).status).toBe(409)
  expect((await create({ ...metric, id: 'roas' })).body.message).toContain('metric of the product')
  const circle = await mara.call<Failure>('PUT', '/api/v1/metrics/custom/left_per_sale', {
    ...metric,
    formula: 'left_per_sale + 1',
  })
  expect(circle.body.message).toContain('left_per_sale → left_per_sale')
  await create({ ...metric, id: 'twice', name: 'Twice', formula: 'left_per_sale * 2' })
  const remove = (id: string) => mara.call<Failure>('DELETE', `/api/v1/metrics/custom/${id}`)
  expect((await remove('left_per_sale')).body.message).toBe('It is used by Twice.')
  const page = await view(mara, '?metric=left_per_sale')
  expect(page.trend?.metric).toBe('left_per_sale')
  expect(page.choices.metrics.filter(({ own }) => own).map(({ id }) => id)).toEqual([
    'left_per_sale',
    'twice',
  ])
  await remove('twice')
  await remove('left_per_sale')
  expect((await mara.call<CustomMetricRow[]>('GET', '/api/v1/metrics/custom')).body).toEqual([])
})

test('a metric may be named in any script, and not longer than its column', async () => {
  const create = (id: string, name: string) =>
    mara.call('POST', '/api/v1/metrics/custom', { id, name, formula: 'spend / clicks', good: 'up' })
  expect((await create('metric', 'Доход на заказ')).status).toBe(200)
  const { body } = await mara.call<CustomMetricRow[]>('GET', '/api/v1/metrics/custom')
  expect(body.map(({ name }) => name)).toContain('Доход на заказ')
  expect((await create('metric_2', 'a'.repeat(61))).status).toBe(400)
  await mara.call('DELETE', '/api/v1/metrics/custom/metric')
})

test('nobody else sees or touches them', async () => {
  const stranger = await server.join('Stranger')
  const [mine] = await imports(mara)
  expect((await view(stranger)).empty).toBe('none')
  expect((await stranger.call('POST', `${api}/imports/${mine!.id}/undo`, {})).status).toBe(404)
  expect((await imports(stranger)).length).toBe(0)
  expect((await mara.call('GET', `${api}/view?client_id=${mine!.id}`)).status).toBe(404)
})
