import { CHANNEL_IDS } from '@sextant/contracts/figures/sources'
import { catalogueOf } from '@sextant/contracts/metrics/catalogue'
import { expect, test } from 'vitest'
import { byChannelOf } from './by-channel.ts'
import { dayAfter, daysFrom } from './days.ts'
import type { Figure } from './figure.ts'
import { heatOf, type HeatInput } from './heat.ts'
import { channelsBySize, colouredOf } from './palette.ts'
import { stackOf } from './stack.ts'

const FROM = '2026-09-07'
const period = { from: FROM, to: dayAfter(FROM, 20) }
const DAYS = daysFrom(period.from, period.to)

const told = (
  channel: string,
  measure: Figure['measure'],
  value: (at: number) => number | null,
  source: Figure['source'] = 'table',
): Figure[] =>
  DAYS.flatMap((day, at) => {
    const amount = value(at)
    if (amount === null) return []
    const plain = { campaign: null, campaign_id: null, currency: null, lines: 1 }
    return [{ ...plain, day, source, channel, measure, value: amount }]
  })

const heat = (figures: Figure[], more: Partial<HeatInput> = {}) =>
  heatOf({
    figures,
    period,
    holes: new Map(),
    catalogue: catalogueOf(),
    currency: 'EUR',
    result: 'conversions',
    channels: channelsBySize(figures, 'conversions'),
    ...more,
  })
const paid = (channel: string, spend: number, value: number) => [
  ...told(channel, 'spend', () => spend),
  ...told(channel, 'conversions', at => (at < 7 ? 1 : 2)),
  ...told(channel, 'conversion_value', at => (at < 7 ? value : value * 2)),
]

test('by week and channel: sums add up, a return is one of sums and does not', () => {
  const figures = [
    ...paid('google-ads', 100, 300),
    ...paid('meta-ads', 50, 100),
    ...told('email', 'conversions', () => 3),
    // Costs nothing, so it has no return: nor has it a part in that of all.
    ...told('email', 'conversion_value', () => 1_000),
  ]
  const { weeks, maps } = heat(figures)!
  expect(weeks).toEqual(['2026-09-07', '2026-09-14', '2026-09-21'])
  expect(maps.map(({ metric }) => metric)).toEqual(['spend', 'conversions', 'roas'])
  const [spend, conversions, roas] = maps
  expect(spend!.rows).toEqual([
    { channel: 'google-ads', values: [700, 700, 700], total: 2_100 },
    { channel: 'meta-ads', values: [350, 350, 350], total: 1_050 },
  ])
  expect(spend!.all).toBe(3_150)
  expect(conversions!.rows.find(({ channel }) => channel === 'email')!.total).toBe(63)
  expect(roas!.rows.map(({ values }) => values)).toEqual([
    [3, 6, 6],
    [2, 4, 4],
  ])
  expect(roas).toMatchObject({ adds: false, all: (7 * 400 + 14 * 800) / 3_150 })
  expect(roas!.title).toBe('Most came back at Google Ads in the week from 14 September: 6.00')
})

test('a week with a day missing is not known; a return leaves the day out', () => {
  const missing = DAYS[8]!
  const figures = [
    ...paid('google-ads', 100, 300),
    ...told('meta-ads', 'spend', at => (at === 8 ? null : 50), 'meta-ads'),
    ...told('meta-ads', 'conversion_value', at => (at === 8 ? null : 100), 'meta-ads'),
  ]
  const { maps } = heat(figures, { holes: new Map([['meta-ads', new Set([missing])]]) })!
  const meta = (id: string) =>
    maps.find(({ metric }) => metric === id)!.rows.find(({ channel }) => channel === 'meta-ads')!
      .values
  expect(meta('spend')).toEqual([350, null, 350])
  expect(maps[0]).toMatchObject({ metric: 'spend', all: 2_100 + 1_000 })
  expect(meta('roas')).toEqual([2, 2, 2])
})

test('one channel or one week is no map', () => {
  expect(heat(paid('google-ads', 100, 300))).toBeNull()
  const two = [...paid('google-ads', 1, 2), ...paid('meta-ads', 1, 2)]
  expect(heat(two, { period: { from: FROM, to: dayAfter(FROM, 6) } })).toBeNull()
})

test('six channels have a colour: the largest by what they bring or cost', () => {
  const brought = CHANNEL_IDS.slice(0, 9).flatMap((channel, at) =>
    told(channel, 'orders', () => 20 - at),
  )
  // It brings least, and takes all of the money.
  const spent = told(CHANNEL_IDS[8]!, 'spend', () => 100)
  const bySize = channelsBySize([...brought, ...spent], 'orders')
  expect(bySize[0]).toBe(CHANNEL_IDS[8])
  expect(bySize).toHaveLength(9)
  expect(colouredOf(bySize)).toHaveLength(6)
  expect(colouredOf(['other', 'email'])).toEqual(['email'])
})

test('a stack holds every channel, and small lines hold the rest as one', () => {
  const channels = CHANNEL_IDS.slice(0, 9)
  const figures = channels.flatMap((channel, at) => told(channel, 'orders', () => 20 - at))
  expect(stackOf({ figures, period }, null)!.channels).toEqual(channels)
  const lines = byChannelOf({
    figures,
    period,
    holes: new Map(),
    result: 'orders',
    channels,
    coloured: channels.slice(0, 6),
  })!
  expect(lines.lines).toHaveLength(7)
  const rest = lines.lines.at(-1)!
  expect(rest.channels).toEqual(channels.slice(6))
  expect(rest.points[0]).toBe(14 + 13 + 12)
  expect(rest.total).toBe(21 * (14 + 13 + 12))
  expect(lines.most).toBe(39)
})

test('a day that is missing is a gap in the line of its channel alone', () => {
  const figures = [
    ...told('meta-ads', 'orders', at => (at === 3 ? null : 5), 'meta-ads'),
    ...told('email', 'orders', () => 4),
  ]
  const { lines } = byChannelOf({
    figures,
    period,
    holes: new Map([['meta-ads', new Set([DAYS[3]!])]]),
    result: 'orders',
    channels: ['meta-ads', 'email'],
    coloured: ['meta-ads', 'email'],
  })!
  expect(lines.map(({ points }) => points[3])).toEqual([null, 4])
  expect(lines[0]!.points[2]).toBe(5)
})
