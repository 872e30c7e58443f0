import type { CrossClientRow } from '@sextant/contracts/rows'
import { queryOptions } from '@tanstack/react-query'
import { caches } from 'virtual:api-contract'
import { api } from '@/client/api.ts'

/** All clients of an agency side by side. Asked for agencies only. */
export const crossClientQuery = (organizationId: string) =>
  queryOptions({
    queryKey: ['get_cross_client_analytics', organizationId],
    queryFn: (): Promise<CrossClientRow[]> =>
      api.rpc.get_cross_client_analytics({ p_org_id: organizationId }),
    ...caches.get_cross_client_analytics,
  })
