import { queryOptions } from '@tanstack/react-query'
import { api } from '@/client/api.ts'
import { clientKeys } from './keys.ts'
import { requireOrganization } from './require-organization.ts'

/** What goes with a client when it is deleted. */
export const consequencesQuery = (clientId: string) =>
  queryOptions({
    queryKey: clientKeys.consequences(clientId),
    queryFn: () => api.clients.consequences({ id: clientId }),
    staleTime: 0,
    meta: { shows: ['clients', 'campaigns'] },
  })

/** Deletes for good. May ask for a fresh code first. The caller leaves the client's pages before anything asks for it again (clientChanged). */
export const deleteClient = async (
  organizationId: string | null,
  clientId: string,
): Promise<{ id: string }> =>
  api.rpc.delete_client_routed({
    p_org_id: requireOrganization(organizationId),
    p_client_id: clientId,
  })
