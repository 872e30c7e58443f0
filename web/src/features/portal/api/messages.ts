import type { PortalMessage } from '@sextant/contracts/portal/routes'
import { queryOptions } from '@tanstack/react-query'
import { api } from '@/client/api.ts'
import { portalKeys } from './keys.ts'

/** clientId null: the one client that a guest belongs to. */
export const placeOf = (clientId: string | null) => (clientId ? { client_id: clientId } : {})

/** The thread between a client and its agency, oldest first. Looked at again every quarter of a minute while it is open. */
export const messagesQuery = (clientId: string | null) =>
  queryOptions({
    queryKey: portalKeys.messages(clientId),
    queryFn: (): Promise<PortalMessage[]> => api.portal.messages(placeOf(clientId)),
    staleTime: 5_000,
    refetchInterval: 15_000,
    refetchIntervalInBackground: false,
  })
