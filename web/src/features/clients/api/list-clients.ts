import type { ClientRow } from '@sextant/contracts/rows'
import { infiniteQueryOptions } from '@tanstack/react-query'
import { api } from '@/client/api.ts'
import type { ClientFilter } from '../client-filter.ts'
import { clientKeys } from './keys.ts'

const PAGE = 100

export type ClientPage = { rows: ClientRow[]; total: number; by_status: Record<string, number> }

/** The clients of the agency that the caller may see, page by page. */
export const clientsQuery = (organizationId: string, filter: ClientFilter) =>
  infiniteQueryOptions({
    queryKey: clientKeys.list(organizationId, filter),
    queryFn: ({ pageParam }): Promise<ClientPage> =>
      api.clients.list({
        ...(filter.q ? { q: filter.q } : {}),
        ...(filter.status ? { status: filter.status } : {}),
        sort: filter.sort,
        limit: PAGE,
        offset: pageParam,
      }),
    initialPageParam: 0,
    getNextPageParam: (last, pages) =>
      last.rows.length === PAGE && pages.length * PAGE < last.total
        ? pages.length * PAGE
        : undefined,
    staleTime: 60_000,
    meta: { shows: ['clients', 'campaigns', 'approvals'] },
    // Comparing thousands of rows deeply at every page would take longer than drawing them.
    structuralSharing: false,
  })
