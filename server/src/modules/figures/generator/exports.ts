import type { Measure } from '@sextant/contracts/figures/measures'
import type { Source } from '@sextant/contracts/figures/sources'
import type { Language } from '../reading/head.ts'
import { type AdDay, adDays } from '../generator/ad-days.ts'
import { adTable, dressOf } from '../generator/ad-tables.ts'
import { type Dress, PLAIN, writeTable } from '../generator/dress.ts'
import { ga4Table } from './ga4-table.ts'
import { mailDays, mailchimpTable } from './mailchimp-table.ts'
import { FIRM, type Firm, type Plant } from './firm.ts'
import { type ShopDays, shopDays } from './shop.ts'
import { ordersTable, totalOf } from './orders-table.ts'

/** What the files add up to, by measure; money in minor units. */
export type Truth = Partial<Record<Measure, number>>
export type ExportFile = { name: string; source: Source; bytes: Buffer; truth: Truth }

export type ExportOptions = {
  seed: number
  firm?: Firm
  /** YYYY-MM-DD of the first day. */
  from: string
  days: number
  languages?: Partial<Record<'google-ads' | 'meta-ads' | 'ga4', Language>>
  plant?: Plant[]
}

type Kit = { options: ExportOptions; firm: Firm; plant: Plant[]; shop: ShopDays }

const missing = (plant: Plant[], source: Source, day: string): boolean =>
  plant.some(p => p.what === 'missing' && p.source === source && day >= p.from && day <= p.to)

const currencyOn = (plant: Plant[], source: Source, day: string, usual: string): string => {
  const change = plant.find(
    p => p.what === 'currency-change' && p.source === source && day >= p.since,
  )
  return change?.what === 'currency-change' ? change.currency : usual
}

const sumOf = <Row>(rows: Row[], pick: (row: Row) => number): number =>
  rows.reduce((sum, row) => sum + pick(row), 0)

const adTruth = (rows: AdDay[], wholeConversions: boolean): Truth => ({
  impressions: sumOf(rows, row => row.impressions),
  clicks: sumOf(rows, row => row.clicks),
  spend: sumOf(rows, row => row.spend),
  conversions: wholeConversions
    ? sumOf(rows, row => Math.round(row.conversions / 100))
    : sumOf(rows, row => row.conversions) / 100,
  conversion_value: sumOf(rows, row => row.value),
})

function adFile(
  { options, firm, plant, shop }: Kit,
  source: 'google-ads' | 'meta-ads',
): ExportFile {
  const language = options.languages?.[source] ?? (source === 'google-ads' ? 'de' : 'en')
  const rows = adDays(shop, firm, source, options.seed).filter(
    ({ day }) => !missing(plant, source, day),
  )
  const table = adTable(source, language, rows, firm.currency, row =>
    currencyOn(plant, source, row.day, firm.currency),
  )
  const utf16: Dress = { ...PLAIN, delimiter: '\t', encoding: 'utf-16le', bom: true }
  const dress = source === 'meta-ads' && language === 'en' ? utf16 : dressOf(language)
  const name = source === 'google-ads' ? 'kampagnenbericht.csv' : 'Campaigns.csv'
  const truth = adTruth(rows, source === 'meta-ads')
  return { name, source, bytes: writeTable(table, dress), truth }
}

function ordersFile({ firm, plant, shop }: Kit): ExportFile {
  const orders = shop.orders.filter(({ day }) => !missing(plant, 'shopify', day))
  const kept = orders.filter(({ voided }) => !voided)
  const table = ordersTable(firm, orders, day => currencyOn(plant, 'shopify', day, firm.currency))
  const truth: Truth = {
    orders: kept.length,
    revenue: sumOf(kept, totalOf),
    refunds: sumOf(kept, order => order.refunded),
    repeat_orders: kept.length - new Set(kept.map(({ customer }) => customer)).size,
  }
  return { name: 'orders_export_1.csv', source: 'shopify', bytes: writeTable(table, PLAIN), truth }
}

function ga4File({ options, plant, shop }: Kit): ExportFile {
  const language = options.languages?.ga4 ?? 'en'
  const visits = shop.visits.filter(({ day }) => !missing(plant, 'ga4', day))
  const days = new Set(visits.map(({ day }) => day))
  const orders = shop.orders.filter(({ day }) => days.has(day))
  const truth: Truth = {
    sessions: sumOf(visits, visit => visit.sessions),
    users: sumOf(visits, visit => visit.users),
    page_views: sumOf(visits, visit => visit.views),
    orders: orders.length,
  }
  const dress: Dress = { ...PLAIN, day: 'closed' }
  const table = ga4Table(visits, orders, language)
  return { name: 'traffic.csv', source: 'ga4', bytes: writeTable(table, dress), truth }
}

function mailFile({ options, firm, plant, shop }: Kit): ExportFile {
  const mails = mailDays(shop, firm, options.seed).filter(
    ({ day }) => !missing(plant, 'mailchimp', day),
  )
  const truth: Truth = {
    sent: sumOf(mails, mail => mail.sent),
    delivered: sumOf(mails, mail => mail.sent - mail.bounces),
    opens: sumOf(mails, mail => mail.opens),
    email_clicks: sumOf(mails, mail => mail.clicks),
    unsubscribes: sumOf(mails, mail => mail.unsubscribes),
    bounces: sumOf(mails, mail => mail.bounces),
  }
  const bytes = writeTable(mailchimpTable(mails), PLAIN)
  return { name: 'campaigns.csv', source: 'mailchimp', bytes, truth }
}

/** The exports of one made-up shop, which agree with each other: ads bring visits, visits bring orders. The same for the same seed. */
export function generateExports(options: ExportOptions): ExportFile[] {
  const firm = options.firm ?? FIRM
  const plant = options.plant ?? []
  const shop = shopDays({ ...options, firm, plant })
  const kit = { options, firm, plant, shop }
  return [
    adFile(kit, 'google-ads'),
    adFile(kit, 'meta-ads'),
    ordersFile(kit),
    ga4File(kit),
    mailFile(kit),
  ]
}
