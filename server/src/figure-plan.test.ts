import { MEASURE_IDS } from '@sextant/contracts/figures/measures'
import type { PlanDetail, TargetSet } from '@sextant/contracts/figures/plan'
import type { FiguresView } from '@sextant/contracts/figures/view'
import type { ReportAnswer } from '@sextant/contracts/reports/rows'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Someone, startTestServer, type TestServer } from './testing/test-server.ts'

let server: TestServer
let mara: Someone
let campaignId: string
beforeAll(async () => {
  server = await startTestServer()
  mara = await server.join('Mara')
  const made = await mara.call<{ id: string }>('POST', '/api/v1/campaigns', {
    name: 'Lamps',
    org_id: mara.orgId,
    budget_cents: 310_000,
    start_date: '2026-10-01',
    end_date: '2026-10-31',
  })
  campaignId = made.body.id
  await mara.call('POST', '/api/v1/figures', { rows: october() })
}, 60_000)
afterAll(() => server.close())

const october = () =>
  Array.from({ length: 31 }, (_, at) => ({
    day: `2026-10-${String(at + 1).padStart(2, '0')}`,
    channel: 'google-ads',
    campaign: 'Lamps',
    currency: 'EUR',
    values: { spend: 9_000 + (at % 5) * 100, conversions: 5 + (at % 3), clicks: 90 + (at % 4) },
  }))

type Failure = { code?: string; message?: string }
const api = '/api/v1/figures'
const set = (targets: TargetSet[], more: object = {}) =>
  mara.call<Failure & { targets?: number }>('PUT', `${api}/plan`, {
    currency: 'EUR',
    targets,
    ...more,
  })
const plan = async (query = ''): Promise<PlanDetail> =>
  (await mara.call<PlanDetail>('GET', `${api}/plan?from=2026-01&to=2026-12${query}`)).body
const view = async (query: string): Promise<FiguresView> =>
  (
    await mara.call<FiguresView>(
      'GET',
      `${api}/view?from=2026-10-01&to=2026-10-31&compare=plan${query}`,
    )
  ).body
const plannedOf = ({ all }: FiguresView, id: string) =>
  all.find(({ metric }) => metric === id)!.planned

test('a plan is set, changed and taken back by cell, with who and when', async () => {
  expect((await plan()).targets).toEqual([])
  const cells = [
    { month: '2026-10', metric: 'conversions', value: 310 },
    { month: '2026-10', metric: 'cpa', value: 1_530 },
    { month: '2026-11', metric: 'conversions', value: 300 },
  ]
  expect((await set(cells)).body).toEqual({ targets: 3 })
  const stored = await plan()
  expect(stored.currency).toBe('EUR')
  expect(stored.targets).toEqual([
    expect.objectContaining({ ...cells[0], currency: null, set_by_name: 'Mara' }),
    expect.objectContaining({ ...cells[1], currency: 'EUR' }),
    expect.objectContaining({ ...cells[2], currency: null }),
  ])
  expect(Date.parse(stored.targets[0]!.set_at)).not.toBeNaN()
  await set([
    { month: '2026-11', metric: 'conversions', value: null },
    { month: '2026-10', metric: 'conversions', value: 62 },
  ])
  const changed = (await plan()).targets.map(({ metric, value }) => `${metric} ${value}`)
  expect(changed).toEqual(['conversions 62', 'cpa 1530'])
})

test('figures are held against it; what has no plan is compared with nothing', async () => {
  const page = await view('')
  expect(page).toMatchObject({ compare: 'plan', before: null, split: null })
  expect(plannedOf(page, 'conversions')).toMatchObject({ value: 62, due: 62, stands: 'above' })
  expect(plannedOf(page, 'cpa')).toMatchObject({ value: 1_530, stands: 'chance' })
  expect(plannedOf(page, 'clicks')).toBeNull()
  // All spend belongs to the one campaign that has a budget: that is the plan of spend.
  expect(plannedOf(page, 'spend')).toMatchObject({ value: 310_000, from: 'budgets' })
  expect(page.all.find(({ metric }) => metric === 'budget_share')!.value).toBeGreaterThan(0.8)
})

