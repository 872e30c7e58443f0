/**
 * What a file or a person tells about a day: figures that add up over days, campaigns and channels. Everything that is divided
 * (CTR, ROAS, …) is a metric and follows from these (contracts/src/metrics). Money is in the minor units of its currency.
 */
export const MEASURES = {
  impressions: { label: 'Impressions', unit: 'count' },
  clicks: { label: 'Clicks', unit: 'count' },
  spend: { label: 'Ad spend', unit: 'money' },
  conversions: { label: 'Conversions', unit: 'count' },
  conversion_value: { label: 'Conversion value', unit: 'money' },
  leads: { label: 'Leads', unit: 'count' },
  organic_impressions: { label: 'Impressions in search results', unit: 'count' },
  organic_clicks: { label: 'Clicks in search results', unit: 'count' },
  video_views: { label: 'Video views', unit: 'count' },
  sessions: { label: 'Sessions', unit: 'count' },
  users: { label: 'Users', unit: 'count' },
  page_views: { label: 'Page views', unit: 'count' },
  orders: { label: 'Orders', unit: 'count' },
  repeat_orders: { label: 'Orders of known customers', unit: 'count' },
  new_customers: { label: 'New customers', unit: 'count' },
  revenue: { label: 'Revenue', unit: 'money' },
  refunds: { label: 'Refunds', unit: 'money' },
  fees: { label: 'Payment fees', unit: 'money' },
  payouts: { label: 'Payouts', unit: 'money' },
  sent: { label: 'Emails sent', unit: 'count' },
  delivered: { label: 'Emails delivered', unit: 'count' },
  opens: { label: 'Opens', unit: 'count' },
  email_clicks: { label: 'Clicks in emails', unit: 'count' },
  unsubscribes: { label: 'Unsubscribes', unit: 'count' },
  bounces: { label: 'Bounces', unit: 'count' },
} as const satisfies Record<string, { label: string; unit: MeasureUnit }>

export type MeasureUnit = 'count' | 'money'
export type Measure = keyof typeof MEASURES
export const MEASURE_IDS = Object.keys(MEASURES) as [Measure, ...Measure[]]

export const isMeasure = (id: string): id is Measure => Object.hasOwn(MEASURES, id)
