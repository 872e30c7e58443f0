import type {
  LibraryFilter,
  LibraryOverview,
  LibraryRow,
  LibrarySort,
} from '@sextant/contracts/agent-outputs/library'
import type { Corrected } from '@sextant/contracts/search/routes'
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { api } from '@/client/api.ts'
import { outputKeys } from './keys.ts'

/** Fewer, larger pages: each one that comes draws the list again. */
const PAGE = 100
type Page = { rows: LibraryRow[]; next: string | null; corrected: Corrected[] }
/** What makes an output stale, and whose names its card bears. */
const SHOWS = ['agent-outputs', 'company-facts', 'documents', 'campaigns', 'clients'] as const

/** The outputs that a filter finds, page by page. */
export const libraryQuery = (filter: LibraryFilter, sort: LibrarySort) =>
  infiniteQueryOptions({
    queryKey: outputKeys.library({ ...filter, sort }),
    queryFn: ({ pageParam }): Promise<Page> =>
      api.agentOutputs.library({
        ...filter,
        sort,
        limit: PAGE,
        ...(pageParam ? { after: pageParam } : {}),
      }),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next ?? undefined,
    // Comparing a hundred pages with themselves costs more than drawing a screenful anew.
    structuralSharing: false,
    staleTime: 10_000,
    meta: { shows: SHOWS },
  })

/** How many the filter finds; `within`: what there is to choose from, of one client. */
export const libraryOverviewQuery = (filter: LibraryFilter, within: string | null) =>
  queryOptions({
    queryKey: outputKeys.overview({ ...filter, within }),
    queryFn: (): Promise<LibraryOverview> =>
      api.agentOutputs.libraryOverview({ ...filter, ...(within ? { within } : {}) }),
    staleTime: 10_000,
    meta: { shows: SHOWS },
  })
