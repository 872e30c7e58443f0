import type { FoundPassage } from '@sextant/contracts/documents/rows'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { api } from '@/client/api.ts'
import { documentKeys } from './keys.ts'

/** Passages that hold any of the words, best first; of one client, or of all in reach. */
export const passagesQuery = (words: string, clientId: string | null) =>
  queryOptions({
    queryKey: documentKeys.search(words, clientId),
    meta: { shows: ['documents'] },
    queryFn: (): Promise<FoundPassage[]> =>
      api.documents.search({ words, ...(clientId && { client_id: clientId }), limit: 50 }),
    enabled: words !== '',
    placeholderData: keepPreviousData,
  })
