import type { FigureEntry } from '@sextant/contracts/figures/routes'

const DAY_MS = 86_400_000

/** Days from one to another. */
const daysOf = (from: string, to: string): string[] =>
  Array.from({ length: (Date.parse(to) - Date.parse(from)) / DAY_MS + 1 }, (_, at) =>
    new Date(Date.parse(from) + at * DAY_MS).toISOString().slice(0, 10),
  )

/** 0–1, the same for the same day and purpose: neither round nor a pattern that an eye finds. */
const wave = (day: string, of: number): number =>
  (Math.sin(Date.parse(day) / DAY_MS / (2.3 + of)) +
    Math.cos((Date.parse(day) / DAY_MS) * (0.7 + of / 9)) +
    2) /
  4

type Ad = {
  channel: 'google-ads' | 'meta-ads'
  campaign: string
  cents: number
  orders: number
  each: number
}
const ADS: readonly Ad[] = [
  { channel: 'meta-ads', campaign: 'Autumn borders', cents: 5_212, orders: 2.4, each: 4_719 },
  {
    channel: 'google-ads',
    campaign: 'Shopping, all plants',
    cents: 4_713,
    orders: 3.6,
    each: 4_583,
  },
  {
    channel: 'google-ads',
    campaign: 'Autumn bulbs, search',
    cents: 3_904,
    orders: 2.6,
    each: 4_617,
  },
  { channel: 'meta-ads', campaign: 'Baskets left behind', cents: 1_748, orders: 1.7, each: 4_702 },
]
const FREE = [
  { channel: 'direct', orders: 5.3, each: 4_844, sessions: 171 },
  { channel: 'email', orders: 2.9, each: 4_572, sessions: 63 },
] as const

const adEntry = (ad: Ad, day: string, at: number, growth: number): FigureEntry => {
  const some = wave(day, at)
  const conversions = Math.round(ad.orders * growth * (0.5 + some))
  const clicks = 37 + Math.round(41 * some)
  return {
    day,
    channel: ad.channel,
    campaign: ad.campaign,
    currency: 'GBP',
    values: {
      impressions: clicks * 31,
      clicks,
      spend: Math.round(ad.cents * (0.8 + some * 0.4)),
      conversions,
      conversion_value: Math.round(conversions * ad.each * (0.93 + some * 0.14)),
      orders: conversions,
      revenue: Math.round(conversions * ad.each * (0.93 + some * 0.14)),
      sessions: clicks,
    },
  }
}

/** What a plant shop sold and spent, day by day: from October on a sixth more. */
export const gardenFigures = (from: string, to: string): FigureEntry[] =>
  daysOf(from, to).flatMap(day => {
    const growth = day < '2026-10-01' ? 1 : 1.17
    const free = FREE.map(({ channel, orders, each, sessions }, at): FigureEntry => {
      const some = wave(day, at + 5)
      const sold = Math.round(orders * growth * (0.5 + some))
      return {
        day,
        channel,
        // A source that names campaigns names them all: what it tells beside them would be the same thing told less finely.
        campaign: channel === 'email' ? 'Newsletter' : '(direct)',
        currency: 'GBP',
        values: {
          orders: sold,
          revenue: Math.round(sold * each * (0.92 + some * 0.15)),
          sessions: Math.round(sessions * growth * (0.7 + some * 0.6)),
        },
      }
    })
    return [...ADS.map((ad, at) => adEntry(ad, day, at, growth)), ...free]
  })