test('a campaign has a plan of its own beside that of everything', async () => {
  const of = { campaign_id: campaignId }
  await set([{ month: '2026-10', metric: 'spend', value: 200_000 }], of)
  const own = await plan(`&campaign_id=${campaignId}`)
  expect(own.targets).toHaveLength(1)
  expect(own.budget).toEqual({
    budget_cents: 310_000,
    start_date: '2026-10-01',
    end_date: '2026-10-31',
  })
  expect((await plan()).targets).toHaveLength(2)
  const page = await view(`&campaign_id=${campaignId}`)
  expect(plannedOf(page, 'spend')).toMatchObject({
    value: 200_000,
    from: 'targets',
    stands: 'above',
  })
  expect(plannedOf(page, 'cpa')).toBeNull()
  expect(page.campaigns[0]!.spend.planned).toMatchObject({ value: 200_000 })
})

test('a channel has a plan of its own; where channels and everything differ, that is said', async () => {
  const of = { channel: 'google-ads' }
  await set([{ month: '2026-10', metric: 'conversions', value: 40 }], of)
  expect((await plan('&channel=google-ads')).targets).toMatchObject([{ value: 40 }])
  expect((await plan('&channel=email')).targets).toEqual([])
  const whole = await plan()
  expect(whole.targets).toHaveLength(2)
  const apart = [
    { month: '2026-10', metric: 'conversions', whole: 62, channels: 40, currency: null },
  ]
  expect(whole.apart).toEqual(apart)
  const page = await view('&channel=google-ads')
  expect(plannedOf(page, 'conversions')).toMatchObject({ value: 40, stands: 'above' })
  expect(plannedOf(page, 'cpa')).toBeNull()
  const all = await view('')
  expect(plannedOf(all, 'conversions')).toMatchObject({ value: 62 })
  expect(all.plan!.apart).toEqual([{ metric: 'conversions', whole: 62, channels: 40 }])

  const both = { ...of, campaign_id: campaignId }
  expect((await set([{ month: '2026-10', metric: 'clicks', value: 1 }], both)).status).toBe(400)
  const wrong = { channel: 'carrier-pigeons' }
  expect((await set([{ month: '2026-10', metric: 'clicks', value: 1 }], wrong)).status).toBe(400)
})

test('a report takes the plan of its days, and what is typed for it goes before', async () => {
  const made = await mara.call<{ id: string }>('POST', '/api/v1/reports', {
    report_type: 'monthly',
    period: { rule: 'days', from: '2026-10-01', to: '2026-10-31' },
  })
  const read = async () =>
    (await mara.call<ReportAnswer>('GET', `/api/v1/reports/${made.body.id}`)).body
  const drafted = await read()
  expect(drafted.planned).toMatchObject({ cpa: 1_530, conversions: 62, spend: 310_000 })
  const kpis = ({ content }: ReportAnswer) => {
    const section = content.sections.find(({ id }) => id === 'kpis')
    return section?.form === 'table' ? section : null
  }
  const costOf = (answer: ReportAnswer) => kpis(answer)!.rows.find(({ id }) => id === 'cpa')!
  expect(kpis(drafted)!.title).toBe('Against plan')
  const channels = drafted.content.sections.find(({ id }) => id === 'channels')
  expect(channels).toMatchObject({
    verdicts: 'Planned',
    rows: [{ verdict: { says: '40 conversions' } }],
  })
  expect(costOf(drafted).cells[2]!.value).toBe(1_530)
  expect(costOf(drafted).verdict!.says).toMatch(/could be chance$/)
  await mara.call('PUT', `/api/v1/reports/${made.body.id}`, {
    version: drafted.report.version,
    plan: { cpa: 900 },
  })
  const typed = await read()
  expect(costOf(typed).cells[2]!.value).toBe(900)
  expect(costOf(typed).verdict!.says).toBe('above plan')
  expect(typed.planned.cpa).toBe(1_530)
})

