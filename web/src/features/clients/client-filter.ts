import { CLIENT_SORTS } from '@sextant/contracts/clients/routes'
import { CLIENT_STATUSES } from '@sextant/contracts/catalogue'

export type ClientSort = (typeof CLIENT_SORTS)[number]
export type ClientFilter = {
  q: string
  /** null: all but the archived ones. */ status: string | null
  sort: ClientSort
}

export const SORT_LABELS: Record<ClientSort, string> = {
  attention: 'Who needs you first',
  name: 'Name',
  health: 'Health, lowest first',
  newest: 'Newest first',
  fee: 'Monthly fee',
  campaigns: 'Active campaigns',
}

/** The filter as the address carries it; what it does not say, or says wrongly, is the default. */
export function filterOf(params: URLSearchParams): ClientFilter {
  const status = params.get('status')
  return {
    q: (params.get('q') ?? '').trim().slice(0, 200),
    status: status && /^[a-z][a-z_-]{0,39}$/.test(status) ? status : null,
    sort: CLIENT_SORTS.find(sort => sort === params.get('sort')) ?? 'attention',
  }
}

/** The filter as search parameters; defaults are left out. */
export function paramsOf({ q, status, sort }: ClientFilter): Record<string, string> {
  return {
    ...(q ? { q } : {}),
    ...(status ? { status } : {}),
    ...(sort === 'attention' ? {} : { sort }),
  }
}

export type StatusCount = { status: string | null; count: number }

/** The choices of the status filter with how many stand in each: all, the product's own in their order, others by name, the archive last. Empty ones are left out. */
export function statusCounts(byStatus: Readonly<Record<string, number>>): StatusCount[] {
  const { archived = 0, ...open } = byStatus
  const known: readonly string[] = CLIENT_STATUSES
  const order = (status: string) => {
    const at = known.indexOf(status)
    return at < 0 ? known.length : at
  }
  const stands = Object.entries(open)
    .filter(([, count]) => count > 0)
    .map(([status, count]) => ({ status, count }))
    .sort((a, b) => order(a.status) - order(b.status) || a.status.localeCompare(b.status))
  return [
    { status: null, count: stands.reduce((sum, { count }) => sum + count, 0) },
    ...stands,
    ...(archived > 0 ? [{ status: 'archived', count: archived }] : []),
  ]
}
