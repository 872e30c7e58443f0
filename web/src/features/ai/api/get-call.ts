import type { AiCall } from '@sextant/contracts/ai/routes'
import { queryOptions } from '@tanstack/react-query'
import { api } from '@/client/api.ts'
import { aiKeys } from './keys.ts'

/** One call whole. It never changes. */
export const aiCallQuery = (id: string) =>
  queryOptions({
    queryKey: aiKeys.call(id),
    queryFn: (): Promise<AiCall> => api.ai.call({ id }),
    staleTime: Infinity,
    gcTime: 60_000,
  })