test('what makes no sense is refused as a whole', async () => {
  const before = await plan()
  const one = { month: '2026-10', metric: 'clicks', value: 5 }
  const wrong: object[] = [
    { ...one, value: -1 },
    { ...one, value: 1e300 },
    { ...one, value: '5' },
    { ...one, month: '2026-13' },
    { ...one, month: '2026-1' },
    { ...one, month: '1026-10' },
    { ...one, month: 'October' },
  ]
  for (const cell of wrong)
    expect((await set([{ ...one, metric: 'leads' }, cell as TargetSet])).status).toBe(400)
  expect((await set([one, one])).status).toBe(400)
  expect((await set([])).status).toBe(400)
  expect((await set([one], { currency: 'euro' })).status).toBe(400)
  // Each of them a cell of its own: all months of a century, of nine metrics.
  const months = Array.from({ length: 10_000 }, (_, at) => ({
    value: 5,
    metric: MEASURE_IDS[Math.floor(at / 1_200)]!,
    month: `${2000 + (Math.floor(at / 12) % 100)}-${String((at % 12) + 1).padStart(2, '0')}`,
  }))
  expect((await set(months)).status).toBe(400)
  expect((await set([{ ...one, metric: 'nonsense' }])).body.message).toContain('no metric')
  expect((await set([{ ...one, metric: 'pacing' }])).status).toBe(422)
  expect((await set([{ ...one, metric: 'ltv' }])).status).toBe(422)
  const asked = async (query: string) => (await mara.call('GET', `${api}/plan?${query}`)).status
  expect(await asked('from=2026-12&to=2026-01')).toBe(400)
  expect(await asked('from=2000-01&to=2099-12')).toBe(400)
  expect(await asked('from=2026-01')).toBe(400)
  expect(await plan()).toEqual(before)
})

test('the plan of a channel of one client is not that of another, nor seen from there', async () => {
  const agency = await server.join('Planner', {}, 'AGENCY')
  const newClient = async (name: string): Promise<string> =>
    (await agency.call<{ id: string }>('POST', '/api/v1/clients', { name, industry: 'Retail' }))
      .body.id
  const [birch, cedar] = [await newClient('Birch'), await newClient('Cedar')]
  const planned = async (who: Someone, client: string) =>
    await who.call<PlanDetail>(
      'GET',
      `${api}/plan?from=2026-10&to=2026-10&channel=email&client_id=${client}`,
    )
  const target = { month: '2026-10', metric: 'clicks', value: 5 }
  const change = { client_id: birch, channel: 'email', currency: 'EUR', targets: [target] }
  expect((await agency.call('PUT', `${api}/plan`, change)).status).toBe(200)
  expect((await planned(agency, birch)).body.targets).toHaveLength(1)
  expect((await planned(agency, cedar)).body).toMatchObject({ targets: [], apart: [] })
  const ofCedar = await server.hire(agency, 'creative_strategist', cedar)
  expect((await planned(ofCedar, birch)).status).toBe(404)
  expect((await ofCedar.call('PUT', `${api}/plan`, change)).status).toBeGreaterThanOrEqual(403)
})

test('nobody else sees it, sets it, or plans for a campaign that is not theirs', async () => {
  const stranger = await server.join('Stranger')
  const { body } = await stranger.call<PlanDetail>('GET', `${api}/plan?from=2026-01&to=2026-12`)
  expect(body.targets).toEqual([])
  const target = { month: '2026-10', metric: 'clicks', value: 5 }
  const foreign = { currency: 'EUR', campaign_id: campaignId, targets: [target] }
  expect((await stranger.call('PUT', `${api}/plan`, foreign)).status).toBe(404)
  const read = await stranger.call(
    'GET',
    `${api}/plan?from=2026-01&to=2026-12&campaign_id=${campaignId}`,
  )
  expect(read.status).toBe(404)
})
