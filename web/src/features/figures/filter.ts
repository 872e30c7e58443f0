import {
  CHANNEL_IDS,
  SOURCE_IDS,
  type Channel,
  type Source,
} from '@sextant/contracts/figures/sources'
import { COMPARISONS, type Comparison, type FiguresFilter } from '@sextant/contracts/figures/view'

/** What of a filter stands in the address; the place gives the client. */
export type AddressFilter = Omit<FiguresFilter, 'client_id'>

/** Changes a part of the filter; undefined takes it out. */
export type ChangeFilter = (change: { [Name in keyof AddressFilter]?: string | undefined }) => void

const DAY = /^\d{4}-\d{2}-\d{2}$/
const oneOf = <Id extends string>(ids: readonly Id[], value: string | null): Id | undefined =>
  ids.find(id => id === value)
const isDay = (value: string | null): value is string =>
  value !== null && DAY.test(value) && !Number.isNaN(Date.parse(value))

/** The filter of an address; what makes no sense in it is as if it were not there. */
export function filterOf(params: URLSearchParams): AddressFilter {
  const [from, to] = [params.get('from'), params.get('to')]
  const campaign = params.get('campaign')
  const metric = params.get('metric')
  const channel: Channel | undefined = oneOf(CHANNEL_IDS, params.get('channel'))
  const source: Source | undefined = oneOf(SOURCE_IDS, params.get('source'))
  const compare: Comparison = oneOf(COMPARISONS, params.get('compare')) ?? 'previous'
  return {
    compare,
    ...(isDay(from) && isDay(to) && from <= to && { from, to }),
    ...(campaign && /^[0-9a-f-]{36}$/.test(campaign) && { campaign_id: campaign }),
    ...(channel && { channel }),
    ...(source && { source }),
    ...(metric && /^[a-z][a-z0-9_]{0,39}$/.test(metric) && { metric }),
  }
}

const NAMES: Record<keyof AddressFilter, string> = {
  from: 'from',
  to: 'to',
  compare: 'compare',
  campaign_id: 'campaign',
  channel: 'channel',
  source: 'source',
  metric: 'metric',
}

/** The address of a filter, with a part of it changed; undefined takes a part out. */
export function addressWith(
  params: URLSearchParams,
  change: { [Name in keyof AddressFilter]?: string | undefined },
): URLSearchParams {
  const changed = new URLSearchParams(params)
  for (const [name, value] of Object.entries(change) as [
    keyof AddressFilter,
    string | undefined,
  ][]) {
    if (value === undefined || value === '') changed.delete(NAMES[name])
    else changed.set(NAMES[name], value)
  }
  if (changed.get('compare') === 'previous') changed.delete('compare')
  return changed
}

const DAY_MS = 86_400_000
const dayBefore = (day: string, days: number): string =>
  new Date(Date.parse(day) - days * DAY_MS).toISOString().slice(0, 10)
const firstOfMonth = (day: string): string => `${day.slice(0, 7)}-01`

/** Periods one may choose, up to the last day that is known. */
export const periodChoices = (last: string) => {
  const lastMonth = dayBefore(firstOfMonth(last), 1)
  return [
    { label: 'Last 7 days', from: dayBefore(last, 6), to: last },
    { label: 'Last 4 weeks', from: dayBefore(last, 27), to: last },
    { label: 'Last 12 weeks', from: dayBefore(last, 83), to: last },
    { label: 'This month', from: firstOfMonth(last), to: last },
    { label: 'Last month', from: firstOfMonth(lastMonth), to: lastMonth },
    { label: 'Last 52 weeks', from: dayBefore(last, 363), to: last },
  ]
}
