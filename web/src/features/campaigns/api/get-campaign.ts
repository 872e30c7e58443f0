import type { CampaignRow } from '@sextant/contracts/rows'
import { queryOptions } from '@tanstack/react-query'
import { caches } from 'virtual:api-contract'
import { api } from '@/client/api.ts'
import { campaignKeys } from './keys.ts'

/** One campaign. Whether it belongs to the client one is in, the screen asks (belongsHere). */
export const campaignQuery = (organizationId: string, id: string) =>
  queryOptions({
    queryKey: campaignKeys.one(organizationId, id),
    queryFn: (): Promise<CampaignRow> =>
      api.rpc.get_campaign_details_routed({ p_org_id: organizationId, p_campaign_id: id }),
    meta: { shows: ['campaigns'] },
    ...caches.get_campaign_details_routed,
  })

/** Inside a client only its own campaigns are there; the organization's list leads to all of them. */
export const belongsHere = (
  campaign: Pick<CampaignRow, 'client_id'>,
  client: { id: string } | null,
): boolean => client === null || campaign.client_id === client.id
