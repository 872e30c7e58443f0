import type { ClientDashboardRow } from '@sextant/contracts/rows'
import { queryOptions } from '@tanstack/react-query'
import { caches } from 'virtual:api-contract'
import { api } from '@/client/api.ts'
import { clientKeys } from './keys.ts'

/** The figures of one client; null when there is no such client. Not asked again on focus, and once more after a failure, as the specification has it. */
export const clientDashboardQuery = (organizationId: string, clientId: string) =>
  queryOptions({
    queryKey: clientKeys.dashboard(organizationId, clientId),
    queryFn: async (): Promise<ClientDashboardRow | null> =>
      (
        await api.rpc.get_client_dashboard_routed({
          p_org_id: organizationId,
          p_client_id: clientId,
        })
      )[0] ?? null,
    meta: {
      shows: ['clients', 'campaigns', 'agent-outputs', 'approvals', 'messages'],
    },
    ...caches.get_client_dashboard_routed,
    refetchOnWindowFocus: false,
    retry: 1,
  })
