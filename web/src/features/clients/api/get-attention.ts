import type { ClientAttention } from '@sextant/contracts/clients/routes'
import { queryOptions } from '@tanstack/react-query'
import { api } from '@/client/api.ts'
import { clientKeys } from './keys.ts'

/** What asks for somebody's attention, client by client, most pressing first. */
export const attentionQuery = (organizationId: string) =>
  queryOptions({
    queryKey: clientKeys.attention(organizationId),
    queryFn: (): Promise<ClientAttention[]> => api.clients.attention(),
    staleTime: 60_000,
    meta: { shows: ['clients', 'campaigns', 'approvals', 'messages'] },
  })
