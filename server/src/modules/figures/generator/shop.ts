import { type Firm, type Plant, type Way, WAYS } from '../generator/firm.ts'
import { type Random, randomOf } from '../generator/random.ts'

const DEVICES = ['mobile', 'desktop', 'tablet'] as const
type Device = (typeof DEVICES)[number]

export type Order = {
  number: number
  day: string
  hour: number
  minute: number
  way: Way
  device: Device
  customer: number
  items: { name: string; quantity: number; price: number }[]
  refunded: number
  voided: boolean
}
export type Visits = {
  day: string
  way: Way
  device: Device
  sessions: number
  users: number
  views: number
}
export type ShopDays = { days: string[]; visits: Visits[]; orders: Order[] }
export type ShopOptions = { seed: number; firm: Firm; from: string; days: number; plant: Plant[] }

const SHARE: Record<Way, number> = {
  'google-ads': 0.31,
  'meta-ads': 0.27,
  email: 0.06,
  'organic-search': 0.19,
  direct: 0.12,
  referral: 0.05,
}
const RATE: Record<Way, number> = {
  'google-ads': 0.031,
  'meta-ads': 0.017,
  email: 0.052,
  'organic-search': 0.028,
  direct: 0.037,
  referral: 0.014,
}
const DEVICE: Record<Device, { share: number; rate: number }> = {
  mobile: { share: 0.61, rate: 0.78 },
  desktop: { share: 0.34, rate: 1.42 },
  tablet: { share: 0.05, rate: 0.93 },
}
/** Sunday first. */
const WEEK = [1.21, 1.04, 0.93, 0.91, 0.95, 0.97, 1.13]
const GROWTH_A_DAY = 1.0021
const HOURS = [7, 8, 9, 10, 12, 12, 13, 15, 17, 18, 19, 20, 20, 21, 21, 22, 23]

export const dayAfter = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * 86_400_000).toISOString().slice(0, 10)

/** How much of a way's usual traffic there is on a day. */
function strength(way: Way, day: string, plant: Plant[]): number {
  return plant.reduce((factor, planted) => {
    if (planted.what === 'zero' && planted.way === way && day >= planted.from && day <= planted.to)
      return 0
    if (planted.what === 'spike' && planted.way === way && day === planted.day)
      return factor * planted.times
    return factor
  }, 1)
}

const halved = (way: Way, device: Device, day: string, plant: Plant[]): boolean =>
  device === 'mobile' &&
  plant.some(p => p.what === 'phones-halved' && p.way === way && day >= p.since)

function itemsOf(firm: Firm, random: Random): Order['items'] {
  const count = 1 + random.times(0.6)
  return Array.from({ length: count }, () => ({
    name: random.pick(firm.products),
    quantity: 1 + random.times(0.2),
    price: Math.max(199, Math.round((firm.basket / 1.9) * random.noise(0.4))),
  }))
}

/** The days of the shop: who came by which way on what, and what they ordered. */
export function shopDays({ seed, firm, from, days, plant }: ShopOptions): ShopDays {
  const random = randomOf(seed)
  const found: ShopDays = { days: [], visits: [], orders: [] }
  for (let index = 0; index < days; index += 1) {
    const day = dayAfter(from, index)
    found.days.push(day)
    const usual = firm.visitsADay * WEEK[new Date(day).getUTCDay()]! * GROWTH_A_DAY ** index
    for (const way of WAYS)
      for (const device of DEVICES) {
        const expected = usual * SHARE[way] * DEVICE[device].share * strength(way, day, plant)
        const sessions = Math.round(expected * random.noise(0.08))
        const views = Math.round(sessions * 3.3 * random.noise(0.05))
        const users = Math.round(sessions * (0.86 + random.share() * 0.06))
        found.visits.push({ day, way, device, sessions, users, views })
        const rate = RATE[way] * DEVICE[device].rate * (halved(way, device, day, plant) ? 0.5 : 1)
        for (let order = random.times(sessions * rate); order > 0; order -= 1)
          found.orders.push(orderOf(firm, random, { day, way, device }))
      }
  }
  return { ...found, orders: numbered(found.orders) }
}

function orderOf(firm: Firm, random: Random, of: Pick<Order, 'day' | 'way' | 'device'>): Order {
  const items = itemsOf(firm, random)
  const total = items.reduce((sum, { quantity, price }) => sum + quantity * price, 0)
  const refunded = random.share() < 0.04 ? Math.round(total * (0.2 + random.share() * 0.8)) : 0
  return {
    ...of,
    number: 0,
    hour: random.pick(HOURS),
    minute: Math.floor(random.share() * 60),
    customer: Math.floor(random.share() ** 2 * 4_000),
    items,
    refunded,
    voided: random.share() < 0.012,
  }
}

const momentOf = ({ day, hour, minute }: Order): string =>
  `${day} ${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}`

const numbered = (orders: Order[]): Order[] =>
  orders
    .toSorted((one, other) => momentOf(one).localeCompare(momentOf(other)))
    .map((order, index) => ({ ...order, number: 1_001 + index }))
