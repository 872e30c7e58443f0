import type { CampaignListRow } from '@sextant/contracts/rows'
import { queryOptions } from '@tanstack/react-query'
import { caches } from 'virtual:api-contract'
import { api } from '@/client/api.ts'
import { BOARD_MOST, PAGE, type CampaignFilter } from '../list-filter.ts'
import { campaignKeys } from './keys.ts'

/** Campaigns of the organization, or of one client: a page of the table, or what the board shows. */
export const campaignsQuery = (
  organizationId: string,
  clientId: string | null,
  filter: CampaignFilter,
) => {
  const board = filter.view === 'board'
  const args = {
    p_org_id: organizationId,
    p_client_id: clientId ?? filter.client,
    p_include_archived: filter.archived,
    p_status: board ? null : filter.status,
    p_search: filter.q || null,
    p_sort: filter.sort,
    p_limit: board ? BOARD_MOST : PAGE,
    p_offset: board ? 0 : filter.page * PAGE,
  }
  return queryOptions({
    queryKey: campaignKeys.list(organizationId, args.p_client_id, args),
    queryFn: (): Promise<CampaignListRow[]> => api.rpc.get_campaigns_list_routed(args),
    meta: { shows: ['campaigns'] },
    ...caches.get_campaigns_list_routed,
  })
}
