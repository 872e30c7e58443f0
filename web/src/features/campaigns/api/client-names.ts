import { queryOptions } from '@tanstack/react-query'
import { api } from '@/client/api.ts'
import { campaignKeys } from './keys.ts'

/** Clients by name, for choosing one. */
export const clientNamesQuery = (organizationId: string) =>
  queryOptions({
    queryKey: campaignKeys.clientNames(organizationId),
    queryFn: () => api.clients.names(),
    staleTime: 5 * 60_000,
    meta: { shows: ['clients'] },
  })
