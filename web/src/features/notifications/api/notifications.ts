import { PENDING_POLL_MS } from '@sextant/contracts/limits'
import type { InferContractRouterOutputs } from '@orpc/contract'
import type { contract } from '@sextant/contracts/contract'
import { queryOptions } from '@tanstack/react-query'
import { api } from '@/client/api.ts'
import { queryClient } from '@/client/query-client.ts'

type Notifications = InferContractRouterOutputs<typeof contract>['notifications']['list']

/** The newest notifications and how many are unread. Asked again every 30 s, not while the tab is hidden. */
export const notificationsQuery = queryOptions({
  queryKey: ['notifications'],
  queryFn: (): Promise<Notifications> => api.notifications.list({ limit: 30 }),
  staleTime: PENDING_POLL_MS,
  refetchInterval: PENDING_POLL_MS,
  refetchIntervalInBackground: false,
  retry: false,
})

/** Marks some, or without ids all, as read: at once here, then at the server. */
export async function markRead(ids?: string[]) {
  await queryClient.cancelQueries({ queryKey: notificationsQuery.queryKey })
  const at = new Date().toISOString()
  queryClient.setQueryData(
    notificationsQuery.queryKey,
    (now: Notifications | undefined) =>
      now && {
        unread: ids
          ? now.unread - now.items.filter(item => ids.includes(item.id) && !item.read_at).length
          : 0,
        items: now.items.map(item =>
          item.read_at || (ids && !ids.includes(item.id)) ? item : { ...item, read_at: at },
        ),
      },
  )
  try {
    const { unread } = await api.notifications.markRead(ids ? { ids } : {})
    queryClient.setQueryData(
      notificationsQuery.queryKey,
      (now: Notifications | undefined) => now && { ...now, unread },
    )
  } catch {
    // Nothing was promised: the list tells again what is unread.
    void queryClient.invalidateQueries({ queryKey: notificationsQuery.queryKey })
  }
}
