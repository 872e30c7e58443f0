import { useMemo } from 'react'
import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { libraryOverviewQuery, libraryQuery } from '@/features/outputs/api/library.ts'
import { askedOf, type OutputFilter } from '@/features/outputs/output-filter.ts'
import { usePlace } from '@/shell/place.ts'

/** What the filter finds, of the organization or of the client one is in, and what there is to choose from. */
export function useLibrary(filter: OutputFilter) {
  const within = usePlace().client?.id ?? null
  const asked = { ...askedOf(filter), ...(within ? { client: within } : {}) }
  const list = useInfiniteQuery({
    ...libraryQuery(asked, filter.sort),
    placeholderData: keepPreviousData,
  })
  const overview = useQuery({
    ...libraryOverviewQuery(asked, within),
    placeholderData: keepPreviousData,
  })
  const pages = list.data?.pages
  const rows = useMemo(() => pages?.flatMap(page => page.rows) ?? [], [pages])
  return {
    list,
    rows,
    overview: overview.data,
    corrected: pages?.[0]?.corrected ?? [],
    nothing: list.data !== undefined && rows.length === 0,
    showMore: () => {
      if (list.hasNextPage && !list.isFetching) void list.fetchNextPage()
    },
  }
}
export type Library = ReturnType<typeof useLibrary>
