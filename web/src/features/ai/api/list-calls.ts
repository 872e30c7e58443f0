import type { AiCallRow } from '@sextant/contracts/ai/routes'
import { infiniteQueryOptions } from '@tanstack/react-query'
import { api } from '@/client/api.ts'
import { aiKeys } from './keys.ts'

type CallPage = { items: AiCallRow[]; more: boolean }

/** What was sent to language models, newest first, page by page. */
export const aiCallsQuery = (clientId: string | null) =>
  infiniteQueryOptions({
    queryKey: aiKeys.calls(clientId),
    queryFn: ({ pageParam }): Promise<CallPage> =>
      api.ai.calls({
        ...(clientId === null ? {} : { client_id: clientId }),
        ...(pageParam === null ? {} : { before: pageParam }),
      }),
    initialPageParam: null as string | null,
    getNextPageParam: (last: CallPage) => (last.more ? last.items.at(-1)?.id : undefined),
    staleTime: 10_000,
  })
