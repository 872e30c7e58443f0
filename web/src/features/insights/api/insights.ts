import { PENDING_POLL_MS } from '@sextant/contracts/limits'
import type { InsightRow } from '@sextant/contracts/rows'
import { queryOptions } from '@tanstack/react-query'
import { api } from '@/client/api.ts'
import { insightKeys } from './keys.ts'

/** Insights that wait for a person, oldest first. Asked again every 30 s, not while the tab is hidden. */
export const pendingInsightsQuery = queryOptions({
  queryKey: insightKeys.pending,
  meta: { shows: ['insights'] },
  queryFn: (): Promise<InsightRow[]> => api.businessContext.pending(),
  staleTime: PENDING_POLL_MS,
  refetchInterval: PENDING_POLL_MS,
  refetchIntervalInBackground: false,
  // Shown where it is needed; a list that cannot be had now is asked for again soon enough.
  retry: false,
})

export const HISTORY_PAGE = 50

/** What the agents learned, newest first; rejected insights are not in it. page counts from 0. clientId: about one client only. */
export const insightHistoryQuery = (
  status: 'pending' | 'approved' | undefined,
  page: number,
  clientId: string | null = null,
) =>
  queryOptions({
    queryKey: insightKeys.history(clientId, status ?? 'all', page),
    meta: { shows: ['insights'] },
    queryFn: (): Promise<InsightRow[]> =>
      api.businessContext.history({
        limit: HISTORY_PAGE,
        offset: page * HISTORY_PAGE,
        ...(status ? { status } : {}),
        ...(clientId ? { client_id: clientId } : {}),
      }),
    staleTime: 10_000,
  })
