import { PENDING_POLL_MS } from '@sextant/contracts/limits'
import type { InferContractRouterOutputs } from '@orpc/contract'
import type { contract } from '@sextant/contracts/contract'
import { queryOptions } from '@tanstack/react-query'
import { api } from '@/client/api.ts'
import { changed } from '@/client/changed.ts'
import { queryClient } from '@/client/query-client.ts'
import { useSaving } from '@/client/use-saving.ts'
import { notificationKeys } from './keys.ts'

type Notifications = InferContractRouterOutputs<typeof contract>['notifications']['list']

/** The newest notifications and how many are unread. Asked again every 30 s, not while the tab is hidden. */
export const notificationsQuery = queryOptions({
  queryKey: notificationKeys.list,
  meta: { shows: ['notifications'] },
  queryFn: (): Promise<Notifications> => api.notifications.list({ limit: 30 }),
  staleTime: PENDING_POLL_MS,
  refetchInterval: PENDING_POLL_MS,
  refetchIntervalInBackground: false,
  retry: false,
})

const unreadIn = (items: Notifications['items'], ids: readonly string[]) =>
  items.filter(item => ids.includes(item.id) && !item.read_at).length

/** The list as it is once these are read. */
function readNow(now: Notifications, ids: readonly string[] | 'all'): Notifications {
  const at = new Date().toISOString()
  const isMeant = (id: string) => ids === 'all' || ids.includes(id)
  return {
    unread: ids === 'all' ? 0 : now.unread - unreadIn(now.items, ids),
    items: now.items.map(item =>
      item.read_at || !isMeant(item.id) ? item : { ...item, read_at: at },
    ),
  }
}

/** Marks some, or all, as read: at once here, then at the server. A failure is not told: the list tells again what is unread. */
export const useMarkRead = () =>
  useSaving({
    call: async (ids: readonly string[] | 'all') => {
      await queryClient.cancelQueries({ queryKey: notificationKeys.list })
      queryClient.setQueryData(notificationsQuery.queryKey, now => now && readNow(now, ids))
      return api.notifications.markRead(ids === 'all' ? {} : { ids: [...ids] })
    },
    words: 'That could not be kept.',
    told: 'in place',
    onSaved: ({ unread }) =>
      queryClient.setQueryData(notificationsQuery.queryKey, now => now && { ...now, unread }),
    onFailed: () => void changed('notifications'),
  })
