import type { Portal } from '@sextant/contracts/portal/routes'
import { queryOptions } from '@tanstack/react-query'
import { api } from '@/client/api.ts'
import { portalKeys } from './keys.ts'

/** What a client's people see. clientId null: the client they look at, or the first of several. */
export const portalQuery = (organizationId: string, clientId: string | null) =>
  queryOptions({
    queryKey: portalKeys.portal(organizationId, clientId),
    queryFn: (): Promise<Portal> =>
      api.portal.read(clientId ? { client_id: clientId } : {}) as Promise<Portal>,
    staleTime: 60_000,
    meta: { shows: ['campaigns', 'agent-outputs', 'approvals', 'branding', 'messages'] },
  })
