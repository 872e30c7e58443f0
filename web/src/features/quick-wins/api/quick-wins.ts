import type {
  QuickWinDetail,
  QuickWinOpportunities,
  QuickWinRow,
} from '@sextant/contracts/quick-wins/routes'
import { queryOptions } from '@tanstack/react-query'
import { api } from '@/client/api.ts'
import { quickWinKeys } from './keys.ts'

const of = (clientId: string | null) => (clientId ? { client_id: clientId } : {})

/** What would pay back within thirty days, for the organization or one client. */
export const opportunitiesQuery = (clientId: string | null) =>
  queryOptions({
    queryKey: quickWinKeys.opportunities(clientId),
    meta: { shows: ['company-facts', 'quick-wins', 'tasks'] },
    queryFn: (): Promise<QuickWinOpportunities> => api.quickWins.opportunities(of(clientId)),
  })

/** What was started, the latest first; of one campaign where one is named. */
export const quickWinsQuery = (clientId: string | null, campaignId?: string) =>
  queryOptions({
    queryKey: quickWinKeys.list(clientId, campaignId ?? null),
    meta: { shows: ['quick-wins', 'tasks'] },
    queryFn: (): Promise<QuickWinRow[]> =>
      api.quickWins.list({ ...of(clientId), ...(campaignId && { campaign_id: campaignId }) }),
  })

export const quickWinQuery = (id: string) =>
  queryOptions({
    queryKey: quickWinKeys.one(id),
    meta: { shows: ['company-facts', 'quick-wins', 'tasks'] },
    queryFn: (): Promise<QuickWinDetail> => api.quickWins.read({ id }),
  })

/** Who may own one here. */
export const quickWinPeopleQuery = (clientId: string | null) =>
  queryOptions({
    queryKey: quickWinKeys.people(clientId),
    meta: { shows: ['team'] },
    queryFn: () => api.quickWins.people(of(clientId)),
  })
