import { lineBy, type Table, type Value } from '../generator/dress.ts'
import type { Firm, Way } from '../generator/firm.ts'
import type { Order } from './shop.ts'

const HEADERS =
  'Name,Email,Financial Status,Paid at,Fulfillment Status,Fulfilled at,Accepts Marketing,Currency,Subtotal,Shipping,Taxes,Total,Discount Code,Discount Amount,Shipping Method,Created at,Lineitem quantity,Lineitem name,Lineitem price,Notes,Cancelled at,Payment Method,Refunded Amount,Id,Tags,Source,Landing Site,Referring Site'

/** What a visit leaves behind, by the way it came. */
const VISITS: Record<Way, { landing: string; referrer: string }> = {
  'google-ads': { landing: '/blankets?gclid=Cj0KCQ', referrer: 'https://www.google.com/' },
  'meta-ads': {
    landing: '/?utm_source=facebook&utm_medium=paid&utm_campaign=gifts',
    referrer: 'https://l.facebook.com/',
  },
  email: { landing: '/?utm_source=newsletter&utm_medium=email', referrer: '' },
  'organic-search': { landing: '/throws', referrer: 'https://www.google.com/' },
  direct: { landing: '/', referrer: '' },
  referral: { landing: '/scarves', referrer: 'https://weaving.example/best' },
}

const two = (count: number): string => String(count).padStart(2, '0')

/** What an order comes to, in minor units. */
export const totalOf = ({ items }: Order): number =>
  items.reduce((sum, { quantity, price }) => sum + quantity * price, 0)

function statusOf(order: Order): string {
  if (order.voided) return 'voided'
  if (order.refunded === 0) return 'paid'
  return order.refunded === totalOf(order) ? 'refunded' : 'partially_refunded'
}

type Cells = Record<string, Value>

function orderCells(order: Order, currency: string, moment: string): Cells {
  const total = totalOf(order)
  const tax = Math.round(total / 6)
  const { landing, referrer } = VISITS[order.way]
  return {
    'Financial Status': statusOf(order),
    'Paid at': moment,
    'Fulfillment Status': 'fulfilled',
    'Accepts Marketing': 'no',
    Currency: currency,
    Subtotal: { money: total - tax },
    Shipping: { money: 0 },
    Taxes: { money: tax },
    Total: { money: total },
    'Shipping Method': 'Standard',
    Notes: 'Leave it\nat the door, please',
    'Payment Method': 'Card',
    'Refunded Amount': { money: order.refunded },
    Id: String(5_550_000 + order.number),
    Source: 'web',
    'Landing Site': landing,
    'Referring Site': referrer,
  }
}

/** The first line has the order, each further item a line with little but itself. */
function linesOf(order: Order, firm: Firm, currency: string): Cells[] {
  const moment = `${order.day} ${two(order.hour)}:${two(order.minute)}:07 ${firm.offset}`
  return order.items.map(({ quantity, name, price }, index) => ({
    ...(index === 0 ? orderCells(order, currency, moment) : {}),
    Name: `#${order.number}`,
    Email: `customer${order.customer}@example.com`,
    'Created at': moment,
    'Lineitem quantity': { count: quantity },
    'Lineitem name': name,
    'Lineitem price': { money: price },
  }))
}

/** The order export of a shop, the newest order first. */
export function ordersTable(
  firm: Firm,
  orders: Order[],
  currencyOn: (day: string) => string,
): Table {
  const headers = HEADERS.split(',')
  const lines = orders.toReversed().flatMap(order => linesOf(order, firm, currencyOn(order.day)))
  const rows = lines.map(cells => lineBy(headers, cells))
  return { titles: [], headers, rows, footer: [], currency: firm.currency }
}
