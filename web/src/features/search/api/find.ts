import type { FoundPage, SearchKind } from '@sextant/contracts/search/routes'
import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query'
import { api } from '@/client/api.ts'

export type Wanted = {
  words: string
  kind?: SearchKind
  client_id?: string
  since?: string
  until?: string
}
const all = ['search'] as const
const PAGE = 20
/** In the palette, of all kinds together. */
const AT_HAND = 8
const shows = [
  'documents',
  'agent-outputs',
  'deliverables',
  'campaigns',
  'clients',
  'company-facts',
  'agent-sessions',
  'messages',
] as const

/** Everything that holds any of the words, best first, twenty at a time. */
export const searchQuery = (orgId: string, wanted: Wanted) =>
  infiniteQueryOptions({
    queryKey: [...all, 'page', orgId, wanted],
    meta: { shows },
    queryFn: ({ pageParam }): Promise<FoundPage> =>
      api.search.find({ ...wanted, limit: PAGE, offset: pageParam }),
    initialPageParam: 0,
    getNextPageParam: (last, pages) =>
      pages.length * PAGE < last.total && last.rows.length > 0 ? pages.length * PAGE : undefined,
    enabled: wanted.words !== '',
    placeholderData: keepPreviousData,
  })

/** The best few for somebody who types. */
export const searchAtHandQuery = (orgId: string, clientId: string | null, words: string) =>
  queryOptions({
    queryKey: [...all, 'at hand', orgId, clientId, words],
    meta: { shows },
    queryFn: (): Promise<FoundPage> =>
      api.search.find({
        words,
        goes_on: true,
        limit: AT_HAND,
        ...(clientId && { client_id: clientId }),
      }),
    placeholderData: keepPreviousData,
  })
