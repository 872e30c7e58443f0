import type { ClientAttention } from '@sextant/contracts/clients/routes'
import { queryOptions } from '@tanstack/react-query'
import { api } from '@/client/api.ts'

/** What asks for somebody's attention, client by client, most pressing first. */
export const attentionQuery = (organizationId: string) =>
  queryOptions({
    queryKey: ['clients', organizationId, 'attention'],
    queryFn: (): Promise<ClientAttention[]> => api.clients.attention(),
    staleTime: 60_000,
  })
