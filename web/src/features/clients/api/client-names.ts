import { queryOptions } from '@tanstack/react-query'
import { api } from '@/client/api.ts'
import { clientKeys } from './keys.ts'

export type ClientName = { id: string; slug: string; name: string; status: string }

/** Every client of the agency by name, archived ones left out. */
export const clientNamesQuery = (organizationId: string) =>
  queryOptions({
    queryKey: clientKeys.names(organizationId),
    queryFn: (): Promise<ClientName[]> => api.clients.names(),
    staleTime: 5 * 60_000,
    meta: { shows: ['clients'] },
  })
