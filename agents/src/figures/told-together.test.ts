import { catalogueOf } from '@sextant/contracts/metrics/catalogue'
import { expect, test } from 'vitest'
import { daysFrom } from './days.ts'
import type { Figure } from './figure.ts'
import { healthOf } from './health.ts'
import { measureMetric } from './measure-metric.ts'
import { tallyOf } from './tally.ts'
import { trendOf } from './trend.ts'

const PERIOD = { from: '2026-03-02', to: '2026-03-29' }
const catalogue = catalogueOf()

const every = (source: Figure['source'], values: Partial<Record<Figure['measure'], number>>) =>
  daysFrom(PERIOD.from, PERIOD.to).flatMap(day =>
    Object.entries(values).map(([measure, value]): Figure => ({
      day,
      source,
      channel: null,
      campaign: null,
      campaign_id: null,
      measure: measure as Figure['measure'],
      currency: null,
      value,
      lines: 1,
    })),
  )
const tally = (...figures: Figure[][]) => tallyOf(figures.flat(), PERIOD, new Map())
const GOOGLE = every('google-ads', { spend: 1_000, clicks: 50, conversion_value: 4_000 })
const META = every('meta-ads', { spend: 600, clicks: 30 })
const valued = every('meta-ads', { conversion_value: 1_800 })

test('what one platform brought is not divided by what another one cost', () => {
  const told = tally(GOOGLE, META)
  const roas = measureMetric(catalogue.get('roas')!, told, null)
  expect(roas).toMatchObject({ value: 4, without: ['Meta Ads'], days: 28 })
  expect(roas.low).toBeCloseTo(4, 6)
  // What both tell is of both.
  const cpc = measureMetric(catalogue.get('cpc')!, told, null)
  expect(cpc).toMatchObject({ value: 20, without: [] })
  const spend = measureMetric(catalogue.get('spend')!, told, null)
  expect(spend).toMatchObject({ value: 28 * 1_600, without: [] })
})

test('once it tells everything it counts, and is not compared with a time when it did not', () => {
  const now = tally(GOOGLE, META, valued)
  const roas = catalogue.get('roas')!
  expect(measureMetric(roas, now, now)).toMatchObject({ value: 5_800 / 1_600, without: [] })
  expect(measureMetric(roas, now, tally(GOOGLE, META))).toMatchObject({ before: null, clear: null })
  // The other way round both sides leave it out.
  expect(measureMetric(roas, tally(GOOGLE, META), now)).toMatchObject({
    value: 4,
    before: { value: 4 },
  })
})

test('where nobody tells all of it one completes the other', () => {
  const typed = every('hand', { leads: 2 })
  const cpl = measureMetric(catalogue.get('cpl')!, tally(META, typed), null)
  expect(cpl).toMatchObject({ value: 300, without: [] })
  // Revenue of the shop against all that ads cost is meant across sources.
  const shop = every('shopify', { revenue: 8_000 })
  const mer = measureMetric(catalogue.get('mer')!, tally(GOOGLE, META, shop), null)
  expect(mer).toMatchObject({ value: 5, without: [] })
})

test('the line over the days is of the same sources as the figure beside it', () => {
  const now = tally(GOOGLE, META)
  const trend = trendOf({
    metric: catalogue.get('roas')!,
    now,
    before: null,
    leading: { now, before: null },
    holes: new Map(),
    inputs: {},
    currency: 'EUR',
    mark: null,
    planned: [],
    against: null,
  })
  expect(trend.sources).toEqual(['google-ads'])
  expect(trend.points.at(-1)!.value).toBe(4)
})

test('who tells no value is named before any number, with what is of the others alone', () => {
  const notes = (...figures: Figure[][]) =>
    healthOf({
      figures: figures.flat(),
      spans: [],
      holes: new Map(),
      stopped: [],
      period: PERIOD,
      today: '2026-03-30',
    }).map(({ says, affects }) => `${says} ${affects}`)
  expect(notes(GOOGLE, META)).toEqual([
    'Meta Ads tells what it cost and no conversion value. What is worked out of conversion value and spend is of Google Ads alone. If the export has a column for it, say so when it is imported again.',
  ])
  expect(notes(GOOGLE, META, valued)).toEqual([])
  // Ads for enquiries have no value to tell.
  expect(notes(GOOGLE, META, every('meta-ads', { leads: 1 }))).toEqual([])
})
