import { catalogueOf } from '@sextant/contracts/metrics/catalogue'
import { expect, test } from 'vitest'
import { holesOf } from './completeness.ts'
import { daysFrom } from './days.ts'
import { type Figure, toldOnce, trustedSources } from './figure.ts'
import { wilsonInterval } from '../math/statistics/wilson.ts'
import { measureMetric } from './measure-metric.ts'
import { tallyOf } from './tally.ts'

const PERIOD = { from: '2026-03-02', to: '2026-03-29' }
const DAYS = daysFrom(PERIOD.from, PERIOD.to)
const catalogue = catalogueOf()

type Told = Partial<Figure> & Pick<Figure, 'source' | 'measure' | 'value'>
const figure = (day: string, told: Told): Figure => ({
  day,
  channel: null,
  campaign: null,
  campaign_id: null,
  currency: null,
  lines: 1,
  ...told,
})
/** Each day of the period, but those left out. */
const everyDay = (
  told: Omit<Told, 'value'>,
  value: (index: number) => number,
  without: string[] = [],
) =>
  DAYS.flatMap((day, index) =>
    without.includes(day) ? [] : [figure(day, { ...told, value: value(index) })],
  )
const whole = (figures: Figure[]) => tallyOf(figures, PERIOD, new Map())

test('a rate is a ratio of sums, not a mean of rates, and its interval is the wider of cases and days', () => {
  const figures = [
    ...everyDay({ source: 'google-ads', measure: 'clicks' }, index => (index < 14 ? 2 : 3)),
    ...everyDay({ source: 'google-ads', measure: 'impressions' }, index =>
      index === 0 ? 100 : 100,
    ),
  ]
  const ctr = measureMetric(catalogue.get('ctr')!, whole(figures), null)
  expect(ctr.value).toBeCloseTo(70 / 2800, 10)
  expect(ctr).toMatchObject({ n: 2800, n_of: 'impressions', days: 28, at_least: false })
  // Days scatter less than cases would: the interval of Wilson stands.
  expect(ctr.low).toBeCloseTo(0.01983, 4)
  expect(ctr.high).toBeCloseTo(0.03147, 4)
  const burst = [
    ...everyDay({ source: 'google-ads', measure: 'clicks' }, index => (index % 9 === 0 ? 18 : 0)),
    ...everyDay({ source: 'google-ads', measure: 'impressions' }, () => 100),
  ]
  const uneven = measureMetric(catalogue.get('ctr')!, whole(burst), null)
  expect(uneven.high! - uneven.low!).toBeGreaterThan(1.3 * (ctr.high! - ctr.low!))
  expect(uneven.low!).toBeLessThan(0.8 * wilsonInterval(72 / 2800, 2800).low)
})

test('money by the day has an interval drawn from its days, and a difference says whether it can be chance', () => {
  const spend = (scale: number) =>
    everyDay(
      { source: 'meta-ads', measure: 'spend', currency: 'EUR' },
      index => scale * (900 + (index % 7) * 31),
    )
  const conversions = everyDay(
    { source: 'meta-ads', measure: 'conversions' },
    index => 3 + (index % 4),
  )
  const now = whole([...spend(2), ...conversions])
  const before = whole([...spend(1), ...conversions])
  const cpa = measureMetric(catalogue.get('cpa')!, now, before)
  expect(cpa.value! / cpa.before!.value).toBeCloseTo(2, 6)
  expect(cpa.low!).toBeLessThan(cpa.value!)
  expect(cpa.high!).toBeGreaterThan(cpa.value!)
  expect(cpa.clear).toBe(true)
  expect(measureMetric(catalogue.get('cpa')!, now, now).clear).toBe(false)
})

test('a rate of the period before says on how many of its days it is known', () => {
  const half = DAYS.slice(0, 14)
  const figures = [
    ...everyDay({ source: 'ga4', measure: 'sessions' }, () => 40),
    ...everyDay({ source: 'shopify', measure: 'orders' }, index => 3 + (index % 3), half),
  ]
  const spans = [
    { source: 'ga4', first_day: PERIOD.from, last_day: PERIOD.to },
    { source: 'shopify', first_day: DAYS[14]!, last_day: PERIOD.to },
  ] as const
  const before = tallyOf(figures, PERIOD, holesOf(figures, spans, PERIOD))
  const measured = measureMetric(catalogue.get('shop_cvr')!, before, before)
  expect(measured.before).toMatchObject({ days: 14 })
})

