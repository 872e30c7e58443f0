import { isMeasure, MEASURES, type Measure } from '@sextant/contracts/figures/measures'

/** What cuts a row besides its day and campaign. */
export const SLICES = {
  device: 'Device',
  age: 'Age',
  gender: 'Gender',
  country: 'Country',
  region: 'Region',
  page: 'Page',
  query: 'Search query',
  network: 'Network',
  placement: 'Placement',
  keyword: 'Keyword',
  visits: 'Source and medium',
  origin: 'Sold through',
} as const
export type Slice = keyof typeof SLICES

/** What a column may mean besides a figure or a slice. */
export const MEANINGS = {
  day: 'Day',
  hour: 'Hour',
  starts: 'First day',
  ends: 'Last day',
  campaign: 'Campaign',
  campaign_number: 'Number of the campaign',
  ad_group: 'Ad group',
  ad: 'Ad',
  channel: 'Channel',
  currency: 'Currency',
  attribution: 'Attribution setting',
  time_zone: 'Time zone',
  order: 'Order',
  customer: 'Customer, not kept',
  status: 'Status',
  cancelled: 'Cancelled',
  category: 'Kind of movement',
  visit_source: 'Source of the visit',
  visit_medium: 'Medium of the visit',
  landing: 'Landing page',
  referrer: 'Referring page',
} as const
export type Meaning = keyof typeof MEANINGS

/** What a column becomes. */
export type Role = Meaning | Measure | `slice:${Slice}` | 'ignore'

export const sliceOf = (role: Role): Slice | null =>
  role.startsWith('slice:') ? (role.slice('slice:'.length) as Slice) : null

export const isMeaning = (role: string): role is Meaning => Object.hasOwn(MEANINGS, role)

/** Whether it is a role: what a person's mapping is checked by. */
export const isRole = (role: string): role is Role =>
  role === 'ignore' ||
  isMeaning(role) ||
  isMeasure(role) ||
  (role.startsWith('slice:') && Object.hasOwn(SLICES, role.slice('slice:'.length)))

export const isMoney = (role: Role): boolean => isMeasure(role) && MEASURES[role].unit === 'money'
