import type { Firm, Way } from './firm.ts'
import type { ShopDays } from './shop.ts'
import { randomOf } from './random.ts'

/** A campaign on a day, as its platform counts it. Conversions in hundredths: platforms share one sale among clicks. */
export type AdDay = {
  day: string
  campaign: string
  impressions: number
  clicks: number
  spend: number
  conversions: number
  value: number
}

/** What a click costs in minor units and how often one comes of an impression. */
const PRICES = {
  'google-ads': { click: 71.3, rate: 0.043 },
  'meta-ads': { click: 48.9, rate: 0.013 },
} as const

/** Shares of the campaigns of a platform: the first has most. */
const shares = (count: number): number[] => {
  const weights = Array.from({ length: count }, (_campaign, index) => 1 / (index + 1.37))
  const sum = weights.reduce((total, weight) => total + weight, 0)
  return weights.map(weight => weight / sum)
}

/** The campaigns of a platform, day by day, that belong to the visits and orders of the shop. */
export function adDays(
  shop: ShopDays,
  firm: Firm,
  way: 'google-ads' | 'meta-ads',
  seed: number,
): AdDay[] {
  const random = randomOf(seed + (way === 'google-ads' ? 17 : 29))
  const campaigns = firm.campaigns[way]
  const parts = shares(campaigns.length)
  return shop.days.flatMap(day =>
    campaigns.map((campaign, index) => {
      const { sessions, orders, revenue } = ofDay(shop, day, way)
      const clicks = Math.round(sessions * parts[index]! * 1.08 * random.noise(0.05))
      const { click, rate } = PRICES[way]
      return {
        day,
        campaign,
        clicks,
        impressions: Math.round((clicks / rate) * random.noise(0.09)),
        spend: Math.round(clicks * click * random.noise(0.07)),
        conversions: Math.round(orders * parts[index]! * 109 * random.noise(0.06)),
        value: Math.round(revenue * parts[index]! * 1.09 * random.noise(0.04)),
      }
    }),
  )
}

function ofDay(shop: ShopDays, day: string, way: Way) {
  const visits = shop.visits.filter(visit => visit.day === day && visit.way === way)
  const orders = shop.orders.filter(order => order.day === day && order.way === way)
  const sold = orders.flatMap(({ items }) => items)
  return {
    sessions: visits.reduce((sum, visit) => sum + visit.sessions, 0),
    orders: orders.length,
    revenue: sold.reduce((sum, { quantity, price }) => sum + quantity * price, 0),
  }
}
