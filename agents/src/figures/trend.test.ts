import { catalogueOf } from '@sextant/contracts/metrics/catalogue'
import { expect, test } from 'vitest'
import { dayAfter, daysFrom } from './days.ts'
import type { Figure } from './figure.ts'
import { tallyOf } from './tally.ts'
import { trendOf } from './trend.ts'

const PERIOD = { from: '2026-03-01', to: '2026-03-28' }
const BEFORE = { from: '2026-02-01', to: '2026-02-28' }
const NO_HOLES = new Map()

/** Clicks that cost a cent more each day. */
const figures = daysFrom(BEFORE.from, PERIOD.to).flatMap((day, at): Figure[] =>
  (['spend', 'clicks'] as const).map(measure => ({
    day,
    source: 'google-ads',
    channel: 'google-ads',
    campaign: null,
    campaign_id: null,
    measure,
    currency: measure === 'spend' ? 'EUR' : null,
    value: measure === 'spend' ? 100 * (50 + at) : 100,
    lines: 1,
  })),
)
const within = ({ from, to }: typeof PERIOD) =>
  tallyOf(
    figures.filter(({ day }) => day >= from && day <= to),
    { from, to },
    NO_HOLES,
  )
const leadOf = ({ from, to }: typeof PERIOD) => within({ from: dayAfter(from, -13), to })

const trend = trendOf({
  metric: catalogueOf().get('cpc')!,
  now: within(PERIOD),
  before: within(BEFORE),
  leading: { now: leadOf(PERIOD), before: leadOf(BEFORE) },
  holes: NO_HOLES,
  inputs: {},
  currency: 'EUR',
  mark: null,
  planned: [],
  against: null,
})

test('a point of what is divided is of its own last seven days, and says so', () => {
  expect(trend.window).toBe(7)
  const values = trend.points.map(({ value }) => value!)
  expect(values.at(-1)! - values.at(-2)!).toBeCloseTo(1, 9)
  // The mean price of the last week: three days older than that of its last day.
  expect(values.at(-1)).toBeCloseTo(50 + 55 - 3, 9)
})

test('the title is of the whole period', () => {
  expect(trend.title).toBe('Cost per click rose from €0.64 to €0.92')
})
