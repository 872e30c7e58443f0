import type { BusinessContext } from '@sextant/contracts/rows'
import { queryOptions } from '@tanstack/react-query'
import { api } from '@/client/api.ts'
import { clientKeys } from './keys.ts'

/** The business profile of a client; null when nothing was said. */
export const profileQuery = (clientId: string) =>
  queryOptions({
    queryKey: clientKeys.profile(clientId),
    queryFn: (): Promise<BusinessContext | null> => api.clients.profile({ id: clientId }),
    staleTime: 60_000,
    meta: { shows: ['clients'] },
  })
