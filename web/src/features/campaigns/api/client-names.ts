import { queryOptions } from '@tanstack/react-query'
import { api } from '@/client/api.ts'

/** Clients by name, for choosing one. */
export const clientNamesQuery = (organizationId: string) =>
  queryOptions({
    queryKey: ['clients', 'names', organizationId],
    queryFn: () => api.clients.names(),
    staleTime: 5 * 60_000,
  })
