import type { CampaignListRow } from '@sextant/contracts/rows'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { caches } from 'virtual:api-contract'
import { api } from '@/client/api.ts'
import { campaignKeys } from './keys.ts'

const MOST = 5

/** The few newest campaigns that have these words. clientId null: of the whole organization. */
export const findCampaignsQuery = (
  organizationId: string,
  clientId: string | null,
  words: string,
) => {
  const args = { p_org_id: organizationId, p_client_id: clientId, p_search: words, p_limit: MOST }
  return queryOptions({
    queryKey: campaignKeys.list(organizationId, clientId, args),
    queryFn: (): Promise<CampaignListRow[]> => api.rpc.get_campaigns_list_routed(args),
    placeholderData: keepPreviousData,
    meta: { shows: ['campaigns'] },
    ...caches.get_campaigns_list_routed,
  })
}
