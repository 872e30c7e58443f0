import { queryOptions } from '@tanstack/react-query'
import { caches } from 'virtual:api-contract'
import { api } from '@/client/api.ts'
import { campaignKeys } from './keys.ts'

/** How many campaigns stand in each status, of those that have the words. */
export const campaignCountsQuery = (
  organizationId: string,
  clientId: string | null,
  search: string,
) =>
  queryOptions({
    queryKey: campaignKeys.counts(organizationId, clientId, search),
    queryFn: () =>
      api.campaigns.counts({
        ...(clientId ? { client_id: clientId } : {}),
        ...(search ? { search } : {}),
      }),
    meta: { shows: ['campaigns'] },
    ...caches.get_campaigns_list_routed,
  })
