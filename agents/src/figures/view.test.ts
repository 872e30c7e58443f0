import { catalogueOf } from '@sextant/contracts/metrics/catalogue'
import type { FiguresFilter } from '@sextant/contracts/figures/view'
import { expect, test } from 'vitest'
import { dayAfter, daysFrom } from './days.ts'
import type { Figure } from './figure.ts'
import { type ViewInput, viewOf } from './view.ts'

const FROM = '2026-01-05'
const DAYS = daysFrom(FROM, dayAfter(FROM, 55))
const LAST = DAYS.at(-1)!

type Told = Partial<Figure> & Pick<Figure, 'source' | 'measure'>
/** A figure of each day; null leaves a day out. */
const told = (of: Told, value: (index: number) => number | null): Figure[] =>
  DAYS.flatMap((day, index) => {
    const amount = value(index)
    if (amount === null) return []
    const plain = { channel: null, campaign: null, campaign_id: null, currency: null, lines: 1 }
    return [{ ...plain, ...of, day, value: amount }]
  })

/** The rhythm of a week, without chance. */
const rhythm = (index: number): number => 1 + ((index * 3) % 7) / 20

const ads = (channel: 'google-ads' | 'meta-ads', spend: (index: number) => number | null) => {
  const of = { source: channel, channel, campaign: `${channel} one`, currency: 'EUR' } as const
  const count = { ...of, currency: null }
  return [
    ...told({ ...of, measure: 'spend' }, spend),
    ...told({ ...count, measure: 'impressions' }, index => (spend(index) === null ? null : 4_000)),
    ...told({ ...count, measure: 'clicks' }, index =>
      spend(index) === null ? null : Math.round(90 * rhythm(index)),
    ),
    ...told({ ...count, measure: 'conversions' }, index =>
      spend(index) === null ? null : 4 + (index % 3),
    ),
    ...told({ ...of, measure: 'conversion_value' }, index =>
      spend(index) === null ? null : 22_000 + (index % 5) * 700,
    ),
  ]
}

const SOURCES = ['google-ads', 'meta-ads', 'shopify', 'ga4'] as const
function view(
  figures: Figure[],
  filter: Partial<FiguresFilter> = {},
  more: Partial<ViewInput> = {},
) {
  const spans = SOURCES.flatMap(source => {
    const days = figures.filter(one => one.source === source).map(({ day }) => day)
    return days.length
      ? [{ source, first_day: days.toSorted()[0]!, last_day: days.toSorted().at(-1)! }]
      : []
  })
  return viewOf({
    filter: { compare: 'previous', ...filter },
    figures,
    spans,
    hours: [],
    notes: [],
    catalogue: catalogueOf(),
    inputs: {},
    plan: { targets: [], budgets: [] },
    stopped: [],
    currency: 'USD',
    industry: 'Retail',
    trade: '',
    today: dayAfter(LAST, 1),
    ...more,
  })
}

test('four whole weeks up to the last day, beside the four before, in the money of the figures', () => {
  const page = view(ads('google-ads', index => Math.round(9_000 * rhythm(index))))
  expect(page.period).toEqual({ from: DAYS[28], to: LAST, days: 28 })
  expect(page.before).toEqual({ from: DAYS[0], to: DAYS[27], days: 28 })
  expect(page.currency).toBe('EUR')
  expect(page.health).toEqual([])
  expect(page.completeness).toEqual([
    { source: 'google-ads', told: DAYS.slice(28).map(() => true) },
  ])
})

