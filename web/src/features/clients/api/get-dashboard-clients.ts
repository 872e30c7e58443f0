import type { ClientRow } from '@sextant/contracts/rows'
import { queryOptions } from '@tanstack/react-query'
import { caches } from 'virtual:api-contract'
import { api } from '@/client/api.ts'
import { clientKeys } from './keys.ts'

/** As many as the agency's dashboard loads; its portfolio shows the first six. */
const LOADED = 20

export const dashboardClientsQuery = (organizationId: string) =>
  queryOptions({
    queryKey: clientKeys.onDashboard(organizationId, LOADED),
    queryFn: (): Promise<ClientRow[]> =>
      api.rpc.get_dashboard_clients({ p_org_id: organizationId, p_limit: LOADED }),
    meta: { shows: ['clients', 'campaigns'] },
    ...caches.get_dashboard_clients,
  })
