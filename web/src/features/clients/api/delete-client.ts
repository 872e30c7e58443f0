import { queryOptions } from '@tanstack/react-query'
import { toast } from 'sonner'
import { api } from '@/client/api.ts'
import { useSaving } from '@/client/use-saving.ts'
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

type Deletion = {
  organizationId: string | null
  clientId: string
  /** Makes the call, and again after a fresh code where one is asked for. */
  confirmed: <Answer>(call: () => Promise<Answer>) => Promise<Answer>
}

/** Deletes for good. What shows clients asks again only after whoever deleted has led away from the client's pages: they would take the missing client for a wrong address. */
export const useDeleteClient = () =>
  useSaving({
    call: ({ organizationId, clientId, confirmed }: Deletion) =>
      confirmed(async () =>
        api.rpc.delete_client_routed({
          p_org_id: requireOrganization(organizationId),
          p_client_id: clientId,
        }),
      ),
    words: 'Failed to delete client',
    onSaved: () => toast.success('Client deleted successfully'),
  })