test('what moved clearly is said once, and what only scatters is not', () => {
  const page = view([
    ...ads('google-ads', index => Math.round((index < 28 ? 9_000 : 13_500) * rhythm(index))),
    ...ads('meta-ads', index => Math.round(7_000 * rhythm(index))),
  ])
  const said = page.insights.map(({ metric }) => metric)
  expect(said).toContain('cpa')
  expect(said).not.toContain('conversions')
  expect(new Set(page.insights.map(({ says }) => says)).size).toBe(page.insights.length)
  const cost = page.insights.find(({ kind, metric }) => kind === 'change' && metric === 'cpa')!
  expect(cost).toMatchObject({ kind: 'change', better: false })
  expect(cost.says).toMatch(/^Cost per conversion rose from €\d+\.\d\d to €\d+\.\d\d \(\+\d/)
})

test('a split adds up to the cent, and names what went the other way', () => {
  const channel = (id: 'email' | 'direct', orders: (index: number) => number) => [
    ...told({ source: 'ga4', channel: id, measure: 'sessions' }, () => 100),
    ...told({ source: 'shopify', channel: id, measure: 'orders' }, orders),
    ...told(
      { source: 'shopify', channel: id, measure: 'revenue', currency: 'EUR' },
      index => orders(index) * 3_337,
    ),
  ]
  const { split } = view([
    ...channel('email', index => (index < 28 ? 3 : 6)),
    ...channel('direct', index => (index < 28 ? 5 : 4)),
  ])
  const sum = split!.parts.reduce((all, { value }) => all + value, 0)
  expect(split!.former + sum).toBe(split!.later)
  expect(split!.title).toMatch(
    /^Revenue rose by €1,869: Email: [a-z ]+ added €[\d,.]+, Direct: conversion took €934\.36$/,
  )
  expect(split!.sources.toSorted()).toEqual(['ga4', 'shopify'])
})

test('the line looks back beyond its first day, leaves a gap where days are missing, and names it', () => {
  const figures = ads('meta-ads', index =>
    index >= 40 && index <= 41 ? null : Math.round(7_000 * rhythm(index)),
  )
  const page = view(figures, { metric: 'cpa' })
  const { points, missing } = page.trend!
  expect(points[0]!.low).not.toBeNull()
  expect(points.slice(12, 14).map(({ value }) => value)).toEqual([null, null])
  expect(missing).toEqual([{ from: DAYS[40], to: DAYS[41], label: 'Meta Ads missing' }])
  expect(page.health[0]).toMatchObject({
    kind: 'missing-days',
    source: 'meta-ads',
    days: [DAYS[40], DAYS[41]],
  })
})

test('a period that is only known in part is nothing to compare a sum with', () => {
  const late = (value: (index: number) => number) => (index: number) =>
    index < 20 ? null : value(index)
  const page = view([
    ...told(
      { source: 'ga4', channel: 'email', measure: 'sessions' },
      late(() => 100),
    ),
    ...told(
      { source: 'shopify', channel: 'email', measure: 'orders' },
      late(() => 3),
    ),
    ...told(
      { source: 'shopify', channel: 'email', measure: 'revenue', currency: 'EUR' },
      late(() => 9_100),
    ),
  ])
  const of = (id: string) => page.all.find(({ metric }) => metric === id)!
  expect(of('revenue')).toMatchObject({
    value: 254_800,
    at_least: false,
    before: null,
    clear: null,
  })
  // A rate leaves those days out.
  expect(of('shop_cvr')).toMatchObject({ before: { value: 0.03 }, clear: false })
  expect(page.split).toBeNull()
  expect(page.stack!.weeks.map(({ starts_on }) => starts_on)).toEqual(
    [14, 21, 28, 35, 42, 49].map(index => DAYS[index]),
  )
})

test('broken counting is named before any conclusion', () => {
  const page = view([
    ...told({ source: 'ga4', measure: 'sessions' }, index => (index === 50 ? 0 : 80 + (index % 4))),
    ...told({ source: 'shopify', measure: 'revenue', currency: 'EUR' }, index =>
      index === 50 ? 0 : 5_000,
    ),
    ...told({ source: 'meta-ads', measure: 'spend', currency: 'EUR' }, () => 900),
    ...told({ source: 'meta-ads', measure: 'impressions' }, index => (index === 45 ? 0 : 4_000)),
    ...told({ source: 'google-ads', measure: 'spend', currency: 'EUR' }, index =>
      index < 44 ? 800 : null,
    ),
    ...told({ source: 'google-ads', measure: 'spend', currency: 'USD' }, index =>
      index < 44 ? null : 800,
    ),
  ])
  const kinds = page.health.map(({ kind, source }) => `${kind} ${source}`)
  expect(kinds).toContain('sudden-zero ga4')
  expect(kinds).toContain('spend-unseen meta-ads')
  // Revenue of nought follows from no order: only counts are looked at.
  expect(kinds.filter(kind => kind === 'sudden-zero shopify')).toEqual([])
  expect(kinds).toContain('currencies google-ads')
  expect(page.other_currencies).toEqual(['USD'])
})

test('a return is said to earn or lose only where all of its interval does', () => {
  const figures = ads('google-ads', () => 9_000)
  const at = (margin: number) =>
    view(figures, {}, { inputs: { margin } }).insights.filter(({ kind }) => kind === 'break-even')
  expect(at(0.9)).toMatchObject([{ better: true }])
  expect(at(0.1)).toMatchObject([{ better: false }])
  // It returns about 2.6.
  expect(at(1 / 2.6)).toEqual([])
})

test('a campaign is said to be dear or cheap only where its whole interval lies beside all of them', () => {
  const campaigns = (dear: number) => [
    ...ads('google-ads', index => Math.round(9_000 * rhythm(index))),
    ...ads('meta-ads', index => Math.round(dear * rhythm(index))),
  ]
  const said = (dear: number) =>
    view(campaigns(dear)).insights.filter(({ kind }) => kind === 'campaign')
  expect(said(9_300)).toEqual([])
  expect(
    said(20_000)
      .map(({ better }) => better)
      .toSorted(),
  ).toEqual([false, true])
})

/** The months of the four weeks that are looked at. */
const plannedAll = (
  metric: string,
  value: number,
  campaign_id: string | null = null,
  channel: string | null = null,
) =>
  ['2026-01', '2026-02', '2026-03'].map(month => ({
    campaign_id,
    channel,
    month,
    metric,
    value,
    currency: ['spend', 'cpa'].includes(metric) ? 'EUR' : null,
  }))
const twoCampaigns = [
  ...ads('google-ads', index => Math.round(9_000 * rhythm(index))).map(one => ({
    ...one,
    campaign_id: 'google',
  })),
  ...ads('meta-ads', index => Math.round(7_000 * rhythm(index))),
]
const againstPlan = (
  targets: ReturnType<typeof plannedAll>,
  filter: Partial<FiguresFilter> = {},
  budgets: ViewInput['plan']['budgets'] = [],
) => view(twoCampaigns, { compare: 'plan', ...filter }, { plan: { targets, budgets } })

test('held against the plan, what is planned says how it stands and the rest has no plan', () => {
  const page = againstPlan([...plannedAll('spend', 300_000), ...plannedAll('cvr', 0.0001)])
  expect(page.before).toBeNull()
  expect(page.plan).toEqual({ metrics: ['spend', 'cvr'], until: null, apart: [] })
  const of = (id: string) => page.all.find(({ metric }) => metric === id)!
  expect(of('spend').planned).toMatchObject({ from: 'targets', stands: 'above' })
  expect(of('cvr').planned).toMatchObject({ value: 0.0001, stands: 'above' })
  expect(of('cpa').planned).toBeNull()
  expect(page.campaigns_total).toMatchObject({
    spend: { planned: of('spend').planned },
    cost: { planned: null },
  })
  // A campaign is not held against the plan of all.
  expect(page.campaigns.map(({ spend }) => spend.planned)).toEqual([null, null])
  expect(page.insights.filter(({ kind }) => kind === 'plan').map(({ metric }) => metric)).toEqual(
    expect.arrayContaining(['spend', 'cvr']),
  )
  expect(page.compared).toBe(2)
})

test('a campaign has its own plan, in its line and on its own page; a channel does not have that of a campaign', () => {
  const targets = plannedAll('cpa', 1_000, 'google')
  const [mine] = againstPlan(targets).campaigns
  expect(mine).toMatchObject({ campaign_id: 'google', cost: { planned: { value: 1_000 } } })
  const page = againstPlan(targets, { campaign_id: 'google' })
  expect(page.headline.find(({ metric }) => metric === 'cpa')!.planned).toMatchObject({
    value: 1_000,
    stands: 'above',
  })
  expect(page.trend).toMatchObject({
    metric: 'cpa',
    title: expect.stringMatching(/above the plan$/),
  })
  expect(page.trend!.points.every(({ planned }) => planned === 1_000)).toBe(true)
  expect(againstPlan(targets, { channel: 'google-ads' }).plan!.metrics).toEqual([])
})

test('a channel is held against its own plan, and neither everything nor another channel is', () => {
  const targets = [
    ...plannedAll('spend', 900_000),
    ...plannedAll('spend', 100_000, null, 'google-ads'),
    ...plannedAll('spend', 600_000, null, 'meta-ads'),
  ]
  const spendOf = (page: ReturnType<typeof view>) =>
    page.all.find(({ metric }) => metric === 'spend')!
  const google = againstPlan(targets, { channel: 'google-ads' })
  const [own, all] = [spendOf(google).planned!, spendOf(againstPlan(targets)).planned!]
  expect(own).toMatchObject({ from: 'targets', stands: 'above' })
  expect(own.value * 9).toBeCloseTo(all.value)
  expect(google.plan!.apart).toEqual([])
  expect(google.campaigns.map(({ spend }) => spend.planned)).toEqual([null])
  expect(againstPlan(targets, { channel: 'email' }).plan?.metrics ?? []).toEqual([])
  // One campaign in one channel, or one source, is finer than any plan.
  expect(againstPlan(targets, { channel: 'google-ads', campaign_id: 'google' }).plan).toBeNull()
  expect(againstPlan(targets, { channel: 'google-ads', source: 'google-ads' }).plan).toBeNull()
})

test('where channels do not add up to everything together, that is said and nothing is guessed', () => {
  const channels = [
    ...plannedAll('spend', 100_000, null, 'google-ads'),
    ...plannedAll('spend', 600_000, null, 'meta-ads'),
    ...plannedAll('cvr', 0.1, null, 'meta-ads'),
  ]
  const apart = (whole: number) =>
    againstPlan([...plannedAll('spend', whole), ...plannedAll('cvr', 0.2), ...channels]).plan!.apart
  const [one] = apart(900_000)
  expect(one!.metric).toBe('spend')
  expect(one!.channels / one!.whole).toBeCloseTo(7 / 9)
  expect(apart(700_000)).toEqual([])
  // No plan of everything follows from those of channels.
  const alone = againstPlan(channels)
  expect(alone.all.find(({ metric }) => metric === 'spend')!.planned).toBeNull()
  expect(alone.plan!.apart).toEqual([])
})

test('pacing is of the planned money, and of the campaigns’ budgets where nobody set a plan', () => {
  const pacing = (page: ReturnType<typeof view>) =>
    page.all.find(({ metric }) => metric === 'pacing')
  expect(pacing(againstPlan([]))).toBeUndefined()
  const spent = againstPlan([]).all.find(({ metric }) => metric === 'spend')!.value!
  const page = againstPlan(plannedAll('spend', 300_000))
  const due = page.all.find(({ metric }) => metric === 'spend')!.planned!.due
  expect(pacing(page)!.value).toBeCloseTo(spent / due)
  const budgets = [
    { id: 'google', name: 'g', budget_cents: 560_000, start_date: FROM, end_date: LAST },
  ]
  // Meta's spend belongs to no campaign of ours: the budget of the other is no plan of both.
  expect(pacing(againstPlan([], {}, budgets))).toBeUndefined()
  const own = againstPlan([], { campaign_id: 'google' }, budgets)
  expect(own.all.find(({ metric }) => metric === 'spend')!.planned).toMatchObject({
    value: 280_000,
    from: 'budgets',
  })
})

test('a campaign that was renamed in its source is one line, under its newest name', () => {
  const renamed = twoCampaigns.map(one =>
    one.campaign_id && one.day > DAYS[40]! ? { ...one, campaign: 'New name' } : one,
  )
  const { campaigns } = view(renamed)
  expect(campaigns.map(({ campaign }) => campaign)).toEqual(['New name', 'meta-ads one'])
})

test('money that went on after a campaign stopped is named with its days', () => {
  const id = '11111111-1111-4111-8111-111111111111'
  const spend = ads('google-ads', () => 1_250).map(one => ({ ...one, campaign_id: id }))
  const stoppedOn = (last_day: string, how: 'ended' | 'paused' = 'paused') =>
    view(spend, {}, { stopped: [{ id, name: 'Spring', how, last_day }] }).health
  expect(stoppedOn(dayAfter(LAST, -2))).toMatchObject([
    {
      kind: 'spent-after-stop',
      source: 'google-ads',
      days: DAYS.slice(-2),
      says: 'Google Ads spent €25.00 on “Spring” after it was paused on 27 February: 28 February and 1 March.',
    },
  ])
  expect(stoppedOn(LAST, 'ended')).toEqual([])
})
