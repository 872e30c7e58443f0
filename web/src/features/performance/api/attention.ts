import type { FiguresAttention } from '@sextant/contracts/performance-intelligence/routes'
import { queryOptions } from '@tanstack/react-query'
import { api } from '@/client/api.ts'
import { performanceKeys } from './keys.ts'

/** What of the figures asks for somebody on the first page: one small answer. */
export const figuresAttentionQuery = (clientId: string | null) =>
  queryOptions({
    queryKey: performanceKeys.attention(clientId),
    meta: { shows: ['figures', 'notifications'] },
    staleTime: 30_000,
    // The first page waits for it, and does well without.
    retry: false,
    queryFn: (): Promise<FiguresAttention> =>
      api.performance.attention(clientId ? { client_id: clientId } : {}),
  })
