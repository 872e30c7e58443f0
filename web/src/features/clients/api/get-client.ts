import type { ClientRow } from '@sextant/contracts/rows'
import { queryOptions } from '@tanstack/react-query'
import { caches } from 'virtual:api-contract'
import { api } from '@/client/api.ts'
import { clientKeys } from './keys.ts'

// 400: an address that no client can have.
const isMissing = (error: unknown) =>
  typeof error === 'object' &&
  error !== null &&
  'status' in error &&
  (error.status === 404 || error.status === 400)

/** A client by the slug in the address; null when there is none that the caller may see. Any other failure is thrown. */
export const clientQuery = (organizationId: string, slug: string) =>
  queryOptions({
    queryKey: clientKeys.one(organizationId, slug),
    queryFn: async (): Promise<ClientRow | null> => {
      try {
        return await api.rpc.get_client_by_slug_routed({ p_org_id: organizationId, p_slug: slug })
      } catch (error) {
        if (isMissing(error)) return null
        throw error
      }
    },
    meta: { shows: ['clients', 'campaigns'] },
    ...caches.get_client_by_slug_routed,
  })