test('what cases alone call clear is not, where a few days make the difference', () => {
  const opened = (burst: number) =>
    whole([
      ...everyDay({ source: 'mailchimp', measure: 'delivered' }, () => 100),
      ...everyDay({ source: 'mailchimp', measure: 'opens' }, index => (index === 10 ? burst : 20)),
    ])
  const rate = (now: number, before: number) =>
    measureMetric(catalogue.get('open_rate')!, opened(now), opened(before))
  // Eighty opens more among 2,800 mails: Newcombe's interval leaves nought out, the days do not.
  expect(rate(100, 20).clear).toBe(false)
  const steady = (opens: number) =>
    whole([
      ...everyDay({ source: 'mailchimp', measure: 'delivered' }, () => 100),
      ...everyDay({ source: 'mailchimp', measure: 'opens' }, index => opens + (index % 3)),
    ])
  expect(measureMetric(catalogue.get('open_rate')!, steady(23), steady(20)).clear).toBe(true)
})

test('a day that is missing is neither nought nor bridged', () => {
  const gone = ['2026-03-10', '2026-03-11']
  const figures = [
    ...everyDay({ source: 'meta-ads', measure: 'spend', currency: 'EUR' }, () => 1_000, gone),
    ...everyDay({ source: 'meta-ads', measure: 'clicks' }, () => 10, gone),
    ...everyDay({ source: 'shopify', measure: 'revenue', currency: 'EUR' }, () => 5_000),
  ]
  const holes = holesOf(
    figures,
    [
      { source: 'meta-ads', first_day: PERIOD.from, last_day: PERIOD.to },
      { source: 'shopify', first_day: PERIOD.from, last_day: PERIOD.to },
    ],
    PERIOD,
  )
  expect([...holes.get('meta-ads')!]).toEqual(gone)
  const tally = tallyOf(figures, PERIOD, holes)
  expect(measureMetric(catalogue.get('spend')!, tally, null)).toMatchObject({
    value: 26_000,
    days: 26,
    at_least: true,
  })
  // Revenue of the two days stays out of a ratio with spend.
  expect(measureMetric(catalogue.get('mer')!, tally, null)).toMatchObject({
    value: 5,
    days: 26,
    at_least: false,
  })
})

test('under five events there is no rate, and what is never told is named', () => {
  const tally = whole([
    ...everyDay({ source: 'ga4', measure: 'sessions' }, () => 40),
    ...everyDay({ source: 'ga4', measure: 'orders' }, index => (index < 3 ? 1 : 0)),
  ])
  expect(measureMetric(catalogue.get('shop_cvr')!, tally, null)).toMatchObject({
    value: null,
    lacks: ['5 orders, there are 3'],
  })
  expect(measureMetric(catalogue.get('roas')!, tally, null).lacks).toEqual([
    'Conversion value',
    'Ad spend',
  ])
})

test('what two sources tell of the same thing counts once', () => {
  const figures = [
    ...everyDay({ source: 'ga4', measure: 'orders' }, () => 9),
    ...everyDay({ source: 'shopify', measure: 'orders' }, () => 10),
    ...everyDay({ source: 'google-ads', measure: 'conversions' }, () => 2),
    ...everyDay({ source: 'meta-ads', measure: 'conversions' }, () => 3),
  ]
  const once = toldOnce(figures, trustedSources(figures))
  expect(whole(once).total).toEqual({ orders: 280, conversions: 140 })
})

test('a long silence of an ad platform is a pause', () => {
  const figures = DAYS.flatMap((day, index) =>
    index > 4 && index < 24
      ? []
      : [figure(day, { source: 'google-ads', measure: 'clicks', value: 1 })],
  )
  const holes = holesOf(
    figures,
    [{ source: 'google-ads', first_day: PERIOD.from, last_day: PERIOD.to }],
    PERIOD,
  )
  expect([...holes.get('google-ads')!]).toEqual([])
})

test('what falls behind the others is missing at the end', () => {
  const figures = everyDay({ source: 'ga4', measure: 'sessions' }, () => 5, DAYS.slice(-3))
  const holes = holesOf(
    figures,
    [{ source: 'ga4', first_day: PERIOD.from, last_day: DAYS.at(-4)! }],
    PERIOD,
  )
  expect([...holes.get('ga4')!]).toEqual(DAYS.slice(-3))
})

test('some lines typed beside an export leave its days as they are', () => {
  const figures = [
    ...everyDay({ source: 'google-ads', measure: 'clicks' }, () => 10),
    ...everyDay({ source: 'hand', measure: 'clicks' }, () => 2, DAYS.slice(0, -5)),
  ]
  const exported = { source: 'google-ads', first_day: PERIOD.from, last_day: PERIOD.to } as const
  const typed = { source: 'hand', first_day: DAYS.at(-5)!, last_day: PERIOD.to } as const
  const clicks = (spans: Parameters<typeof holesOf>[1]) =>
    measureMetric(
      catalogue.get('clicks')!,
      tallyOf(figures, PERIOD, holesOf(figures, spans, PERIOD)),
      null,
    )
  expect(clicks([exported, typed])).toMatchObject({ value: 290, days: 28, at_least: false })
  // By themselves the days before them are not known.
  expect(clicks([typed])).toMatchObject({ days: 5, at_least: true })
})
