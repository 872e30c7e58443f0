import type { ClientRow } from '@sextant/contracts/rows'
import { queryOptions } from '@tanstack/react-query'
import { api } from '@/client/api.ts'
import { clientKeys } from './keys.ts'

const MOST = 200

/** Clients with the most pressing first, at most 200 of them, and how many there are in all. */
export const clientsByNeedQuery = (organizationId: string) =>
  queryOptions({
    queryKey: clientKeys.byNeed(organizationId),
    queryFn: async (): Promise<{ clients: ClientRow[]; total: number }> => {
      const { rows, total } = await api.clients.list({ sort: 'attention', limit: MOST })
      return { clients: rows, total }
    },
    staleTime: 60_000,
    meta: { shows: ['clients', 'campaigns'] },
  })
