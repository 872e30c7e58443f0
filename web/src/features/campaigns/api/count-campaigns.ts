import { queryOptions } from '@tanstack/react-query'
import { caches } from 'virtual:api-contract'
import { api } from '@/client/api.ts'

/** How many campaigns stand in each status, of those that have the words. */
export const campaignCountsQuery = (
  organizationId: string,
  clientId: string | null,
  search: string,
) =>
  queryOptions({
    queryKey: ['campaigns', 'counts', organizationId, clientId, search],
    queryFn: () =>
      api.campaigns.counts({
        ...(clientId ? { client_id: clientId } : {}),
        ...(search ? { search } : {}),
      }),
    ...caches.get_campaigns_list_routed,
  })
