import { lineBy, type Table } from '../generator/dress.ts'
import { randomOf } from './random.ts'
import type { Firm } from '../generator/firm.ts'
import type { ShopDays } from './shop.ts'

export type MailDay = {
  day: string
  title: string
  sent: number
  bounces: number
  opens: number
  clicks: number
  unsubscribes: number
}

const HEADERS =
  'Title,Subject,List,Send Date,Send Weekday,Total Recipients,Successful Deliveries,Soft Bounces,Hard Bounces,Total Bounces,Times Forwarded,Forwarded Opens,Unique Opens,Open Rate,Total Opens,Unique Clicks,Click Rate,Total Clicks,Unsubscribes,Abuse Complaints'

/** Tuesdays and Fridays. */
const SENT_ON = [2, 5]

/** What was sent on the days on which the shop writes to its customers. */
export function mailDays(shop: ShopDays, firm: Firm, seed: number): MailDay[] {
  const random = randomOf(seed + 43)
  const days = shop.days.filter(day => SENT_ON.includes(new Date(day).getUTCDay()))
  return days.map((day, index) => {
    const sent = Math.round((4_310 + index * 23) * random.noise(0.01))
    const opens = Math.round(sent * 0.38 * random.noise(0.06))
    return {
      day,
      title: firm.campaigns.email[index % firm.campaigns.email.length]!,
      sent,
      bounces: random.times(sent * 0.004),
      opens,
      clicks: Math.round(opens * 0.07 * random.noise(0.15)),
      unsubscribes: random.times(sent * 0.0017),
    }
  })
}

const weekday = (day: string): string =>
  new Intl.DateTimeFormat('en', { weekday: 'long', timeZone: 'UTC' }).format(new Date(day))

const sendDate = (day: string): string =>
  `${new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeZone: 'UTC' }).format(new Date(day))} 10:30 am`

const cellsOf = ({ day, title, sent, bounces, opens, clicks, unsubscribes }: MailDay) => ({
  Title: title,
  Subject: `${title}: new`,
  List: 'Customers',
  'Send Date': sendDate(day),
  'Send Weekday': weekday(day),
  'Total Recipients': { count: sent },
  'Successful Deliveries': { count: sent - bounces },
  'Soft Bounces': { count: bounces },
  'Total Bounces': { count: bounces },
  'Unique Opens': { count: opens },
  'Open Rate': { percent: Math.round((opens / sent) * 10_000) },
  'Total Opens': { count: opens * 2 },
  'Unique Clicks': { count: clicks },
  'Total Clicks': { count: clicks + 7 },
  Unsubscribes: { count: unsubscribes },
})

/** The campaign report of the mailing program. */
export const mailchimpTable = (mails: MailDay[]): Table => {
  const headers = HEADERS.split(',')
  const rows = mails.map(mail => lineBy(headers, cellsOf(mail)))
  return { titles: [], headers, rows, footer: [], currency: '' }
}
