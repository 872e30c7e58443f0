import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { attentionQuery } from '@/features/clients/api/get-attention.ts'
import { clientsQuery } from '@/features/clients/api/list-clients.ts'
import { statusCounts, type ClientFilter } from '@/features/clients/client-filter.ts'
import { useMe } from '@/features/session/api/get-me.ts'

const none = new Map<string, never>()

export type FoundClients = ReturnType<typeof useClientList>

/** What the filter finds, how much of it there is, what waits at whom, and whether there is anybody at all. */
export function useClientList(filter: ClientFilter) {
  const { organization } = useMe()
  const orgId = organization?.id ?? ''
  const list = useInfiniteQuery({
    ...clientsQuery(orgId, filter),
    placeholderData: keepPreviousData,
  })
  const attention = useQuery(attentionQuery(orgId))
  const signals = useMemo(
    () =>
      attention.data
        ? new Map(attention.data.map(({ client_id, signals: its }) => [client_id, its]))
        : none,
    [attention.data],
  )
  const rows = useMemo(() => list.data?.pages.flatMap(page => page.rows) ?? [], [list.data])
  const { total = 0, by_status: byStatus = {} } = list.data?.pages[0] ?? {}
  const nobody = list.isSuccess && Object.values(byStatus).every(count => count === 0)
  return {
    list,
    rows,
    total,
    statuses: statusCounts(byStatus),
    signals,
    /** How many have something waiting; null while that is not known. */
    needing: attention.data ? signals.size : null,
    nobody,
    /** Nobody the filter finds, though there are clients. */
    nothing: list.isSuccess && !nobody && rows.length === 0,
    showMore: () => {
      if (list.hasNextPage && !list.isFetchingNextPage) void list.fetchNextPage()
    },
  }
}
