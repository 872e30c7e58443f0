import type { CampaignListRow } from '@sextant/contracts/rows'
import { queryOptions } from '@tanstack/react-query'
import { caches } from 'virtual:api-contract'
import { api } from '@/client/api.ts'
import { campaignKeys } from './keys.ts'

const MOST = 500

/** The newest campaigns of a client, or of the whole organization, for a choice. */
export const namedCampaignsQuery = (organizationId: string, clientId: string | null) => {
  const args = { p_org_id: organizationId, p_client_id: clientId, p_limit: MOST }
  return queryOptions({
    queryKey: campaignKeys.list(organizationId, clientId, args),
    queryFn: (): Promise<CampaignListRow[]> => api.rpc.get_campaigns_list_routed(args),
    meta: { shows: ['campaigns'] },
    ...caches.get_campaigns_list_routed,
  })
}
