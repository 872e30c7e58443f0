import { queryOptions } from '@tanstack/react-query'
import { api } from '@/client/api.ts'

export type ClientName = { id: string; slug: string; name: string; status: string }

/** Every client of the agency by name, archived ones left out. */
export const clientNamesQuery = (organizationId: string) =>
  queryOptions({
    queryKey: ['clients', organizationId, 'names'],
    queryFn: (): Promise<ClientName[]> => api.clients.names(),
    staleTime: 5 * 60_000,
  })
