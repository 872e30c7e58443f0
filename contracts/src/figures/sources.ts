import type { Measure } from './measures.ts'

/** Where figures come from: whose export a file is, or that they were sent or typed. `channel` is set where all rows are of one. */
export const SOURCES = {
  'google-ads': { label: 'Google Ads', channel: 'google-ads' },
  'meta-ads': { label: 'Meta Ads', channel: 'meta-ads' },
  'linkedin-ads': { label: 'LinkedIn Ads', channel: 'linkedin-ads' },
  'microsoft-ads': { label: 'Microsoft Ads', channel: 'microsoft-ads' },
  'tiktok-ads': { label: 'TikTok Ads', channel: 'tiktok-ads' },
  ga4: { label: 'GA4', channel: null },
  'search-console': { label: 'Search Console', channel: 'organic-search' },
  shopify: { label: 'Shopify', channel: null },
  stripe: { label: 'Stripe', channel: null },
  mailchimp: { label: 'Mailchimp', channel: 'email' },
  table: { label: 'Own table', channel: null },
  api: { label: 'API', channel: null },
  hand: { label: 'By hand', channel: null },
} as const satisfies Record<string, { label: string; channel: Channel | null }>

/** The ways by which people come, in the order of the key. A row of a source that does not tell is of none. */
export const CHANNELS = {
  'google-ads': 'Google Ads',
  'meta-ads': 'Meta Ads',
  email: 'Email',
  direct: 'Direct',
  'organic-search': 'Organic search',
  'linkedin-ads': 'LinkedIn Ads',
  'microsoft-ads': 'Microsoft Ads',
  'tiktok-ads': 'TikTok Ads',
  'organic-social': 'Organic social',
  referral: 'Referral',
  'other-paid': 'Other paid',
  other: 'Other',
} as const

/** Platforms whose figures are of money spent on them. */
export const AD_SOURCES = [
  'google-ads',
  'meta-ads',
  'linkedin-ads',
  'microsoft-ads',
  'tiktok-ads',
] as const satisfies readonly Source[]

export type Source = keyof typeof SOURCES
export type Channel = keyof typeof CHANNELS
export const SOURCE_IDS = Object.keys(SOURCES) as [Source, ...Source[]]
export const CHANNEL_IDS = Object.keys(CHANNELS) as [Channel, ...Channel[]]

/** What several sources tell of the same thing is taken from one of them: the first of this list that told it. */
export const TRUSTED: Partial<Record<Measure, readonly Source[]>> = {
  orders: ['shopify', 'table', 'api', 'hand', 'stripe', 'ga4'],
  revenue: ['shopify', 'table', 'api', 'hand', 'stripe', 'ga4'],
  refunds: ['shopify', 'table', 'api', 'hand', 'stripe', 'ga4'],
  new_customers: ['shopify', 'table', 'api', 'hand', 'ga4'],
  sessions: ['ga4', 'shopify', 'table', 'api', 'hand'],
  users: ['ga4', 'shopify', 'table', 'api', 'hand'],
  page_views: ['ga4', 'table', 'api', 'hand'],
}
