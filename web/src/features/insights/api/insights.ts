import { PENDING_POLL_MS } from '@sextant/contracts/limits'
import type { FactVersion } from '@sextant/contracts/company/facts'
import type { InsightCounts, InsightRow, InsightStatus } from '@sextant/contracts/company/insights'
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

/** About whom: one client, the organization itself, or everybody (null). */
export type About = { clientId: string } | 'own' | null

type Asked = { status: InsightStatus | null; page: number; about: About }

/** What the agents learned, newest first; what was rejected or holds no longer only by its status. page counts from 0. */
export const insightHistoryQuery = ({ status, page, about }: Asked) =>
  queryOptions({
    queryKey: insightKeys.history(aboutKey(about), status ?? 'all', page),
    meta: { shows: ['insights'] },
    queryFn: (): Promise<InsightRow[]> =>
      api.businessContext.history({
        limit: HISTORY_PAGE,
        offset: page * HISTORY_PAGE,
        ...(status && { status }),
        ...(about === 'own' && { own: 'true' }),
        ...(about && about !== 'own' && { client_id: about.clientId }),
      }),
    staleTime: 10_000,
  })

const aboutKey = (about: About): string =>
  about === null || about === 'own' ? (about ?? 'everybody') : about.clientId

/** How much stands, waits, was rejected, holds no longer: of the organization and of each client. */
export const insightCountsQuery = queryOptions({
  queryKey: insightKeys.counts,
  meta: { shows: ['insights', 'company-facts'] },
  queryFn: (): Promise<InsightCounts[]> => api.businessContext.counts(),
  staleTime: 10_000,
})

/** What an insight was before, the latest first. */
export const insightVersionsQuery = (id: string) =>
  queryOptions({
    queryKey: insightKeys.versions(id),
    meta: { shows: ['insights', 'company-facts'] },
    queryFn: (): Promise<FactVersion[]> => api.company.history({ id }),
  })
