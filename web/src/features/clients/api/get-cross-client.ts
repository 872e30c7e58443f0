import type { CrossClientRow } from '@sextant/contracts/rows'
import { queryOptions } from '@tanstack/react-query'
import { caches } from 'virtual:api-contract'
import { api } from '@/client/api.ts'
import { clientKeys } from './keys.ts'

/** All clients of an agency side by side. Asked for agencies only. */
export const crossClientQuery = (organizationId: string) =>
  queryOptions({
    queryKey: clientKeys.crossClient(organizationId),
    queryFn: (): Promise<CrossClientRow[]> =>
      api.rpc.get_cross_client_analytics({ p_org_id: organizationId }),
    meta: { shows: ['clients', 'campaigns'] },
    ...caches.get_cross_client_analytics,
  })
