import { CAMPAIGN_PAGE } from '@sextant/contracts/limits'

export const CAMPAIGN_SORTS = [
  { value: 'newest', label: 'Newest first' },
  { value: 'updated', label: 'Last changed' },
  { value: 'name', label: 'Name' },
  { value: 'start', label: 'Start date' },
  { value: 'end', label: 'End date' },
  { value: 'budget', label: 'Budget' },
  { value: 'spent', label: 'Spent' },
  { value: 'priority', label: 'Priority' },
] as const
type CampaignSort = (typeof CAMPAIGN_SORTS)[number]['value']

/** What of the campaigns is looked at. page counts from 0; client: one client of an agency, chosen on the organization's list. */
export type CampaignFilter = {
  q: string
  status: string | null
  sort: CampaignSort
  client: string | null
  archived: boolean
  view: 'table' | 'board'
  page: number
}

const STATUS = /^[a-z][a-z_-]{0,39}$/
const ID = /^[0-9a-f]{8}-[0-9a-f-]{27}$/i

/** The filter an address holds; what makes no sense counts as not said. */
export function filterOf(params: URLSearchParams): CampaignFilter {
  const status = params.get('status') ?? ''
  const client = params.get('client') ?? ''
  const page = Number.parseInt(params.get('page') ?? '1', 10)
  return {
    q: (params.get('q') ?? '').slice(0, 200),
    status: STATUS.test(status) ? status : null,
    sort: CAMPAIGN_SORTS.find(({ value }) => value === params.get('sort'))?.value ?? 'newest',
    client: ID.test(client) ? client : null,
    archived: params.get('archived') === '1',
    view: params.get('view') === 'board' ? 'board' : 'table',
    page: page > 1 && page <= 10_000 ? page - 1 : 0,
  }
}

/** The search parameters of a filter; what is as usual is left out. Another filter begins at its first page. */
export function paramsOf(filter: CampaignFilter): Record<string, string> {
  return Object.fromEntries(
    Object.entries({
      q: filter.q,
      status: filter.status ?? '',
      sort: filter.sort === 'newest' ? '' : filter.sort,
      client: filter.client ?? '',
      archived: filter.archived ? '1' : '',
      view: filter.view === 'board' ? 'board' : '',
      page: filter.page > 0 ? String(filter.page + 1) : '',
    }).filter(([, value]) => value !== ''),
  )
}

/** Whether something is filtered away: an empty list then means that nothing matches. */
export const narrows = ({ q, status, client }: CampaignFilter): boolean =>
  Boolean(q || status || client)

export const PAGE = CAMPAIGN_PAGE
/** The board shows at most this many: what one call may bring. */
export const BOARD_MOST = 500

export type CampaignCounts = { by_status: Record<string, number>; archived: number }

/** How many campaigns a filter finds, read off the counts of the statuses. */
export function totalOf(
  { by_status, archived }: CampaignCounts,
  filter: Pick<CampaignFilter, 'status' | 'archived'>,
): number {
  if (filter.status) return by_status[filter.status] ?? 0
  return (
    Object.values(by_status).reduce((sum, count) => sum + count, 0) +
    (filter.archived ? archived : 0)
  )
}
