import type { CampaignListRow } from '@sextant/contracts/rows'
import { queryOptions } from '@tanstack/react-query'
import { caches } from 'virtual:api-contract'
import { api } from '@/client/api.ts'
import { clientKeys } from './keys.ts'

/** Campaigns of one client, newest first; archived ones left out. */
export const clientCampaignsQuery = (organizationId: string, clientId: string, limit: number) =>
  queryOptions({
    queryKey: clientKeys.campaigns(organizationId, clientId, limit),
    queryFn: (): Promise<CampaignListRow[]> =>
      api.rpc.get_campaigns_list_routed({
        p_org_id: organizationId,
        p_client_id: clientId,
        p_limit: limit,
      }),
    meta: { shows: ['campaigns'] },
    ...caches.get_campaigns_list_routed,
  })
