import type { AiSettings } from '@sextant/contracts/ai/routes'
import { queryOptions } from '@tanstack/react-query'
import { api } from '@/client/api.ts'
import { aiKeys } from './keys.ts'

/** Which language model writes, and what it may cost. Somebody's run may have just cost something. */
export const aiSettingsQuery = queryOptions({
  queryKey: aiKeys.settings,
  queryFn: (): Promise<AiSettings> => api.ai.read(),
  staleTime: 10_000,
  meta: { shows: ['ai', 'clients'] },
})
